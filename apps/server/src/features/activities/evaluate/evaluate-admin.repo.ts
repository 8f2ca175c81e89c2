import { sql } from 'kysely'
import { skuListing } from '#features/activities/activity/index.ts'

export interface ListedEvaluate {
  readonly name: string
  readonly title: string
  readonly titleEn: string
  readonly quota: number
  readonly chosen: number
  readonly applied: number
  readonly waiting: number
  readonly reported: number
}

/** What a list shows of a trial. */
export const evaluateListing = skuListing(
  sql`a.quota, a.chosen, f.applied, f.waiting, f.reported`,
  sql`
    cross join lateral (
      select count(*)::int as applied,
        (count(*) filter (where y.state = 'applied'))::int as waiting,
        count(y.review_id)::int as reported
      from evaluation_apply y where y.evaluation_id = a.id) f`,
)
