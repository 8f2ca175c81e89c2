import {
  policyOf,
  returnText,
  type ReturnPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import { taxText, type Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type {
  AdminGoods,
  AdminGoodsDetail,
  AdminSku,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { fen, type Locale } from '@mallard/kernel'
import type { AdminRow, AdminSkuRow, EditableGoods } from './goods-admin.repo.ts'
import { planOf } from './shelf.repo.ts'
import { axesOf } from './sku-matrix.rules.ts'
import { localised } from '#platform/locale.rules.ts'

export function rowOf(row: AdminRow, locale: Locale): AdminGoods {
  return {
    itemId: row.item_id,
    code: row.code,
    title: localised(locale, row.title, row.title_en),
    pic: row.pic,
    categoryName: localised(locale, row.category_name, row.category_name_en),
    onSale: row.on_sale,
    shelfPlan: planOf(row),
    price: fen(row.price),
    sales: row.sales,
    onHand: row.on_hand,
    reserved: row.reserved,
    skuCount: row.sku_count,
    lowSkus: row.low_skus,
    outSkus: row.out_skus,
    isReturnUnsure: row.is_return_unsure,
    unprovedSkus: row.unproved_skus,
  }
}

export function skuOf(row: AdminSkuRow, locale: Locale): AdminSku {
  return {
    productSn: row.product_sn,
    values: row.attrs.map(({ value }) => value),
    attrs: locale === 'en' && row.attrs_en.length > 0 ? row.attrs_en : row.attrs,
    pic: row.pic,
    listPrice: fen(row.list_price),
    salePrice: fen(row.sale_price),
    onHand: row.on_hand,
    reserved: row.reserved,
    barcode: row.barcode,
    weightG: row.weight_g,
    isClosed: row.is_closed,
    version: row.version,
  }
}

/** As the log has them. */
export const inWords = <
  T extends { readonly returnPolicy: ReturnPolicy; readonly tax?: Tax | null | undefined },
>(
  words: T,
) => ({
  ...words,
  ...(words.tax && { tax: taxText(words.tax, 'zh') }),
  returnPolicy: returnText(words.returnPolicy, 'zh'),
})

export function editableOf(goods: EditableGoods) {
  return {
    title: goods.title,
    titleEn: goods.title_en,
    subTitle: goods.sub_title,
    subTitleEn: goods.sub_title_en,
    brand: goods.brand,
    categoryId: goods.category_id,
    tags: goods.tags,
    params: goods.params,
    detailHtml: goods.detail_html,
    detailHtmlEn: goods.en.detailHtml ?? '',
    maxPerUser: goods.max_per_user,
    returnPolicy: policyOf({
      afterSaleDays: goods.after_sale_days,
      returnExempt: goods.return_exempt,
    }),
    tax: goods.tax,
    listBasis: goods.list_basis,
    listBasisNote: goods.list_basis_note,
    listBasisNoteEn: goods.list_basis_note_en,
    freightTemplateId: goods.freight_template_id,
  }
}

export function detailOf(
  goods: EditableGoods,
  skus: readonly AdminSkuRow[],
  locale: Locale,
): AdminGoodsDetail {
  return {
    itemId: goods.id,
    code: goods.code,
    ...editableOf(goods),
    pics: goods.pics,
    video: goods.video,
    axes: goods.axes ?? axesOf(goods.attrs, goods.en.attrs),
    isReturnUnsure: goods.is_return_unsure,
    onSale: goods.on_sale,
    shelfPlan: planOf(goods),
    archivedAt: goods.archived_at?.getTime() ?? null,
    version: goods.version,
    skus: skus.map((sku) => skuOf(sku, locale)),
  }
}
