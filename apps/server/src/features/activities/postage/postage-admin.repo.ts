import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'

interface Page {
  readonly offset: number
  readonly limit: number
}

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
export const postageListing: Listing = {
  columns: sql`a.name, a.audience, g.title, g.title_en as "titleEn",
    a.postage_amount as "postageAmount", a.quota, a.reserved, a.sold`,
  joins: sql`
    join sku k on k.partner_id = a.partner_id and k.id = a.sku_id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id`,
}

export interface Figures {
  readonly seen: number
  readonly joined: number
  readonly paid: number
  readonly cost: number
}

/** How a trial went so far; `cost` in fen, by the store's prices when the orders were placed. */
export async function figuresOf(db: Db, id: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*)::int from postage_seen s where s.promotion_id = ${id}) as seen, count(*)::int as joined, count(c.paid_at)::int as paid,
      coalesce((select sum(${keptShare(sql`i.promotion_amount`)}) from postage_claim q join orders o on o.partner_id = q.partner_id and o.order_sn = q.order_sn join order_item i on i.order_id = o.id
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

export async function listClaims(
  db: Db,
  id: number,
  { offset, limit }: Page,
): Promise<{ rows: ClaimRow[]; total: number }> {
  const { rows } = await sql<ClaimRow>`
    select c.member_id as "memberId", m.nickname as name, m.phone, c.order_sn as "orderSn", (extract(epoch from c.at) * 1000)::bigint as at, c.paid_at is not null as "isPaid"
    from postage_claim c join member m on m.partner_id = c.partner_id and m.id = c.member_id
    where c.promotion_id = ${id} order by c.at desc, c.member_id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from postage_claim where promotion_id = ${id}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
