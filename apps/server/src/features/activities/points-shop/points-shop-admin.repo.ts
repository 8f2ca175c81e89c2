import type {
  AdminExchange,
  AdminPointsGoods,
  PointsGoodsSetup,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { exchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  pageRows,
  type Listing,
  type Page,
  type Rows,
} from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ListedPointsGoods {
  readonly skuId: number | null
  readonly title: string
  readonly titleEn: string
  readonly points: number
  readonly cashAmount: number
  readonly quota: number
  readonly reserved: number
  readonly sold: number
  readonly level: string
  readonly levelEn: string
}

/** What a list shows of something for points. */
export const pointsGoodsListing: Listing = {
  columns: sql`a.sku_id as "skuId", coalesce(g.title, t.name) as title,
    coalesce(g.title_en, t.name_en, '') as "titleEn", a.points, a.cash_amount as "cashAmount",
    a.quota, a.reserved, a.sold, coalesce(v.name, a.min_level, '') as level,
    coalesce(v.name_en, '') as "levelEn"`,
  joins: sql`
    left join sku k on k.id = a.sku_id left join goods g on g.id = k.goods_id
    left join coupon_template t on t.id = a.template_id
    left join level v on v.partner_id = a.partner_id and v.code = a.min_level`,
}

/** What came of it so far and did not go back; points, and fen. */
export async function figuresOf(
  db: Db,
  scope: Scope,
  id: number,
): Promise<AdminPointsGoods['figures']> {
  const { rows } = await sql<AdminPointsGoods['figures']>`
    select (select count(*)::int from points_shop_seen s where s.partner_id = ${scope.partnerId}
      and s.store_id = ${scope.storeId}) as seen,
      count(distinct x.member_id) filter (where x.status <> ${lit(exchangeStatus.closed)})::int as members,
      count(*)::int as exchanges,
      count(*) filter (where x.status = ${lit(exchangeStatus.unpaid)})::int as unpaid,
      count(*) filter (where x.status = ${lit(exchangeStatus.closed)})::int as closed,
      coalesce(sum(coalesce(${keptShare(sql`x.points`)}, x.points))
        filter (where x.status = ${lit(exchangeStatus.done)}), 0)::bigint as points,
      coalesce(sum(i.real_amount - i.refunded_amount)
        filter (where x.status = ${lit(exchangeStatus.done)}), 0)::bigint as cash,
      coalesce(sum(greatest(0,
          i.product_price * (i.quantity - i.returned_quantity) - i.real_amount + i.refunded_amount))
        filter (where x.status = ${lit(exchangeStatus.done)}), 0)::bigint as cost
    from points_exchange x left join orders o on o.partner_id = x.partner_id and o.order_sn = x.order_sn
    left join order_item i on i.order_id = o.id
    where x.points_goods_id = ${id}`.execute(db)
  return rows[0]!
}

export const listExchanges = (
  db: Db,
  scope: Scope,
  id: number,
  page: Page,
  { status }: { readonly status?: number | undefined },
): Promise<Rows<AdminExchange>> =>
  pageRows(
    db,
    {
      from: sql`points_exchange x`,
      joins: sql`join member m on m.partner_id = x.partner_id and m.id = x.member_id`,
      columns: sql`x.id, x.member_id as "memberId", m.nickname, x.quantity, x.points,
        x.cash_amount as "cashAmount", x.status, x.order_sn as "orderSn", ${ms('x.at')} as at`,
      which: sql`${ofStore('x', scope)} and x.points_goods_id = ${id}
        and ${status === undefined ? sql`true` : sql`x.status = ${status}`}`,
      order: sql`x.id desc`,
    },
    page,
  )

/** What a set-up must know beside what it sells. */
export interface SetUpTerms {
  /** It is up for points at the same time already. */
  readonly isUp: boolean
  readonly hasLevel: boolean
}

export async function setUpTerms(
  db: Db,
  scope: Scope,
  { id, skuId, templateId, minLevel, startAt, endAt }: PointsGoodsSetup,
): Promise<SetUpTerms> {
  const { rows } = await sql<SetUpTerms>`
    select exists (select 1 from points_goods a
        where ${ofStore('a', scope)} and a.id <> ${id} and a.closed_at is null
          and a.start_at < ${new Date(endAt)} and a.end_at > ${new Date(startAt)}
          and (a.sku_id = ${skuId}::bigint or a.template_id = ${templateId}::bigint)) as "isUp",
      (${minLevel}::text is null
        or exists (select 1 from level v
          where v.partner_id = ${scope.partnerId} and v.code = ${minLevel})) as "hasLevel"`.execute(
    db,
  )
  return rows[0]!
}
