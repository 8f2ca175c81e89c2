import type { KeptPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { type RawBuilder, type Selectable, sql, type Kysely } from 'kysely'
import type { FreightArea } from '#features/shop/store/index.ts'
import type { Tables } from '#platform/db/tables.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { skuIdOfCode, skusByAnyCode } from './sku-code.repo.ts'
import './catalog.tables.ts'

type Goods = Selectable<Tables['goods']>

export interface GoodsRow extends Pick<
  Goods,
  'pics' | 'video' | 'sections' | 'params' | 'attrs' | 'en'
> {
  id: number
  title: string
  title_en: string
  sub_title: string
  sub_title_en: string
  brand: string
  detail_html: string
  tags: string[]
  tags_en: string[]
  max_per_user: number
  after_sale_days: number
  return_exempt: KeptPolicy['returnExempt']
  freight_template_id: number
  freight_areas: FreightArea[]
  freight_mode: number
  cut_off_hour: number
  category_id: number
  category_name: string
  category_name_en: string
  on_sale: boolean
  price: number
  /** Fen that may be struck through; 0: none. */
  struck_price: number
  list_basis: ListBasis
  list_basis_note: string
  list_basis_note_en: string
  product_sn: string
  sales: number
  stock_state: 0 | 1 | 2
  /** The first open store that sells them. */
  main_store_id: number | null
  skus: SkuRow[]
}

export interface SkuRow {
  id: number
  product_sn: string
  attrs: { key: string; value: string }[]
  attrs_en: { key: string; value: string }[]
  pic: Goods['pics'][number]
  struck_price: number
  sale_price: number
  weight_g: number
  available: number
}

/** The first of a partner's open stores that sells some goods: its page of them is the one to count. */
export const mainStore = (partnerId: RawBuilder<unknown>, goodsId: RawBuilder<unknown>) => sql<
  number | null
>`
  select os.id from store os
  where os.partner_id = ${partnerId} and os.status = 1 and exists (select 1 from store_goods o
    where o.partner_id = os.partner_id and o.store_id = os.id and o.goods_id = ${goodsId} and o.on_sale)
  order by os.id limit 1`

/** A goods item as one store sells it, with its SKUs in their order; one statement. */
export async function findGoods(
  db: Kysely<Tables>,
  scope: Scope,
  id: number,
): Promise<GoodsRow | undefined> {
  const found = await sql<GoodsRow>`
    select g.id, g.title, g.title_en, g.sub_title, g.sub_title_en, g.brand, g.detail_html, g.tags, g.tags_en,
      g.en, g.max_per_user, g.after_sale_days, g.return_exempt, g.freight_template_id, g.category_id, g.pics,
      g.video, g.sections, g.params, g.attrs, ft.areas as freight_areas, ft.mode as freight_mode,
      ft.cut_off_hour, c.name as category_name, c.name_en as category_name_en, sg.on_sale, sg.price,
      sg.struck_price, g.list_basis, g.list_basis_note, g.list_basis_note_en, sg.product_sn, sg.sales,
      sg.stock_state, (${mainStore(sql`sg.partner_id`, sql`sg.goods_id`)}) as main_store_id,
      coalesce((select json_agg(json_build_object('id', s.id, 'product_sn', s.product_sn, 'attrs', s.attrs,
        'attrs_en', s.attrs_en, 'pic', s.pic, 'struck_price', coalesce(h.struck, 0),
        'sale_price', ss.sale_price, 'weight_g', s.weight_g, 'available', ss.on_hand - ss.reserved)
        order by s.sort, s.id)
        from sku s
        join store_sku ss on ss.partner_id = s.partner_id and ss.store_id = sg.store_id and ss.sku_id = s.id
        left join price_history h on h.partner_id = ss.partner_id and h.store_id = ss.store_id
          and h.sku_id = s.id and h.kind = 0 and h.until_at is null
        where s.goods_id = g.id and s.closed_at is null), '[]') as skus
    from store_goods sg
    join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
    join category c on c.partner_id = g.partner_id and c.id = g.category_id
    join freight_template ft on ft.partner_id = g.partner_id and ft.id = g.freight_template_id
    where ${ofStore('sg', scope)} and sg.goods_id = ${id}`.execute(db)
  return found.rows[0]
}

interface GoodsFreight {
  id: number
  mode: number
  areas: FreightArea[]
  cutOffHour: number
}

/** How goods of a store travel. */
export async function findFreight(
  db: Kysely<Tables>,
  scope: Scope,
  id: number,
): Promise<GoodsFreight | undefined> {
  const found = await sql<GoodsFreight>`
    select ft.id, ft.mode, ft.areas, ft.cut_off_hour as "cutOffHour" from store_goods sg
    join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
    join freight_template ft on ft.partner_id = g.partner_id and ft.id = g.freight_template_id
    where ${ofStore('sg', scope)} and sg.goods_id = ${id}`.execute(db)
  return found.rows[0]
}

export async function listCategories(db: Kysely<Tables>, partnerId: number) {
  return db
    .selectFrom('category')
    .where('partner_id', '=', partnerId)
    .select(['id', 'parent_id', 'name', 'name_en', 'pic'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export interface KnownSku {
  readonly pic: PictureRef
  /** Empty without an English name. */
  readonly titleEn: string
  /** What distinguishes it, in English; empty where that is not told. */
  readonly attrEn: string
}

/** The goods of the SKU that has or had a code. */
export async function goodsIdOfSku(
  db: Kysely<Tables>,
  partnerId: number,
  productSn: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('sku')
    .where('partner_id', '=', partnerId)
    .where('id', '=', skuIdOfCode(partnerId, productSn))
    .select('goods_id')
    .executeTakeFirst()
  return row?.goods_id
}

/** A partner's SKUs by codes that they have or had; codes that it does not have are left out. */
export async function skusByCode(
  db: Kysely<Tables>,
  partnerId: number,
  productSns: readonly string[],
): Promise<ReadonlyMap<string, KnownSku>> {
  const known = productSns.filter((productSn) => productSn !== '')
  if (known.length === 0) return new Map()
  const { rows } = await sql<
    Omit<KnownSku, 'attrEn'> & { productSn: string; attrs: SkuRow['attrs'] }
  >`
    select c.product_sn as "productSn", k.pic, k.attrs_en as attrs, g.title_en as "titleEn"
    from ${skusByAnyCode} c join sku k on k.partner_id = c.partner_id and k.id = c.id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    where c.partner_id = ${partnerId} and c.product_sn = any(${known}::text[])`.execute(db)
  return new Map(
    rows.map(({ productSn, pic, attrs, titleEn }) => [
      productSn,
      { pic, titleEn, attrEn: attrs.map(({ value }) => value).join(' / ') },
    ]),
  )
}
