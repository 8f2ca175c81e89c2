import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { sql } from 'kysely'
import type { DigestPart } from '#features/people/robot/index.ts'
import { cappedTotalOf } from '#platform/db/counted.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** Returns that wait for an answer. */
export const returnDigest: DigestPart = async ({ db }, { scope }) => {
  const count = await cappedTotalOf(
    db,
    sql`return_apply r where ${ofStore('r', scope)} and r.status = ${lit(returnStatus.requested)}`,
  )
  return { waiting: [{ name: ['待处理售后', 'returns'], count }] }
}
