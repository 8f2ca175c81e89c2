import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  promotionsPart,
  type FreightTemplate,
  type PromotionRead,
} from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { couponsPart, type CouponOwner, type HeldRow } from './coupon.repo.ts'

/** A SKU as the checkout would read it, for one unit. */
export interface OfferedUnit {
  readonly productSn: string
  readonly skuId: number
  readonly goodsId: number
  readonly categoryId: number
  readonly salePrice: number
  readonly weight: number
  readonly template: FreightTemplate
}

/** The SKUs of goods in a store, in their order. */
export async function unitsOfGoods(db: Db, scope: Scope, itemId: number): Promise<OfferedUnit[]> {
  const { rows } = await sql<OfferedUnit>`
    select k.product_sn as "productSn", k.id as "skuId", g.id as "goodsId", g.category_id as "categoryId",
      s.sale_price as "salePrice", k.weight_g as "weight",
      json_build_object('id', t.id, 'mode', t.mode, 'areas', t.areas) as template
    from goods g join sku k on k.partner_id = g.partner_id and k.goods_id = g.id
    join store_sku s on s.partner_id = k.partner_id and s.store_id = ${scope.storeId} and s.sku_id = k.id
    join freight_template t on t.partner_id = g.partner_id and t.id = g.freight_template_id
    where g.partner_id = ${scope.partnerId} and g.id = ${itemId} order by k.sort, k.id`.execute(db)
  return rows
}

interface OwnTerms {
  readonly promotions: PromotionRead
  readonly held: readonly HeldRow[]
}

/** What holds for one shopper alone: level, promotions used, coupons held; one statement. */
export async function ownTerms(db: Db, owner: CouponOwner, now: Date): Promise<OwnTerms> {
  const { rows } = await sql<OwnTerms>`
    select ${promotionsPart(owner, false)} as promotions, ${couponsPart(owner, now)} as held`.execute(
    db,
  )
  return rows[0]!
}
