import type { Axis } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { GoodsVideo } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import { keptOf, type ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Attribute, GoodsTwin, Parameter, Section } from './catalog.tables.ts'

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

export interface GoodsChange {
  title: string
  titleEn: string
  subTitle: string
  subTitleEn: string
  brand: string
  categoryId: number
  tags: string[]
  pics: readonly PictureRef[]
  video: GoodsVideo | null
  params: Parameter[]
  detailHtml: string
  /** Empty: the other one is shown. */
  detailHtmlEn: string
  maxPerUser: number
  returnPolicy: ReturnPolicy
  /** Undefined: as it was. */
  tax?: Tax | null | undefined
  listBasis: ListBasis
  listBasisNote: string
  listBasisNoteEn: string
  freightTemplateId: number
  tokens: string[]
  searchText: string
  sounds: string[]
}

/** How goods keep their return policy. */
function returnColumns(policy: ReturnPolicy) {
  const { afterSaleDays, returnExempt } = keptOf(policy)
  return {
    after_sale_days: afterSaleDays,
    return_exempt: returnExempt && JSON.stringify(returnExempt),
  }
}

/** How goods keep their tax; undefined: as it was. */
const taxColumn = (tax: Tax | null | undefined) =>
  tax === undefined ? {} : { tax: tax && JSON.stringify(tax) }

/** Optimistic lock: writes only if `version` is still current; returns whether it was. */
export async function updateGoods(
  trx: Db,
  partnerId: number,
  id: number,
  version: number,
  change: GoodsChange,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('goods')
    .set({
      title: change.title,
      title_en: change.titleEn,
      sub_title: change.subTitle,
      sub_title_en: change.subTitleEn,
      brand: change.brand,
      category_id: change.categoryId,
      tags: change.tags,
      pics: JSON.stringify(change.pics),
      video: change.video && JSON.stringify(change.video),
      params: JSON.stringify(change.params),
      detail_html: change.detailHtml,
      en: change.detailHtmlEn
        ? sql`en || jsonb_build_object('detailHtml', ${change.detailHtmlEn}::text)`
        : sql`en - 'detailHtml'`,
      max_per_user: change.maxPerUser,
      limit_since: sql<Date>`case when max_per_user = ${change.maxPerUser} then limit_since
        else ${at}::timestamptz end`,
      ...returnColumns(change.returnPolicy),
      is_return_unsure: false,
      ...taxColumn(change.tax),
      list_basis: change.listBasis,
      list_basis_note: change.listBasisNote,
      list_basis_note_en: change.listBasisNoteEn,
      freight_template_id: change.freightTemplateId,
      tokens: change.tokens,
      search_text: change.searchText,
      sounds: change.sounds,
      changed_at: at,
      version: version + 1,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function writeArchived(
  trx: Db,
  partnerId: number,
  id: number,
  at: Date | null,
): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ archived_at: at })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

interface GoodsMatrix {
  readonly attrs: readonly Attribute[]
  readonly attrsEn: readonly Attribute[] | undefined
  /** Null: the attributes are all. */
  readonly axes: readonly Axis[] | null
}

export async function updateMatrix(
  trx: Db,
  partnerId: number,
  id: number,
  { attrs, attrsEn, axes }: GoodsMatrix,
  at: Date,
): Promise<void> {
  await sql`
    update goods set attrs = ${JSON.stringify(attrs)}::jsonb,
      axes = ${axes === null ? null : JSON.stringify(axes)}::jsonb,
      en = case when ${attrsEn === undefined}::boolean then en - 'attrs'
        else en || jsonb_build_object('attrs', ${JSON.stringify(attrsEn ?? [])}::jsonb) end,
      changed_at = ${at}, version = version + 1
    where partner_id = ${partnerId} and id = ${id}`.execute(trx)
}

/** What goods show of the library, as it stands in their row. */
interface GoodsPictures {
  readonly pics: readonly PictureRef[]
  readonly sections: readonly Section[]
  readonly en: GoodsTwin
  readonly detail_html: string
  readonly video: GoodsVideo | null
}

/** Goods show other pictures from now on; they have the next version. */
export async function writePictures(
  trx: Db,
  partnerId: number,
  id: number,
  { pics, sections, en, detail_html, video }: GoodsPictures,
): Promise<void> {
  await trx
    .updateTable('goods')
    .set((row) => ({
      pics: JSON.stringify(pics),
      sections: JSON.stringify(sections),
      en: JSON.stringify(en),
      detail_html,
      video: video && JSON.stringify(video),
      version: row('version', '+', 1),
    }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

interface SearchedGoods {
  readonly id: number
  readonly searchText: string
  readonly tokens: readonly string[]
  readonly sounds: readonly string[]
}

/** Writes what goods are found by, where it is something else than before. */
export async function writeSearched(
  trx: Db,
  partnerId: number,
  goods: readonly SearchedGoods[],
): Promise<void> {
  const rows = goods.map(({ id, searchText, tokens, sounds }) => ({
    id,
    search_text: searchText,
    tokens,
    sounds,
  }))
  await sql`
    update goods g set search_text = r.search_text, tokens = r.tokens, sounds = r.sounds
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, search_text text, tokens text[],
      sounds text[])
    where g.partner_id = ${partnerId} and g.id = r.id
      and (g.search_text, g.tokens, g.sounds) is distinct from (r.search_text, r.tokens, r.sounds)`.execute(
    trx,
  )
}

/** The goods themselves, which nothing names any more. */
export async function deleteGoods(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('sku')
    .where('partner_id', '=', partnerId)
    .where('goods_id', '=', id)
    .execute()
  await trx.deleteFrom('goods').where('partner_id', '=', partnerId).where('id', '=', id).execute()
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

export async function writeShelf(
  trx: Db,
  { partnerId, storeId }: Scope,
  goodsId: number,
  onSale: boolean,
): Promise<void> {
  await trx
    .updateTable('store_goods')
    .set({ on_sale: onSale })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('goods_id', '=', goodsId)
    .execute()
}
