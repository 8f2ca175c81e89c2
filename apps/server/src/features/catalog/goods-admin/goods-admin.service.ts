import type {
  AdminGoods,
  AdminGoodsDetail,
  AdminSku,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { type Locale, ok, refuse, type Refused, type Result, type Scope } from '@mallard/kernel'
import { holdPictures } from '#features/catalog/media/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import { type Action, audit, changesOf } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import { turnedPage, type TurnedPage, type Turn, turnPage } from '#platform/db/turned.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import { dropTags } from '#platform/cache-tags.ts'
import {
  goodsTag,
  storeGoodsTag,
  logStockEdits,
  followPrices,
  listPricesStand,
  categoriesUnder,
  priceAgain,
  refreshListings,
  termsOf,
  searchedBy,
  writeDetails,
  type GoodsChange,
  updateGoods,
  updateListPrice,
  updateStoreSku,
} from '#features/catalog/catalog/index.ts'
import {
  holdCategoryNames,
  countGoods,
  type AdminFilter,
  type EditableGoods,
  findAdminGoods,
  findAdminSkus,
  findGoodsToEdit,
  goodsOrder,
  skuPicturesOf,
  whichGoods,
} from './goods-admin.repo.ts'
import { freightTemplatesOf } from './goods-create.repo.ts'
import { basisFault } from './list-basis.rules.ts'
import { picturesOf, shownBy } from './pictures.rules.ts'
import { detailOf, editableOf, inWords, rowOf, skuOf } from './goods-told.ts'
import { releaseVideo, videoFor, type VideoInput, videoWords } from './goods-video.service.ts'

export interface AdminWhich {
  q?: string
  categoryId?: number
  shelf: AdminFilter['shelf']
  stock: 'all' | 'low' | 'out'
  returns?: 'all' | 'unsure'
  listPrice: 'all' | 'unproved'
}

export async function goodsFilterOf(
  { services, scope }: StaffCtx,
  { q, categoryId, shelf, stock, returns, listPrice }: AdminWhich,
): Promise<AdminFilter> {
  const categoryIds =
    categoryId === undefined
      ? undefined
      : await categoriesUnder(services, scope.partnerId, categoryId)
  return { terms: q ? termsOf(q) : undefined, categoryIds, shelf, stock, returns, listPrice }
}

export async function list(
  ctx: StaffCtx,
  input: AdminWhich & Turn,
): Promise<Result<TurnedPage<AdminGoods>, 'pageTooFar'>> {
  const { db } = ctx.services
  const goods = await whichGoods(db, ctx.scope, await goodsFilterOf(ctx, input))
  const [turned, total] = await Promise.all([
    turnPage(goodsOrder, input, (stretch) => findAdminGoods(db, goods, stretch)),
    countGoods(db, goods),
  ])
  if (!turned.ok) return turned
  return ok(turnedPage(turned.value, (row) => rowOf(row, ctx.locale), total, input, goods.most))
}

export async function detail(
  ctx: StaffCtx,
  input: { id: number },
): Promise<Result<AdminGoodsDetail, 'notFound'>> {
  const found = await findDetail(ctx.services.db, ctx.scope, input.id, ctx.locale)
  return found ? ok(found) : refuse('notFound')
}

/** Goods of a store with their SKUs, as they are edited. */
export async function findDetail(
  db: Db,
  scope: Scope,
  id: number,
  locale: Locale,
): Promise<AdminGoodsDetail | undefined> {
  const [goods, skus] = await Promise.all([
    findGoodsToEdit(db, scope, id),
    findAdminSkus(db, scope, { goodsId: id }),
  ])
  return goods && detailOf(goods, skus, locale)
}

/**
 * What goods say of themselves, and list prices, are the same in every store of the partner; price,
 * stock and shelf are each store's own.
 */
export function mayChangePartnerWide({ staff }: StaffCtx): boolean {
  return staff.rightsEverywhere.includes('goods.write')
}

/** What goods say of themselves, with the addresses of their pictures. */
export type GoodsWords = Omit<
  GoodsChange,
  'tokens' | 'searchText' | 'sounds' | 'pics' | 'video' | 'detailHtmlEn'
> & {
  pics: readonly string[]
  /** Undefined: as they were. */
  video?: VideoInput | null | undefined
  detailHtmlEn?: string | undefined
}
type SaveInput = GoodsWords & { id: number; version: number }
export type ListPriceRefusal = 'listPriceNoBasis' | 'listPriceAboveLowest'
type SaveRefusal =
  | 'notFound'
  | 'versionConflict'
  | 'badInput'
  | 'partnerWide'
  | 'mediaGone'
  | 'videoGone'
  | ListPriceRefusal

export async function save(
  ctx: StaffCtx,
  { id, version, ...words }: SaveInput,
): Promise<Result<AdminGoodsDetail, SaveRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const before = await findGoodsToEdit(db, ctx.scope, id)
  if (!before) return refuse('notFound')
  const unsaid = basisFault(words)
  if (unsaid) return unsaid
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  const templates = await freightTemplatesOf(db, ctx.scope.partnerId)
  if (!templates.some((template) => template.id === words.freightTemplateId))
    return refuse('badInput', { field: 'freightTemplateId' })
  const saving = transact<void, WordsRefusal>(db, (trx) =>
    changeWords(trx, ctx, { before, version, words, prices }),
  )
  const saved = await saving.catch(refusedAsGone)
  if (!saved.ok) return saved
  dropGoods(ctx, id)
  return detail(ctx, { id })
}

type WordsRefusal = 'versionConflict' | 'badInput' | 'mediaGone' | 'videoGone' | ListPriceRefusal

interface WordsChange {
  readonly before: EditableGoods
  readonly version: number
  readonly words: GoodsWords
  readonly prices: CataloguePrices
}

/** Writes what goods say of themselves, in the caller's transaction; all stores show it. */
export async function changeWords(
  trx: Db,
  ctx: Action,
  { before, version, words, prices }: WordsChange,
): Promise<Result<void, WordsRefusal>> {
  const { pics: urls, video: wanted, ...rest } = words
  const { id } = before
  const { partnerId } = ctx.scope
  const detailHtml = sanitizeRich(rest.detailHtml)
  const detailHtmlEn = sanitizeRich(rest.detailHtmlEn ?? before.en.detailHtml ?? '')
  const names = await holdCategoryNames(trx, partnerId, rest.categoryId)
  if (!names) return refuse('badInput', { field: 'categoryId' })
  const searched = await searchedBy({
    ...rest,
    ...names,
    brandEn: before.en.brand ?? '',
    tagsEn: before.tags_en,
  })
  const skus = await skuPicturesOf(trx, partnerId, id)
  const shown = shownBy({
    urls,
    skus,
    sections: before.sections,
    details: [detailHtml, detailHtmlEn],
    cover: coverUrl(wanted, before),
  })
  const held = await holdPictures(trx, partnerId, shown)
  const pics = picturesOf(urls, held.pictures, before.pics)
  if (!pics) return refuse('mediaGone')
  const video = await videoFor(trx, ctx, held.pictures, wanted, before.video)
  if (!video.ok) return video
  const at = new Date(ctx.clock.now())
  const change = { ...rest, pics, video: video.value, detailHtml, detailHtmlEn, ...searched }
  if (!(await updateGoods(trx, partnerId, id, version, change, at)))
    return refuse('versionConflict')
  if (before.video && before.video.url !== video.value?.url)
    await releaseVideo(trx, ctx, before.video.url)
  await held.noteUses({ kind: 'goods', refId: id })
  await writeDetails(trx, partnerId, [id])
  await refreshListings(trx, partnerId, [id])
  const priced = await followWords(trx, ctx, { before, words, prices })
  if (!priced.ok) return priced
  await audit(
    trx,
    ctx,
    'goods.save',
    `goods ${id}`,
    changesOf(
      inWords({
        ...editableOf(before),
        pics: before.pics.map(({ url }) => url),
        ...videoWords(before.video),
      }),
      inWords({ ...rest, detailHtml, detailHtmlEn, pics: urls, ...videoWords(video.value) }),
    ),
  )
  return ok(undefined)
}

const coverUrl = (wanted: GoodsWords['video'], { video }: EditableGoods): string =>
  (wanted === undefined ? video?.cover?.url : wanted?.cover) ?? ''

/** Prices follow another category, and what list prices rest on from now on. */
async function followWords(
  trx: Db,
  ctx: Action,
  { before, words, prices }: Omit<WordsChange, 'version'>,
): Promise<Result<void, ListPriceRefusal>> {
  const { id } = before
  const hasNewBasis = words.listBasis !== before.list_basis
  if (hasNewBasis || words.categoryId !== before.category_id) {
    await followPrices(trx, ctx.scope, [id], prices, ctx.clock.now())
    // In the other stores the job that makes prices does the same.
    await priceAgain(trx, ctx.scope.partnerId, [id])
  }
  return hasNewBasis && words.listBasis === 'recent'
    ? listPricesStand(trx, ctx.scope, { goodsIds: [id] })
    : ok(undefined)
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

export async function sku(
  ctx: StaffCtx,
  input: SkuInput,
): Promise<
  Result<
    AdminSku,
    'notFound' | 'versionConflict' | 'stockBelowReserved' | 'partnerWide' | ListPriceRefusal
  >
> {
  const { db } = ctx.services
  const [before] = await findAdminSkus(db, ctx.scope, { productSn: input.sn })
  if (!before) return refuse('notFound')
  const isListed = before.list_price !== input.listPrice
  if (isListed && !mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  const delta = input.onHand - input.onHandSeen
  const saved = await transact<boolean, ListPriceRefusal>(db, async (trx) => {
    const after = await updateStoreSku(trx, ctx.scope, before.sku_id, input.version, {
      salePrice: input.salePrice,
      delta,
    })
    if (!after) return ok(false)
    if (isListed) await updateListPrice(trx, ctx.scope.partnerId, before.sku_id, input.listPrice)
    if (delta !== 0) {
      const { on_hand: onHand, reserved, version } = after
      const by = { staffName: ctx.staff.name, reason: input.reason, at: new Date(ctx.clock.now()) }
      const edit = { skuId: before.sku_id, delta, onHand, reserved, version }
      await logStockEdits(trx, ctx.scope, [edit], by)
    }
    const goodsIds = [before.goods_id]
    await followPrices(trx, ctx.scope, goodsIds, prices, ctx.clock.now())
    if (isListed) {
      const standing = await listPricesStand(trx, ctx.scope, { goodsIds, skuIds: [before.sku_id] })
      if (!standing.ok) return standing
      await priceAgain(trx, ctx.scope.partnerId, goodsIds)
    }
    const now = { salePrice: input.salePrice, listPrice: input.listPrice, onHand: after.on_hand }
    const changes = changesOf(
      { salePrice: before.sale_price, listPrice: before.list_price, onHand: after.on_hand - delta },
      now,
    )
    await audit(
      trx,
      ctx,
      'sku.save',
      `sku ${input.sn}`,
      input.reason ? { ...changes, reason: { before: null, after: input.reason } } : changes,
    )
    return ok(true)
  })
  if (!saved.ok) return saved
  const [row] = await findAdminSkus(db, ctx.scope, { productSn: input.sn })
  if (!row) return refuse('notFound')
  if (!saved.value)
    return row.version === input.version
      ? refuse('stockBelowReserved', { reserved: row.reserved })
      : refuse('versionConflict')
  dropGoods(ctx, before.goods_id)
  return ok(skuOf(row, ctx.locale))
}

/** The category or the freight template that goods were to have was taken away in the meantime. */
export function refusedAsGone(error: unknown): Refused<'badInput'> {
  if (!isForeignKeyViolation(error)) throw error
  return refuse('badInput', {
    field: String((error as { constraint?: unknown }).constraint).includes('freight')
      ? 'freightTemplateId'
      : 'categoryId',
  })
}

export function dropGoods(
  { services, scope }: Pick<StaffCtx, 'services' | 'scope'>,
  ...goodsIds: readonly number[]
): void {
  dropTags(services, [storeGoodsTag(scope), ...goodsIds.map((id) => goodsTag(scope, id))])
}
