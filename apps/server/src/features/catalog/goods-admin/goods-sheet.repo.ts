import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { SkuAttr } from '#features/catalog/catalog/index.ts'
import { type AdminFilter, whichGoods } from './goods-admin.repo.ts'

/** A SKU in its store, with what its goods say of themselves. */
export interface SheetRow {
  readonly goodsId: number
  readonly code: string
  readonly title: string
  readonly titleEn: string
  readonly categoryId: number
  readonly brand: string
  readonly tags: readonly string[]
  readonly onSale: boolean
  readonly productSn: string
  readonly attrs: readonly SkuAttr[]
  readonly salePrice: number
  readonly listPrice: number
  readonly onHand: number
  readonly reserved: number
  readonly weightG: number
  readonly barcode: string
  /** Of its own; null: what the partner usually says. */
  readonly tax: Tax | null
}

/** SKUs of the goods that fit, in the order of the list; the first `limit` of them. */
export async function findSheetRows(
  db: Db,
  scope: Scope,
  filter: AdminFilter,
  limit: number,
): Promise<SheetRow[]> {
  const { which } = await whichGoods(db, scope, filter)
  const { rows } = await sql<SheetRow>`
    select p.goods_id as "goodsId", g.code, g.title, g.title_en as "titleEn",
      g.category_id as "categoryId", g.brand, g.tags, p.on_sale and k.closed_at is null as "onSale",
      k.product_sn as "productSn", k.attrs, s.sale_price as "salePrice",
      k.list_price as "listPrice", s.on_hand as "onHand", s.reserved,
      k.weight_g as "weightG", k.barcode, g.tax
    from (select sg.goods_id, sg.on_sale, sg.sort from ${which}
      order by sg.sort, sg.goods_id limit ${limit}) p
    join goods g on g.partner_id = ${scope.partnerId} and g.id = p.goods_id
    join sku k on k.partner_id = ${scope.partnerId} and k.goods_id = p.goods_id
    join store_sku s on ${ofStore('s', scope)}
      and s.sku_id = k.id
    order by p.sort, p.goods_id, k.sort, k.id limit ${limit}`.execute(db)
  return rows
}
