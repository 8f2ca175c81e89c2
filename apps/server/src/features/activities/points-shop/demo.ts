import { beijingDay, day, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { pointsGoods, type DemoPointsGoods } from '@mallard/shop-data/activities/points-shop'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpPointsGoods } from './points-shop-admin.service.ts'

/** Days for which something is up from the day on which the shop is opened. */
const runsFor = 60

/** Puts up what is not up yet, and lets what is go on. */
export async function fillPointsShop({ services, now }: DemoWorld): Promise<void> {
  const endAt = beijingDay(now) + runsFor * day
  for (const [sort, goods] of pointsGoods.entries()) {
    const scope = parseScope(goods.store)
    if (!scope) throw new Error(`goods for points name the store ${goods.store}`)
    await services.db
      .transaction()
      .execute((trx) => putUp(trx, scope, { ...goods, sort }, now, endAt))
  }
}

async function putUp(
  trx: Db,
  scope: Scope,
  goods: DemoPointsGoods & { readonly sort: number },
  now: Instant,
  endAt: Instant,
): Promise<void> {
  const { productSn, coupon, points, cash = 0, quota, limit, minLevel = null, sort } = goods
  const { rows } = await sql<{ skuId: number | null; templateId: number | null }>`
    select (select id from sku
        where partner_id = ${scope.partnerId} and product_sn = ${productSn ?? ''}) as "skuId",
      (select id from coupon_template
        where partner_id = ${scope.partnerId} and name = ${coupon ?? ''}
        order by id limit 1) as "templateId"`.execute(trx)
  const { skuId = null, templateId = null } = rows[0] ?? {}
  if (skuId === null && templateId === null)
    throw new Error(`the points shop names what is not there: ${productSn ?? coupon}`)
  const known = await sql`
    update points_goods set end_at = greatest(end_at, ${new Date(endAt)}::timestamptz)
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and closed_at is null
      and (sku_id = ${skuId}::bigint or template_id = ${templateId}::bigint) returning id`.execute(
    trx,
  )
  if (known.rows.length > 0) return
  const setup = {
    id: 0,
    version: 0,
    skuId,
    templateId,
    points,
    cashAmount: cash,
    quota,
    limitPerUser: limit,
    startAt: beijingDay(now) - 3 * day,
    endAt,
    minLevel,
    sort,
  }
  await setUpPointsGoods(trx, scope, setup, now)
}
