import { randomUUID } from 'node:crypto'
import type { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import {
  activityPeriod,
  activitySetup,
} from '@mallard/contract/activities/activity/activity-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import type { AdminRow } from '#app/testing/test-access.ts'

/** Calls that each activity has, so far as they are alike. */
export type ActivityCalls = Pick<
  typeof postageAdminCalls,
  'list' | 'detail' | 'save' | 'clashes' | 'close'
>

interface Accessed {
  /** Of its calls: `bargainAdmin`. */
  readonly domain: string
  readonly calls: unknown
  readonly owner: Caller
  /** A set-up of the owner's store that can be saved, each time another one. */
  readonly setup: () => object
  /** Fields of a set-up of its own, beside name and period: they name nothing owned. */
  readonly fields: readonly string[]
  /** One of another partner. */
  readonly theirs: number
  /** Names of its calls that list what came of one, with their plain fields. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
}

/** What the access test must know of the calls that all activities have alike. */
export function activityAccess({
  domain,
  calls,
  owner,
  setup,
  fields,
  theirs,
  lists = {},
}: Accessed) {
  const { save, clashes } = calls as ActivityCalls
  const asked = () => {
    const { requestId: _requestId, ...typed } = setup() as { requestId?: string }
    return typed
  }
  const requested = () => ({ ...asked(), requestId: randomUUID() })
  /** One that has not begun. */
  const one = async () => ({ id: (await owner.data(save, requested() as never)).id })
  const byId = { theirs: { id: theirs }, missing: { id: largestId } }
  const common = 'name' in save.body!.shape ? activitySetup : activityPeriod
  const plain = [...Object.keys(common).filter((name) => name !== 'id'), ...fields]
  const rows: Record<string, AdminRow> = {
    list: { own: async () => ({}) },
    detail: { own: one, ...byId },
    save: { own: async () => requested(), ...byId, plain: [...plain, 'requestId'] },
    close: {
      own: async () => ({ ...(await one()), reason: '提前结束' }),
      ...byId,
      plain: ['reason'],
    },
    ...(clashes && { clashes: { own: async () => asked(), plain: ['id', ...plain] } }),
  }
  for (const [name, its] of Object.entries(lists)) rows[name] = { own: one, ...byId, plain: its }
  const admin = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [`${domain}.${name}`, row]),
  )
  return { admin, one, byId }
}
