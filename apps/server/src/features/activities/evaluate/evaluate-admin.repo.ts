import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'

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
export const evaluateListing: Listing = {
  columns: sql`a.name, g.title, g.title_en as "titleEn", a.quota, a.chosen, f.applied, f.waiting, f.reported`,
  joins: sql`
    join sku k on k.partner_id = a.partner_id and k.id = a.sku_id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    cross join lateral (
      select count(*)::int as applied, (count(*) filter (where y.state = 'applied'))::int as waiting, count(y.review_id)::int as reported
      from evaluation_apply y where y.evaluation_id = a.id
    ) f`,
}
