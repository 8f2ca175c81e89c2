import type { Evaluating } from '@mallard/contract/activities/evaluate/evaluate.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Attr {
  readonly key: string
  readonly value: string
}

/** A trial with its SKU and what came of it; money in fen, times in ms. */
export interface EvaluateRow extends Evaluating {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly nameEn: string
  readonly intro: string
  readonly introEn: string
  readonly rules: string
  readonly rulesEn: string
  readonly closeReason: string
  readonly reportDays: number
  readonly skuId: number
  readonly productSn: string
  readonly goodsId: number
  readonly title: string
  readonly titleEn: string
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef
  readonly salePrice: number
  readonly available: number
  readonly applied: number
  readonly waiting: number
  readonly reported: number
  readonly late: number
}

const from = (at: Date) => sql`
  evaluation a
  join sku k on k.partner_id = a.partner_id and k.id = a.sku_id join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku t on t.partner_id = a.partner_id and t.store_id = a.store_id and t.sku_id = a.sku_id
  cross join lateral (
    select count(*)::int as applied, (count(*) filter (where y.state = 'applied'))::int as waiting,
      (count(*) filter (where y.state = 'chosen' and y.review_id is null and (y.report_due is null or y.report_due > ${at})))::int as awaited,
      (count(*) filter (where y.state = 'chosen' and y.review_id is null and y.report_due <= ${at}))::int as late,
      count(y.review_id)::int as reported
    from evaluation_apply y where y.evaluation_id = a.id
  ) f`

const columns = sql`a.id, a.version, a.name, a.name_en as "nameEn", a.intro, a.intro_en as "introEn", a.rules, a.rules_en as "rulesEn", a.close_reason as "closeReason", a.closed_at is not null as "isClosed",
  (extract(epoch from a.start_at) * 1000)::bigint as "startAt", (extract(epoch from a.end_at) * 1000)::bigint as "endAt", a.report_days as "reportDays",
  a.quota, a.chosen, a.settled_at is not null as "isSettled", f.awaited, f.applied, f.waiting, f.reported, f.late,
  k.id as "skuId", k.product_sn as "productSn", k.goods_id as "goodsId", g.title, g.title_en as "titleEn", k.attrs, k.attrs_en as "attrsEn", k.pic,
  t.sale_price as "salePrice", t.on_hand - t.reserved as available`

const ofStore = ({ partnerId, storeId }: Scope) =>
  sql`a.partner_id = ${partnerId} and a.store_id = ${storeId}`

export async function findEvaluate(
  db: Db,
  scope: Scope,
  id: number,
  at: Date,
): Promise<EvaluateRow | undefined> {
  const { rows } = await sql<EvaluateRow>`
    select ${columns} from ${from(at)} where ${ofStore(scope)} and a.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Trials that were not called off: those that take applications, those that end first before; those
 * to come, the next first; then the others, the latest first.
 */
export async function listEvaluates(
  db: Db,
  scope: Scope,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  at: Date,
): Promise<{ rows: EvaluateRow[]; total: number }> {
  const which = sql`${ofStore(scope)} and a.closed_at is null`
  const { rows } = await sql<EvaluateRow>`
    select ${columns} from ${from(at)} where ${which}
    order by case when a.end_at <= ${at} then 2 when a.start_at > ${at} then 1 else 0 end,
      case when a.end_at <= ${at} then null when a.start_at > ${at} then a.start_at else a.end_at end,
      a.end_at desc, a.id desc
    limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from evaluation a where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Staff say that choosing is over; true when it was not until now. */
export async function settle(trx: Db, scope: Scope, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update evaluation a set settled_at = ${at}
    where ${ofStore(scope)} and a.id = ${id} and a.settled_at is null and a.closed_at is null and a.end_at <= ${at} returning a.id`.execute(
    trx,
  )
  return rows.length === 1
}
