import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { pageRows, skuListing, type Page, type Rows } from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ListedPostage {
  readonly name: string
  readonly audience: PostageAudience
  readonly title: string
  readonly titleEn: string
  readonly postageAmount: number
  readonly quota: number
  readonly reserved: number
  readonly sold: number
}

/** What a list shows of a trial. */
export const postageListing = skuListing(
  sql`a.audience, a.postage_amount as "postageAmount", a.quota, a.reserved, a.sold`,
)

export interface Figures {
  readonly seen: number
  readonly joined: number
  readonly paid: number
  readonly cost: number
}

/** How a trial went so far; `cost` in fen, by the store's prices when the orders were placed. */
export async function figuresOf(db: Db, id: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*)::int from postage_seen s where s.promotion_id = ${id}) as seen,
      count(*)::int as joined, count(c.paid_at)::int as paid,
      coalesce((select sum(${keptShare(sql`i.promotion_amount`)}) from postage_claim q
        join orders o on o.partner_id = q.partner_id and o.order_sn = q.order_sn
        join order_item i on i.order_id = o.id
        where q.promotion_id = ${id} and q.paid_at is not null), 0)::bigint as cost
    from postage_claim c where c.promotion_id = ${id}`.execute(db)
  return rows[0]!
}

export interface ClaimRow {
  readonly memberId: number
  readonly name: string
  readonly phone: string | null
  readonly orderSn: string
  readonly at: number
  readonly isPaid: boolean
}

export const listClaims = (db: Db, scope: Scope, id: number, page: Page): Promise<Rows<ClaimRow>> =>
  pageRows(
    db,
    {
      from: sql`postage_claim c`,
      joins: sql`join member m on m.partner_id = c.partner_id and m.id = c.member_id`,
      columns: sql`c.member_id as "memberId", m.nickname as name, m.phone, c.order_sn as "orderSn",
        ${ms('c.at')} as at, c.paid_at is not null as "isPaid"`,
      which: sql`${ofStore('c', scope)} and c.promotion_id = ${id}`,
      order: sql`c.at desc, c.member_id desc`,
    },
    page,
  )
