import { feedbackStates } from '@mallard/contract/content/service-center/feedback.codes'
import { sql } from 'kysely'
import type { DigestPart } from '#features/people/robot/index.ts'
import { cappedTotalOf } from '#platform/db/counted.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** Feedback that nobody has answered. */
export const feedbackDigest: DigestPart = async ({ db }, { scope }) => {
  const count = await cappedTotalOf(
    db,
    sql`service_feedback f where ${ofStore('f', scope)} and f.state = ${lit(feedbackStates.waiting)}`,
  )
  return { waiting: [{ name: ['待回复反馈', 'feedback'], count }] }
}
