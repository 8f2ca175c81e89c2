import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { ToDo } from '#platform/to-do.ts'

/** States in which it is the store's turn. */
const waiting = lit(returnStatus.requested, returnStatus.returning, returnStatus.processing)

export const returnToDos = {
  'return.due': {
    right: 'return.read',
    rows: ({ scope, now }) => sql`return_apply r
      where ${ofStore('r', scope)} and r.status in (${waiting}) and r.deadline_at < ${new Date(now + day)}`,
  },
} as const satisfies Readonly<Record<string, ToDo>>
