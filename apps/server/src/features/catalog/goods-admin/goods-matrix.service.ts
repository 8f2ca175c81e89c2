import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Axis, MatrixChange } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { PictureRef } from '@mallard/contract/fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import {
  followPrices,
  listPricesStand,
  priceAgain,
  refreshAvailability,
  refreshListings,
  writeDetails,
  insertSkus,
  type NewSku,
  offerElsewhere,
  type SkuChange,
  updateMatrix,
  updateSkus,
} from '#features/catalog/catalog/index.ts'
import { type HeldPictures, holdPictures } from '#features/catalog/media/index.ts'
import { type Action, audit, changesOf } from '#features/people/staff/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  detail,
  dropGoods,
  type ListPriceRefusal,
  mayChangePartnerWide,
} from './goods-admin.service.ts'
import { codesTaken, lockCodes } from './goods-create.repo.ts'
import { type KnownSku, lockMatrix, lockSkus, storesOf } from './goods-matrix.repo.ts'
import { changedMatrix, type ChangedMatrix, freeCodes, skuWords } from './matrix-change.rules.ts'
import { shownBy } from './pictures.rules.ts'
import { attributesOf, axesOf, skuAttributesOf, usedAxes } from './sku-matrix.rules.ts'

interface MatrixInput {
  readonly id: number
  readonly version: number
  readonly axes: Axis[]
  readonly skus: MatrixChange[]
}

type MatrixRefusal =
  | 'notFound'
  | 'versionConflict'
  | 'badInput'
  | 'partnerWide'
  | 'mediaGone'
  | 'skuTaken'
  | ListPriceRefusal

/**
 * Changes what the SKUs of goods differ by, and the SKUs: names, codes, weights, pictures, new ones,
 * and which are closed. Orders keep the words that they were made with; a cart line of a closed SKU
 * is off the shelf.
 */
export async function matrix(
  ctx: StaffCtx,
  input: MatrixInput,
): Promise<Result<AdminGoodsDetail, MatrixRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  const changing = transact<void, MatrixRefusal>(ctx.services.db, (trx) =>
    changeMatrix(trx, ctx, input, prices),
  )
  const changed = await changing.catch((error: unknown) => {
    // Somebody else was quicker by a moment.
    if (isUniqueViolation(error)) return refuse('skuTaken', { sn: '' })
    throw error
  })
  if (!changed.ok) return changed
  dropGoods(ctx, input.id)
  return detail(ctx, { id: input.id })
}

/** The same in the caller's transaction. A throw is a conflict with what others write. */
export async function changeMatrix(
  trx: Db,
  ctx: Action,
  { id, version, axes, skus: wanted }: MatrixInput,
  prices: CataloguePrices,
): Promise<Result<void, MatrixRefusal>> {
  const { scope } = ctx
  const { partnerId } = scope
  const at = new Date(ctx.clock.now())
  const goods = await lockMatrix(trx, scope, id)
  if (!goods) return refuse('notFound')
  if (goods.version !== version) return refuse('versionConflict')
  const before = goods.axes ?? axesOf(goods.attrs, goods.en.attrs)
  const known = await lockSkus(trx, scope, id)
  const olds = known.map((sku) => ({ ...sku, values: valuesOf(before, sku) }))
  const plan = changedMatrix({ axes: before, skus: olds }, axes, wanted)
  if (!plan.ok) return plan
  await lockCodes(trx, partnerId)
  const coded = await withCodes(trx, partnerId, goods.code, plan.value)
  if (!coded.ok) return coded
  const { sections, detail_html: html, en, video } = goods
  const urls = [...goods.pics.map(({ url }) => url), ...wanted.flatMap(({ pic }) => pic || [])]
  const shown = shownBy({
    urls,
    skus: known.filter(({ isHere }) => !isHere),
    sections,
    details: [html, en.detailHtml ?? ''],
    cover: video?.cover?.url ?? '',
  })
  const held = await holdPictures(trx, partnerId, shown)
  const made = skusOf(
    { goodsId: id, axes, wanted, plan: plan.value, codes: coded.value, known },
    held,
    goods.pics[0],
  )
  if (!made) return refuse('mediaGone')
  await updateMatrix(trx, partnerId, id, wordsOf(axes, plan.value), at)
  await updateSkus(trx, partnerId, made.kept, at)
  const added = made.added.length > 0 ? await insertSkus(trx, scope, made.added, at) : []
  await offerElsewhere(trx, scope, id, added)
  await held.noteUses({ kind: 'goods', refId: id })
  const standing = await showEverywhere(trx, ctx, id, added, prices)
  if (!standing.ok) return standing
  const now = [
    ...made.kept.map((sku) => ({ ...sku, values: sku.attrs.map(({ value }) => value) })),
    ...made.added.map((sku) => ({
      ...sku,
      values: sku.attrs.map(({ value }) => value),
      isClosed: false,
    })),
  ]
  const [were, are] = [skuWords(olds), skuWords(now)]
  await audit(
    trx,
    ctx,
    'goods.matrix',
    `goods ${id}`,
    changesOf(
      { axes: axisWords(before), variants: were.filter((words) => !are.includes(words)) },
      { axes: axisWords(axes), variants: are.filter((words) => !were.includes(words)) },
    ),
  )
  return ok(undefined)
}

/** One of each axis, in their order. */
const valuesOf = (axes: readonly Axis[], { attrs }: KnownSku): string[] =>
  axes.map(({ key }) => attrs.find((attr) => attr.key === key)?.value ?? '')

const axisWords = (axes: readonly Axis[]): string[] =>
  axes.map(({ key, values }) => `${key}: ${values.map(({ value }) => value).join(', ')}`)

/** What goods keep of their axes: what shoppers choose from, and all, where that is more. */
function wordsOf(axes: readonly Axis[], { kept, added }: ChangedMatrix) {
  const isOpen = ({ isClosed }: { readonly isClosed: boolean }) => !isClosed
  const used = (skus: readonly { readonly values: readonly string[] }[]) =>
    usedAxes(
      axes,
      skus.map(({ values }) => ({ values: [...values] })),
    )
  const [all, open] = [used([...kept, ...added]), used([...kept.filter(isOpen), ...added])]
  const hasMore = JSON.stringify(all) !== JSON.stringify(open)
  return { ...attributesOf(open), axes: hasMore ? all : null }
}

/** The codes of all SKUs that were sent, in their order; none that another SKU has or had. */
async function withCodes(
  trx: Db,
  partnerId: number,
  goodsCode: string,
  { kept, added }: ChangedMatrix,
): Promise<Result<ReadonlyMap<MatrixChange, string>, 'skuTaken'>> {
  const stays = kept.flatMap(({ old, change }) =>
    change ? [{ change, code: change.productSn || old.productSn, own: old }] : [],
  )
  const asked = [
    ...stays
      .filter(({ code, own }) => code !== own.productSn)
      .map(({ code, own }) => ({ code, own: own.id })),
    ...added.flatMap(({ productSn: code }) => (code ? [{ code, own: 0 }] : [])),
  ]
  const isGiven = added.some(({ productSn }) => productSn === '')
  const candidates = isGiven ? freeCodes(goodsCode, kept.length + added.length) : []
  const taken = await codesTaken(trx, partnerId, [...candidates, ...asked.map(({ code }) => code)])
  const isOthers = ({ code, own }: { code: string; own: number }) =>
    taken.some((each) => each.code.toLowerCase() === code.toLowerCase() && each.skuId !== own)
  const clash = asked.find(isOthers)
  if (clash) return refuse('skuTaken', { sn: clash.code })
  const given = new Set(
    [...taken.map(({ code }) => code), ...asked.map(({ code }) => code)].map((code) =>
      code.toLowerCase(),
    ),
  )
  const free = candidates.filter((code) => !given.has(code.toLowerCase()))
  const codes = new Map(stays.map(({ change, code }) => [change, code]))
  for (const sku of added) codes.set(sku, sku.productSn || free.shift()!)
  return ok(codes)
}

interface Making {
  readonly goodsId: number
  readonly axes: readonly Axis[]
  readonly wanted: readonly MatrixChange[]
  readonly plan: ChangedMatrix
  readonly codes: ReadonlyMap<MatrixChange, string>
  readonly known: readonly KnownSku[]
}

/** SKUs as they are from now on; undefined: a picture is not in the library. */
function skusOf(
  { goodsId, axes, wanted, plan, codes, known }: Making,
  held: HeldPictures,
  main: PictureRef | undefined,
): { kept: SkuChange[]; added: NewSku[] } | undefined {
  const rows = new Map(known.map((sku) => [sku.id, sku]))
  const picOf = (url: string, own: PictureRef | undefined) =>
    url === '' ? main : url === own?.url ? own : held.pictures.get(url)
  const kept = plan.kept.map(({ old, values, isClosed, change: said }) => {
    const row = rows.get(old.id)!
    const pic = said ? picOf(said.pic, row.pic) : row.pic
    const { productSn, weightG, barcode } = said ?? row
    const sort = said ? wanted.indexOf(said) : wanted.length + row.sort
    const words = skuAttributesOf(axes, values)
    const code = (said && codes.get(said)) ?? productSn
    return pic && { id: old.id, ...words, pic, productSn: code, weightG, barcode, isClosed, sort }
  })
  const added = plan.added.map((sku) => {
    const pic = picOf(sku.pic, undefined)
    const words = skuAttributesOf(axes, sku.values)
    const sort = wanted.indexOf(sku)
    return pic && { ...sku, ...words, pic, productSn: codes.get(sku)!, sort, goodsId }
  })
  const isThere = <T>(each: T | undefined): each is T => each !== undefined
  return kept.every(isThere) && added.every(isThere) ? { kept, added } : undefined
}

/** Lists, search and pages of all stores follow; refused: a new list price may not stand. */
async function showEverywhere(
  trx: Db,
  { scope, clock }: Action,
  id: number,
  added: readonly number[],
  prices: CataloguePrices,
): Promise<Result<void, ListPriceRefusal>> {
  const { partnerId } = scope
  await followPrices(trx, scope, [id], prices, clock.now())
  for (const storeId of await storesOf(trx, partnerId, id)) {
    if (storeId !== scope.storeId) await refreshAvailability(trx, { partnerId, storeId }, [id])
  }
  const standing = await listPricesStand(trx, scope, { goodsIds: [id], skuIds: added })
  if (!standing.ok) return standing
  await writeDetails(trx, partnerId, [id])
  await refreshListings(trx, partnerId, [id])
  // In the other stores the job that makes prices notes them.
  await priceAgain(trx, partnerId, [id])
  return ok(undefined)
}
