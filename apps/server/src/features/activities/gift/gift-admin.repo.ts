import type { AdminGift, GiftSetup } from '@mallard/contract/activities/gift/gift-admin.calls'
import { orderStatus, orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  pageRows,
  type Listing,
  type Page,
  type Rows,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ListedGift {
  readonly name: string
  readonly skuId: number | null
  readonly templateId: number | null
  readonly points: number
  readonly title: string
  readonly titleEn: string
  readonly quota: number
  readonly taken: number
}

/** What a list shows of a gift. */
export const giftListing: Listing = {
  columns: sql`a.name, a.sku_id as "skuId", a.template_id as "templateId", a.points,
    coalesce(g.title, t.name, '') as title, coalesce(g.title_en, t.name_en, '') as "titleEn",
    a.quota, a.taken`,
  joins: sql`
    left join sku k on k.id = a.sku_id left join goods g on g.id = k.goods_id
    left join coupon_template t on t.id = a.template_id`,
}

/** Orders that a member of a claim `c` has paid since, but those that were paid back whole. */
const since = sql`orders o where o.partner_id = c.partner_id and o.member_id = c.member_id
  and o.pay_status > 0 and o.status <> ${lit(orderStatus.closed)}
  and o.kind not in (${lit(orderKind.gift, orderKind.evaluate)}) and o.pay_time > c.at`

/** What came of a gift so far; points, and fen. */
export async function figuresOf(db: Db, id: number): Promise<AdminGift['figures']> {
  const { rows } = await sql<AdminGift['figures']>`
    select (select count(*)::int from gift_seen s where s.gift_id = ${id}) as seen,
      count(*) filter (where exists (select 1 from ${since}))::int as bought,
      coalesce(sum((
        select coalesce(sum(o.paid_amount - o.refunded_amount), 0) from ${since})), 0)::bigint as paid,
      coalesce(sum((
        select i.product_price * (i.quantity - i.returned_quantity)
        from orders o
        join order_item i on i.order_id = o.id
        where o.partner_id = c.partner_id and o.order_sn = c.order_sn
        limit 1)), 0)::bigint as cost,
      coalesce(sum(c.points), 0)::bigint as points
    from gift_claim c where c.gift_id = ${id}`.execute(db)
  return rows[0]!
}

export interface ListedClaim {
  readonly id: number
  readonly memberId: number
  readonly nickname: string
  readonly joinedAt: number
  readonly at: number
  readonly orderSn: string | null
  readonly hasBought: boolean
}

export const listClaims = (
  db: Db,
  scope: Scope,
  id: number,
  page: Page,
): Promise<Rows<ListedClaim>> =>
  pageRows(
    db,
    {
      from: sql`gift_claim c`,
      joins: sql`join member m on m.partner_id = c.partner_id and m.id = c.member_id`,
      columns: sql`c.id, c.member_id as "memberId", m.nickname,
        ${ms('m.created_at')} as "joinedAt", ${ms('c.at')} as at, c.order_sn as "orderSn",
        exists (select 1 from ${since}) as "hasBought"`,
      which: sql`${ofStore('c', scope)} and c.gift_id = ${id}`,
      order: sql`c.id desc`,
    },
    page,
  )

/** Another gift of the store at the same time, by its names. */
export async function clashingGift(
  db: Db,
  scope: Scope,
  { id, startAt, endAt }: Pick<GiftSetup, 'id' | 'startAt' | 'endAt'>,
): Promise<{ name: string; nameEn: string } | undefined> {
  const { rows } = await sql<{ name: string; nameEn: string }>`
    select a.name, a.name_en as "nameEn" from gift_activity a
    where ${ofStore('a', scope)} and a.id <> ${id} and a.closed_at is null
      and a.start_at < ${new Date(endAt)} and a.end_at > ${new Date(startAt)}
    order by a.start_at limit 1`.execute(db)
  return rows[0]
}
