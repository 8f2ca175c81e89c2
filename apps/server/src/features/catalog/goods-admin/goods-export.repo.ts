import type { KeptPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { SkuAttr } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'

/** A SKU of a store, with what its goods say of themselves. */
export interface TemplateRow extends KeptPolicy {
  readonly goodsId: number
  readonly isFirst: boolean
  readonly code: string
  readonly title: string
  readonly titleEn: string
  readonly subTitle: string
  readonly categoryId: number
  readonly brand: string
  readonly tags: readonly string[]
  readonly attrs: readonly SkuAttr[]
  /** Null: goods of which nothing is sold here any more. */
  readonly productSn: string | null
  readonly barcode: string
  readonly salePrice: number
  readonly listPrice: number
  readonly listBasis: ListBasis
  readonly listBasisNote: string
  readonly onHand: number
  readonly weightG: number
  readonly pics: readonly PictureRef[]
  readonly pic: PictureRef | null
  readonly detailHtml: string
  readonly freight: string
  readonly maxPerUser: number
  /** Null: what the partner usually says. */
  readonly tax: Tax | null
  readonly onSale: boolean
}

/** SKUs of up to `max` goods of a store; goods without one that is sold have a row all the same. */
export async function templateRowsAfter(
  db: Db,
  { partnerId, storeId }: Scope,
  afterGoods: number,
  max: number,
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select p.goods_id as "goodsId",
      row_number() over (partition by p.goods_id order by k.sort, k.id) = 1 as "isFirst", g.code, g.title,
      g.title_en as "titleEn", g.sub_title as "subTitle", g.category_id as "categoryId", g.brand, g.tags,
      k.attrs, k.product_sn as "productSn", k.barcode, s.sale_price as "salePrice",
      k.list_price as "listPrice", g.list_basis as "listBasis", g.list_basis_note as "listBasisNote",
      s.on_hand as "onHand", k.weight_g as "weightG", g.pics, k.pic, g.detail_html as "detailHtml",
      coalesce(f.name, '') as freight, g.max_per_user as "maxPerUser", g.after_sale_days as "afterSaleDays",
      g.return_exempt as "returnExempt", g.tax, p.on_sale as "onSale"
    from (select sg.goods_id, sg.on_sale from store_goods sg
      where sg.partner_id = ${partnerId} and sg.store_id = ${storeId} and sg.goods_id > ${afterGoods}
        order by sg.goods_id limit ${max}) p
    join goods g on g.partner_id = ${partnerId} and g.id = p.goods_id
    left join freight_template f on f.partner_id = g.partner_id and f.id = g.freight_template_id
    left join (sku k
      join store_sku s on s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.sku_id = k.id)
      on k.partner_id = ${partnerId} and k.goods_id = p.goods_id and k.closed_at is null
    order by p.goods_id, k.sort, k.id`.execute(db)
  return rows
}
