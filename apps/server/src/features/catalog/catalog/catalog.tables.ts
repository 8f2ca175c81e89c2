import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { KeptPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { GoodsVideo } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface SkuAttr {
  key: string
  value: string
}

export interface Section {
  heading: string
  text: string
  pic: PictureRef | null
}

export interface Parameter {
  name: string
  value: string
}

export interface Attribute {
  key: string
  values: { value: string; swatch: string | null }[]
}

/** English words of a goods item; what is missing shows in Chinese. */
export interface GoodsTwin {
  brand?: string
  sections?: Section[]
  params?: Parameter[]
  attrs?: Attribute[]
  /** Sanitised HTML. */
  detailHtml?: string
}

/** What SKUs differ by, as it is edited. */
export interface EditedAxis {
  key: string
  keyEn: string
  values: { value: string; valueEn: string; swatch: string | null }[]
}

interface CatalogTables {
  category: {
    id: Generated<number>
    partner_id: number
    parent_id: number | null
    code: string
    name: string
    name_en: Generated<string>
    pic: JSONColumnType<PictureRef | null>
    sort: Generated<number>
    version: Generated<number>
  }
  goods: {
    id: Generated<number>
    partner_id: number
    code: string
    category_id: number
    title: string
    title_en: Generated<string>
    sub_title: Generated<string>
    sub_title_en: Generated<string>
    brand: Generated<string>
    pics: JSONColumnType<PictureRef[]>
    video: ColumnType<GoodsVideo | null, string | null | undefined, string | null>
    detail_html: Generated<string>
    sections: JSONColumnType<Section[]>
    params: JSONColumnType<Parameter[]>
    /** What shoppers choose from: values that an open SKU has. */
    attrs: JSONColumnType<Attribute[]>
    /** The axes as they are edited, with values that closed SKUs alone have; null: `attrs` are all. */
    axes: ColumnType<EditedAxis[] | null, string | null | undefined, string | null>
    tags: Generated<string[]>
    tags_en: Generated<string[]>
    en: ColumnType<GoodsTwin, string | undefined, string>
    tokens: Generated<string[]>
    search_text: Generated<string>
    sounds: ColumnType<string[] | null, string[] | undefined, string[]>
    detail_terms: ColumnType<string[] | null, never, never>
    freight_template_id: number
    max_per_user: Generated<number>
    limit_since: Generated<Date>
    after_sale_days: Generated<number>
    /** Why they do not come back without a reason; null: they do. */
    return_exempt: ColumnType<KeptPolicy['returnExempt'], string | null | undefined, string | null>
    /** Nobody has looked at their return policy since there are policies. */
    is_return_unsure: Generated<boolean>
    /** What invoices tell of them; null: what the partner usually says. */
    tax: ColumnType<Tax | null, string | null | undefined, string | null>
    /** What a list price above the price rests on. */
    list_basis: Generated<ListBasis>
    list_basis_note: Generated<string>
    list_basis_note_en: Generated<string>
    comment_count: Generated<number>
    good_rate_bp: Generated<number>
    launched_at: Date
    /** Made no more since then; null: it is not archived. */
    archived_at: ColumnType<Date | null, never, Date | null>
    /** Null: what they say of themselves was not changed since. */
    changed_at: ColumnType<Date | null, Date | undefined, Date>
    version: Generated<number>
  }
  sku: {
    id: Generated<number>
    partner_id: number
    goods_id: number
    product_sn: string
    attrs: JSONColumnType<SkuAttr[]>
    attrs_en: ColumnType<SkuAttr[], string | undefined, string>
    pic: JSONColumnType<PictureRef>
    list_price: number
    weight_g: Generated<number>
    barcode: Generated<string>
    sort: Generated<number>
    /** No more sold in any store since then; null: it is sold. */
    closed_at: Date | null
  }
  sku_code_before: { partner_id: number; product_sn: string; sku_id: number }
  store_goods: {
    partner_id: number
    store_id: number
    goods_id: number
    on_sale: boolean
    sort: Generated<number>
    sales: Generated<number>
    price: Generated<number>
    /** Fen that are shown struck through; 0: none. */
    struck_price: Generated<number>
    /** SKUs whose list price is above the price and has no basis. */
    unproved_skus: Generated<number>
    product_sn: Generated<string>
    stock_state: Generated<number>
    /** SKUs of which few are left, and none. */
    low_skus: Generated<number>
    out_skus: Generated<number>
    version: Generated<number>
  }
  listing: {
    partner_id: number
    store_id: number
    category_id: number
    goods_id: number
    sort: number
    sales: number
    base_price: number
    price: number
    is_priced: boolean
    launched_at: Date
    stock_state: number
    terms: number[] | null
    title: string | null
  }
  search_indexed: { partner_id: number; store_id: number; goods_id: number; digest: string }
  search_synonyms: {
    partner_id: number
    groups: ColumnType<string[][], string, string>
    version: number
  }
  search_miss: {
    partner_id: number
    store_id: number
    word: string
    searches: Generated<number>
    last_at: Date
  }
  listing_price_state: { partner_id: number; store_id: number; running: string }
  store_sku: {
    partner_id: number
    store_id: number
    sku_id: number
    sale_price: number
    on_hand: number
    reserved: Generated<number>
    version: Generated<number>
    low_at: Generated<number | null>
  }
  stock_log: {
    id: Generated<number>
    partner_id: number
    store_id: number
    sku_id: number
    delta_on_hand: number
    delta_reserved: number
    biz_type: string
    biz_id: string
    after_on_hand: number
    after_reserved: number
    created_at: Date
    staff_name: Generated<string | null>
    reason: Generated<string | null>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CatalogTables {}
}
