import type { PostageSetup } from '@mallard/contract/activities/postage/postage-admin.calls'
import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'

const ofStore = (scope: Scope) =>
  sql`p.partner_id = ${scope.partnerId} and p.store_id = ${scope.storeId}`

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

export interface SetUpSku {
  readonly title: string
  readonly titleEn: string
  readonly salePrice: number
  readonly available: number
  /** A trial of the same SKU at the same time. */
  readonly clash: string | null
  /** Another activity of the SKU at the same time. */
  readonly other: { readonly tag: string; readonly tagEn: string } | null
}

/** What a set-up must know of its SKU; undefined when the store does not have it. */
export async function setUpSku(
  db: Db,
  scope: Scope,
  { id, skuId, startAt, endAt }: Pick<PostageSetup, 'id' | 'skuId' | 'startAt' | 'endAt'>,
): Promise<SetUpSku | undefined> {
  const [from, until] = [new Date(startAt), new Date(endAt)]
  const { rows } = await sql<SetUpSku>`
    select g.title, g.title_en as "titleEn", t.sale_price as "salePrice", t.on_hand - t.reserved as available,
      (select p.name from postage_promotion p where ${ofStore(scope)} and p.sku_id = k.id and p.id <> ${id} and p.closed_at is null
        and p.start_at < ${until} and p.end_at > ${from} order by p.start_at limit 1) as clash,
      (select jsonb_build_object('tag', a.tag, 'tagEn', a.tag_en) from activity_offer a where a.partner_id = k.partner_id and a.store_id = t.store_id and a.sku_id = k.id
        and a.kind <> ${orderKind.postage} and a.start_at < ${until} and a.end_at > ${from} order by a.start_at limit 1) as other
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = k.partner_id and t.store_id = ${scope.storeId} and t.sku_id = k.id
    where k.partner_id = ${scope.partnerId} and k.id = ${skuId}`.execute(db)
  return rows[0]
}
