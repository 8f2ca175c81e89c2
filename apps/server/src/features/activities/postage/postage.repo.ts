import type { Period } from '@mallard/contract/activities/activity/activity.codes'
import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { hasBought } from '#features/trade/order/index.ts'
import { noteSeenIn } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'

interface Attr {
  readonly key: string
  readonly value: string
}

/** A trial with its SKU; money in fen, times in ms. */
export interface PostageRow extends Period {
  readonly id: number
  readonly uuid: string
  readonly version: number
  readonly name: string
  readonly nameEn: string
  readonly rules: string
  readonly rulesEn: string
  readonly closeReason: string
  readonly postageAmount: number
  readonly quota: number
  readonly reserved: number
  readonly sold: number
  readonly audience: PostageAudience
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
  readonly isOnSale: boolean
}

const ofStore = (scope: Scope) =>
  sql`p.partner_id = ${scope.partnerId} and p.store_id = ${scope.storeId}`

const columns = sql`p.id, p.uuid, p.version, p.name, p.name_en as "nameEn", p.rules, p.rules_en as "rulesEn", p.close_reason as "closeReason", p.closed_at is not null as "isClosed",
  (extract(epoch from p.start_at) * 1000)::bigint as "startAt", (extract(epoch from p.end_at) * 1000)::bigint as "endAt",
  p.postage_amount as "postageAmount", p.quota, p.reserved, p.sold, p.audience,
  k.id as "skuId", k.product_sn as "productSn", k.goods_id as "goodsId", g.title, g.title_en as "titleEn", k.attrs, k.attrs_en as "attrsEn", k.pic,
  t.sale_price as "salePrice", t.on_hand - t.reserved as available, coalesce(sg.on_sale and k.closed_at is null, false) as "isOnSale"`

const joins = sql`
  join sku k on k.partner_id = p.partner_id and k.id = p.sku_id join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku t on t.partner_id = p.partner_id and t.store_id = p.store_id and t.sku_id = p.sku_id
  left join store_goods sg on sg.partner_id = p.partner_id and sg.store_id = p.store_id and sg.goods_id = k.goods_id`

export async function findPostage(
  db: Db,
  scope: Scope,
  by: { readonly uuid: string } | { readonly id: number },
): Promise<PostageRow | undefined> {
  const which = 'uuid' in by ? sql`p.uuid = ${by.uuid}` : sql`p.id = ${by.id}`
  const { rows } = await sql<PostageRow>`
    select ${columns} from postage_promotion p ${joins} where ${ofStore(scope)} and ${which}`.execute(
    db,
  )
  return rows[0]
}

/** Trials that run at a moment, those first that end first. */
export async function runningPostages(db: Db, scope: Scope, at: Date): Promise<PostageRow[]> {
  const { rows } = await sql<PostageRow>`
    select ${columns} from postage_promotion p ${joins}
    where ${ofStore(scope)} and p.closed_at is null and p.start_at <= ${at} and p.end_at > ${at} and coalesce(sg.on_sale and k.closed_at is null, false)
    order by p.end_at, p.id limit 20`.execute(db)
  return rows
}

/** How a member stands to a trial. */
export interface Standing {
  /** The order in which they took it. */
  readonly orderSn: string | null
  /** They never bought anything of the partner, but what was paid back whole. */
  readonly isNew: boolean
}

export async function standingOf(
  db: Db,
  { partnerId, storeId }: Scope,
  promotionId: number,
  memberId: number,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select c.order_sn from postage_claim c where c.partner_id = ${partnerId} and c.store_id = ${storeId} and c.promotion_id = ${promotionId} and c.member_id = ${memberId}) as "orderSn",
      not ${hasBought(partnerId, memberId)} as "isNew"`.execute(db)
  return rows[0]!
}

/** Remembers that a member saw a trial, once. */
export const noteSeen = noteSeenIn('postage_seen', 'promotion_id')
