import type { ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { GoodsVideo } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { returnColumns, taxColumn } from './goods-admin.repo.ts'
import type { Attribute, GoodsTwin, Parameter, SkuAttr } from '#features/catalog/catalog/index.ts'

export interface NewGoods {
  readonly code: string
  readonly title: string
  readonly titleEn: string
  readonly subTitle: string
  readonly subTitleEn: string
  readonly brand: string
  readonly categoryId: number
  readonly tags: readonly string[]
  readonly pics: readonly PictureRef[]
  readonly video: GoodsVideo | null
  readonly params: readonly Parameter[]
  readonly attrs: readonly Attribute[]
  readonly en: GoodsTwin
  readonly detailHtml: string
  readonly maxPerUser: number
  readonly returnPolicy: ReturnPolicy
  readonly tax?: Tax | null | undefined
  readonly listBasis: ListBasis
  readonly listBasisNote: string
  readonly listBasisNoteEn: string
  readonly freightTemplateId: number
  readonly tokens: readonly string[]
  readonly searchText: string
  readonly sounds: readonly string[]
  readonly at: Date
}

/** Their ids in the order given. */
export async function insertGoods(
  trx: Db,
  partnerId: number,
  goods: readonly NewGoods[],
): Promise<number[]> {
  const rows = await trx
    .insertInto('goods')
    .values(goods.map((each) => goodsRow(partnerId, each)))
    .returning(['id', 'code'])
    .execute()
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return goods.map(({ code }) => ids.get(code)!)
}

const goodsRow = (partnerId: number, goods: NewGoods) => ({
  partner_id: partnerId,
  code: goods.code,
  category_id: goods.categoryId,
  title: goods.title,
  title_en: goods.titleEn,
  sub_title: goods.subTitle,
  sub_title_en: goods.subTitleEn,
  brand: goods.brand,
  pics: JSON.stringify(goods.pics),
  video: goods.video && JSON.stringify(goods.video),
  detail_html: goods.detailHtml,
  sections: '[]',
  params: JSON.stringify(goods.params),
  attrs: JSON.stringify(goods.attrs),
  tags: [...goods.tags],
  tags_en: [],
  en: JSON.stringify(goods.en),
  tokens: [...goods.tokens],
  search_text: goods.searchText,
  sounds: [...goods.sounds],
  freight_template_id: goods.freightTemplateId,
  max_per_user: goods.maxPerUser,
  ...returnColumns(goods.returnPolicy),
  ...taxColumn(goods.tax),
  list_basis: goods.listBasis,
  list_basis_note: goods.listBasisNote,
  list_basis_note_en: goods.listBasisNoteEn,
  launched_at: goods.at,
})

export interface NewSku {
  readonly goodsId: number
  readonly productSn: string
  readonly attrs: readonly SkuAttr[]
  readonly attrsEn: readonly SkuAttr[]
  readonly pic: PictureRef
  readonly listPrice: number
  readonly weightG: number
  readonly barcode: string
  readonly salePrice: number
  readonly onHand: number
  /** Its place among those of the goods. */
  readonly sort: number
}

/**
 * SKUs of goods, as one store sells them, with the first line of their stock's log; their
 * ids in the order given.
 */
export async function insertSkus(
  trx: Db,
  scope: Scope,
  skus: readonly NewSku[],
  at: Date,
): Promise<number[]> {
  const rows = await trx
    .insertInto('sku')
    .values(
      skus.map((sku) => ({
        partner_id: scope.partnerId,
        goods_id: sku.goodsId,
        product_sn: sku.productSn,
        attrs: JSON.stringify(sku.attrs),
        attrs_en: JSON.stringify(sku.attrsEn),
        pic: JSON.stringify(sku.pic),
        list_price: sku.listPrice,
        weight_g: sku.weightG,
        barcode: sku.barcode,
        sort: sku.sort,
      })),
    )
    .returning(['id', 'product_sn'])
    .execute()
  const ids = new Map(rows.map(({ id, product_sn: sn }) => [sn, id]))
  const place = { partner_id: scope.partnerId, store_id: scope.storeId }
  const offered = skus.map((sku) => ({
    ...place,
    sku_id: ids.get(sku.productSn)!,
    sale_price: sku.salePrice,
    on_hand: sku.onHand,
  }))
  await trx.insertInto('store_sku').values(offered).execute()
  await trx
    .insertInto('stock_log')
    .values(
      offered.map(({ sku_id: skuId, on_hand: onHand }) => ({
        ...place,
        sku_id: skuId,
        delta_on_hand: onHand,
        delta_reserved: 0,
        biz_type: 'initial',
        biz_id: `${scope.partnerId}-${scope.storeId}`,
        after_on_hand: onHand,
        after_reserved: 0,
        created_at: at,
      })),
    )
    .execute()
  return offered.map(({ sku_id: id }) => id)
}

/** In front of what the store has: new goods are seen first, the last of them before the others. */
export async function insertStoreGoods(
  trx: Db,
  { partnerId, storeId }: Scope,
  goods: readonly { readonly id: number; readonly onSale: boolean }[],
): Promise<void> {
  await sql`
    insert into store_goods (partner_id, store_id, goods_id, on_sale, sort)
    select ${partnerId}, ${storeId}, g.id, g.on_sale, first.sort - g.place
    from unnest(${goods.map(({ id }) => id)}::bigint[], ${goods.map(({ onSale }) => onSale)}::boolean[])
      with ordinality g(id, on_sale, place)
    cross join (select coalesce(min(sort), 1) as sort from store_goods
      where partner_id = ${partnerId} and store_id = ${storeId}) first
    order by g.place`.execute(trx)
}

/** Until the transaction ends nobody else gives codes: `k-1` and `K-1` at once would be two. */
export async function lockCodes(trx: Db, partnerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`codes ${partnerId}`}))`.execute(trx)
}

/** Whether goods of the partner have one of these codes, in whatever case. */
export async function hasGoodsCode(
  trx: Db,
  partnerId: number,
  codes: readonly string[],
): Promise<boolean> {
  const lower = codes.map((code) => code.toLowerCase())
  const found = await trx
    .selectFrom('goods')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where(sql`lower(code)`, '=', sql`any(${lower}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whose these codes are, in whatever case: of SKUs that have them, or had them before and are named
 * by them in orders.
 */
export async function codesTaken(
  trx: Db,
  partnerId: number,
  productSns: readonly string[],
): Promise<{ code: string; skuId: number }[]> {
  const lower = productSns.map((sn) => sn.toLowerCase())
  const { rows } = await sql<{ code: string; skuId: number }>`
    select k.product_sn as code, k.id as "skuId" from sku k
    where k.partner_id = ${partnerId} and lower(k.product_sn) = any(${lower}::text[])
    union all
    select b.product_sn, b.sku_id from sku_code_before b
    where b.partner_id = ${partnerId} and lower(b.product_sn) = any(${lower}::text[])
    order by code`.execute(trx)
  return rows
}

export async function freightTemplatesOf(
  db: Db,
  partnerId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('freight_template')
    .select(['id', 'name'])
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .execute()
}

/** How many goods of a partner have each freight template, by its id. */
export async function goodsByFreight(
  db: Db,
  partnerId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .select(['freight_template_id as id', (each) => each.fn.countAll<string>().as('count')])
    .groupBy('freight_template_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Brands that goods of the partner name, the most named first. */
export async function brandsOf(db: Db, partnerId: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('goods')
    .select('brand')
    .where('partner_id', '=', partnerId)
    .where('brand', '<>', '')
    .groupBy('brand')
    .orderBy((each) => each.fn.countAll(), 'desc')
    .orderBy('brand')
    .limit(limit)
    .execute()
  return rows.map(({ brand }) => brand)
}
