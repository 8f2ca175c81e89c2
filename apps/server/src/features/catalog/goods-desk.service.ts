import type { DeskGoods, DeskGoodsDetail, DeskSku } from '@mallard/contract/catalog/goods-desk.calls'
import { fen, ok, refuse, type Result, scopeText } from '@mallard/kernel'
import { audit, changesOf } from '#features/staff/index.ts'
import type { Locale, StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import { refreshShelf } from './catalog.stock.ts'
import { categoriesUnder } from './category.service.ts'
import {
  categoryNameOf,
  type DeskRow,
  type DeskSkuRow,
  type EditableGoods,
  findDeskGoods,
  findDeskSkus,
  findGoodsToEdit,
  type GoodsChange,
  insertStockEdit,
  updateGoods,
  updateListPrice,
  updateShelf,
  updateStoreSku,
} from './goods-desk.repo.ts'
import { termsOf, tokensOf } from './search.rules.ts'

interface ListInput {
  pageNum: number
  pageSize: number
  q?: string
  categoryId?: number
  shelf: 'all' | 'on' | 'off'
  stock: 'all' | 'low' | 'out'
}

interface DeskPage {
  list: DeskGoods[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
}

export async function list(ctx: StaffCtx, input: ListInput): Promise<Result<DeskPage, never>> {
  const { pageNum, pageSize } = input
  const filter = {
    terms: input.q ? termsOf(input.q) : undefined,
    categoryIds: input.categoryId === undefined ? undefined : await categoriesUnder(ctx.services, ctx.scope.partnerId, input.categoryId),
    shelf: input.shelf,
    stock: input.stock,
  }
  const { rows, total } = await findDeskGoods(ctx.services.db, ctx.scope, filter, (pageNum - 1) * pageSize, pageSize)
  return ok({ list: rows.map((row) => rowOf(row, ctx.locale)), total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

export async function detail(ctx: StaffCtx, input: { id: number }): Promise<Result<DeskGoodsDetail, 'notFound'>> {
  const [goods, skus] = await Promise.all([
    findGoodsToEdit(ctx.services.db, ctx.scope, input.id),
    findDeskSkus(ctx.services.db, ctx.scope, { goodsId: input.id }),
  ])
  return goods ? ok(detailOf(goods, skus, ctx.locale)) : refuse('notFound')
}

/** What goods say of themselves, and list prices, are the same in every store of the partner; price, stock and shelf are each store's own. */
function mayChangePartnerWide({ staff }: StaffCtx): boolean {
  return staff.rightsEverywhere.includes('goods.write')
}

type SaveInput = Omit<GoodsChange, 'tokens' | 'searchText'> & { id: number; version: number }

export async function save(ctx: StaffCtx, input: SaveInput): Promise<Result<DeskGoodsDetail, 'notFound' | 'versionConflict' | 'badInput' | 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const { id, version, ...rest } = input
  const [before, categoryName] = await Promise.all([findGoodsToEdit(db, ctx.scope, id), categoryNameOf(db, ctx.scope.partnerId, rest.categoryId)])
  if (!before) return refuse('notFound')
  if (!categoryName) return refuse('badInput', { field: 'categoryId' })
  const detailHtml = sanitizeRich(rest.detailHtml)
  const searchText = [rest.title, rest.titleEn, rest.subTitle, rest.subTitleEn, rest.brand, before.en.brand ?? '', categoryName, ...rest.tags]
    .join(' ')
    .toLowerCase()
  const isSaved = await db.transaction().execute(async (trx) => {
    const change = { ...rest, detailHtml, searchText, tokens: tokensOf(searchText) }
    if (!(await updateGoods(trx, ctx.scope.partnerId, id, version, change, new Date(ctx.clock.now())))) return false
    await audit(trx, ctx, 'goods.save', `goods ${id}`, changesOf(editableOf(before), { ...rest, detailHtml }))
    return true
  })
  if (!isSaved) return refuse('versionConflict')
  dropCaches(ctx, id)
  return detail(ctx, { id })
}

export async function shelf(ctx: StaffCtx, input: { id: number; onSale: boolean }): Promise<Result<{ onSale: boolean }, 'notFound'>> {
  const isFound = await ctx.services.db.transaction().execute(async (trx) => {
    const before = await updateShelf(trx, ctx.scope, input.id, input.onSale)
    if (!before) return false
    if (before.on_sale !== input.onSale)
      await audit(trx, ctx, 'goods.shelf', `goods ${input.id}`, changesOf({ onSale: before.on_sale }, { onSale: input.onSale }))
    return true
  })
  if (!isFound) return refuse('notFound')
  dropCaches(ctx, input.id)
  return ok({ onSale: input.onSale })
}

interface SkuInput {
  sn: string
  version: number
  salePrice: number
  listPrice: number
  onHand: number
  onHandSeen: number
  reason: string
}

export async function sku(ctx: StaffCtx, input: SkuInput): Promise<Result<DeskSku, 'notFound' | 'versionConflict' | 'stockBelowReserved' | 'partnerWide'>> {
  const { db } = ctx.services
  const [before] = await findDeskSkus(db, ctx.scope, { productSn: input.sn })
  if (!before) return refuse('notFound')
  if (before.list_price !== input.listPrice && !mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const delta = input.onHand - input.onHandSeen
  const isSaved = await db.transaction().execute(async (trx) => {
    const after = await updateStoreSku(trx, ctx.scope, before.sku_id, input.version, { salePrice: input.salePrice, delta })
    if (!after) return false
    if (before.list_price !== input.listPrice) await updateListPrice(trx, ctx.scope.partnerId, before.sku_id, input.listPrice)
    if (delta !== 0) await insertStockEdit(trx, ctx.scope, before.sku_id, delta, after, new Date(ctx.clock.now()))
    await refreshShelf(trx, ctx.scope, [before.goods_id])
    const now = { salePrice: input.salePrice, listPrice: input.listPrice, onHand: after.on_hand }
    const changes = changesOf({ salePrice: before.sale_price, listPrice: before.list_price, onHand: after.on_hand - delta }, now)
    await audit(trx, ctx, 'sku.save', `sku ${input.sn}`, input.reason ? { ...changes, reason: { before: null, after: input.reason } } : changes)
    return true
  })
  const [row] = await findDeskSkus(db, ctx.scope, { productSn: input.sn })
  if (!row) return refuse('notFound')
  if (!isSaved) return row.version === input.version ? refuse('stockBelowReserved', { reserved: row.reserved }) : refuse('versionConflict')
  dropCaches(ctx, before.goods_id)
  return ok(skuOf(row, ctx.locale))
}

/** The operator sees the change at once; other processes within 10 s. */
function dropCaches(ctx: StaffCtx, goodsId: number): void {
  const { cache } = ctx.services
  const scope = scopeText(ctx.scope)
  cache.dropPrefix(`goods:${scope}:${goodsId}:`)
  for (const kind of ['list', 'facets', 'recommend', 'cms']) cache.dropPrefix(`${kind}:${scope}:`)
}

function rowOf(row: DeskRow, locale: Locale): DeskGoods {
  const isEnglish = locale === 'en'
  return {
    itemId: row.item_id,
    code: row.code,
    title: (isEnglish && row.title_en) || row.title,
    pic: row.pic,
    categoryName: (isEnglish && row.category_name_en) || row.category_name,
    onSale: row.on_sale,
    price: fen(row.price),
    sales: row.sales,
    onHand: row.on_hand,
    reserved: row.reserved,
    skuCount: row.sku_count,
  }
}

function skuOf(row: DeskSkuRow, locale: Locale): DeskSku {
  return {
    productSn: row.product_sn,
    attrs: locale === 'en' && row.attrs_en.length > 0 ? row.attrs_en : row.attrs,
    pic: row.pic,
    listPrice: fen(row.list_price),
    salePrice: fen(row.sale_price),
    onHand: row.on_hand,
    reserved: row.reserved,
    barcode: row.barcode,
    weightG: row.weight_g,
    version: row.version,
  }
}

function editableOf(goods: EditableGoods) {
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
    maxPerUser: goods.max_per_user,
    afterSaleDays: goods.after_sale_days,
  }
}

function detailOf(goods: EditableGoods, skus: readonly DeskSkuRow[], locale: Locale): DeskGoodsDetail {
  return {
    itemId: goods.id,
    code: goods.code,
    ...editableOf(goods),
    pics: goods.pics,
    onSale: goods.on_sale,
    version: goods.version,
    skus: skus.map((sku) => skuOf(sku, locale)),
  }
}
