import type { Axis, MatrixSku } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { LineTax, Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { type Instant, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { usualTaxOf } from '#features/catalog/tax/index.ts'
import { holdPictures, type HeldPictures } from '#features/catalog/media/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import { type Action, audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import { randomText } from '#platform/secrets.ts'
import {
  followPrices,
  listPricesStand,
  refreshListing,
  searchedBy,
  writeDetails,
  insertGoods,
  insertSkus,
  insertStoreGoods,
  type NewGoods,
  type NewSku,
} from '#features/catalog/catalog/index.ts'
import { type CategoryNames, holdCategoryNames } from './goods-admin.repo.ts'
import {
  dropGoods,
  type ListPriceRefusal,
  mayChangePartnerWide,
  refusedAsGone,
} from './goods-admin.service.ts'
import { type VideoInput, videoFor } from './goods-video.service.ts'
import { planNew } from './shelf.service.ts'
import { basisFault } from './list-basis.rules.ts'
import {
  brandsOf,
  codesTaken,
  freightTemplatesOf,
  hasGoodsCode,
  lockCodes,
} from './goods-create.repo.ts'
import { picturesOf, shownBy } from './pictures.rules.ts'
import { attributesOf, matrixFault, skuAttributesOf, usedAxes } from './sku-matrix.rules.ts'

const maxBrands = 100
const codeSigns = '0123456789abcdefghjkmnpqrstuvwxyz'

interface Options {
  freightTemplates: { id: number; name: string }[]
  brands: string[]
  usualTax: LineTax
}

/** What the form of goods offers. */
export async function options(ctx: StaffCtx): Promise<Result<Options, never>> {
  const { db } = ctx.services
  const [freightTemplates, brands, usualTax] = await Promise.all([
    freightTemplatesOf(db, ctx.scope.partnerId),
    brandsOf(db, ctx.scope.partnerId, maxBrands),
    usualTaxOf(ctx.services, ctx.scope),
  ])
  return ok({ freightTemplates, brands, usualTax })
}

export interface CreateInput {
  readonly requestId: string
  readonly code: string
  readonly title: string
  readonly titleEn: string
  readonly subTitle: string
  readonly subTitleEn: string
  readonly brand: string
  readonly categoryId: number
  readonly tags: string[]
  readonly pics: string[]
  readonly video?: VideoInput | null
  readonly params: { name: string; value: string }[]
  readonly detailHtml: string
  readonly detailHtmlEn?: string
  readonly maxPerUser: number
  readonly returnPolicy: ReturnPolicy
  readonly tax?: Tax | null
  readonly listBasis: ListBasis
  readonly listBasisNote: string
  readonly listBasisNoteEn: string
  readonly freightTemplateId: number
  readonly axes: Axis[]
  readonly skus: MatrixSku[]
  readonly onSale: boolean
  /** When they go on the shelf by themselves; null: by hand. */
  readonly onAt?: Instant | null
}

type CreateRefusal =
  | 'badInput'
  | 'partnerWide'
  | 'mediaGone'
  | 'videoGone'
  | 'goodsCodeTaken'
  | 'skuTaken'
  | 'shelfTimePast'
  | 'shelfOnAlready'
  | ListPriceRefusal

/** Makes goods with all their SKUs, offered in this store; once for each request. */
export async function create(
  ctx: StaffCtx,
  { requestId, ...input }: CreateInput,
): Promise<Result<{ itemId: number }, CreateRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const unsaid = basisFault(input)
  if (unsaid) return unsaid
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  const made = transact(ctx.services.db, async (trx) => {
    let refused: Refused<CreateRefusal> | undefined
    const itemId = await makeOnce(trx, ctx, 'goods.create', requestId, async () => {
      const result = await make(trx, ctx, input, prices)
      if (result.ok) return result.value
      refused = result
      return 0
    })
    return refused ?? ok({ itemId })
  })
  const result = await made.catch((error: unknown) => {
    // Somebody else was quicker by a moment.
    if (isUniqueViolation(error)) return refuse('skuTaken', { sn: '' })
    return refusedAsGone(error)
  })
  if (result.ok) dropGoods(ctx, result.value.itemId)
  return result
}

async function make(
  trx: Db,
  ctx: Action,
  input: NewInput,
  prices: CataloguePrices,
): Promise<Result<number, CreateRefusal>> {
  const made = await insertNew(trx, ctx, [input])
  if (!made.ok) return made
  const [id] = made.value as [number]
  const shown = await showNew(trx, ctx, [id], prices)
  return shown.ok ? ok(id) : shown
}

/** Goods that are to be made. */
export type NewInput = Omit<CreateInput, 'requestId'>

/**
 * Writes goods with all their SKUs, in the caller's transaction, and answers their ids in the order
 * given; nothing shows them before `showNew`. A throw is a conflict with what others write at the
 * same moment. No two of them have one code.
 */
export async function insertNew(
  trx: Db,
  ctx: Action,
  inputs: readonly NewInput[],
): Promise<Result<number[], CreateRefusal>> {
  const fault = inputs.map(({ axes, skus }) => matrixFault(axes, skus)).find(Boolean)
  if (fault) return refuse('badInput', { field: fault })
  const { partnerId } = ctx.scope
  const at = new Date(ctx.clock.now())
  const names = await namesOfCategories(
    trx,
    partnerId,
    inputs.map(({ categoryId }) => categoryId),
  )
  if (!names) return refuse('badInput', { field: 'categoryId' })
  const templates = new Set((await freightTemplatesOf(trx, partnerId)).map(({ id }) => id))
  if (!inputs.every(({ freightTemplateId }) => templates.has(freightTemplateId)))
    return refuse('badInput', { field: 'freightTemplateId' })
  await lockCodes(trx, partnerId)
  const coded = inputs.map((input) => ({
    ...input,
    code: input.code || randomText(8, codeSigns),
    detailHtml: sanitizeRich(input.detailHtml),
    detailHtmlEn: sanitizeRich(input.detailHtmlEn ?? ''),
  }))
  const codes = coded.map(({ code }) => code)
  if (await hasGoodsCode(trx, partnerId, codes)) return refuse('goodsCodeTaken')
  const urlsOf = ({ pics, skus, detailHtml, detailHtmlEn, video }: (typeof coded)[number]) =>
    shownBy({
      urls: [...pics, ...skus.flatMap(({ pic }) => pic || [])],
      skus: [],
      sections: [],
      details: [detailHtml, detailHtmlEn],
      cover: video?.cover ?? '',
    })
  const held = await holdPictures(trx, partnerId, coded.flatMap(urlsOf))
  const drawn = coded.map((input) => {
    const pics = picturesOf(input.pics, held.pictures, [])
    const skus = skusOf(input, input.code, held, pics?.[0])
    return pics && skus && { input, pics, skus }
  })
  if (!drawn.every((each) => each !== undefined)) return refuse('mediaGone')
  const sns = drawn.flatMap(({ skus }) => skus.map(({ productSn }) => productSn))
  const [taken] = await codesTaken(trx, partnerId, sns)
  if (taken) return refuse('skuTaken', { sn: taken.code })
  const rows: NewGoods[] = []
  for (const { input, pics } of drawn) {
    const video = await videoFor(trx, ctx, held.pictures, input.video ?? null, null)
    if (!video.ok) return video
    const words = { ...input, ...names.get(input.categoryId)!, brandEn: '', tagsEn: [] }
    const searched = await searchedBy(words)
    rows.push({ ...input, pics, video: video.value, ...attributesIn(input), ...searched, at })
  }
  const ids = await insertGoods(trx, partnerId, rows)
  const placed = drawn.map((each, place) => ({ ...each, id: ids[place]! }))
  await insertStoreGoods(
    trx,
    ctx.scope,
    placed.map(({ id, input }) => ({ id, onSale: input.onSale })),
  )
  const skus = placed.flatMap(({ id: goodsId, skus: own }) =>
    own.map((sku) => ({ ...sku, goodsId })),
  )
  await insertSkus(trx, ctx.scope, skus, at)
  for (const { id, input, skus: own } of placed) {
    await held.noteUses({ kind: 'goods', refId: id }, urlsOf(input))
    await audit(
      trx,
      ctx,
      'goods.create',
      `goods ${id}`,
      changesOf({}, { title: input.title, onSale: input.onSale, skus: own.length }),
    )
    const onAt = input.onAt ?? null
    const planned = onAt === null ? undefined : await planNew(trx, ctx, id, onAt)
    if (planned?.ok === false) return planned
  }
  return ok(ids)
}

/** Names of categories by their ids, held; undefined when one of them is not there. */
async function namesOfCategories(
  trx: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CategoryNames> | undefined> {
  const names = new Map<number, CategoryNames>()
  for (const id of new Set(ids)) {
    const found = await holdCategoryNames(trx, partnerId, id)
    if (!found) return undefined
    names.set(id, found)
  }
  return names
}

/** What shoppers choose from, and all that is said in English. */
function attributesIn({
  axes,
  skus,
  detailHtmlEn = '',
}: Pick<CreateInput, 'axes' | 'skus' | 'detailHtmlEn'>): Pick<NewGoods, 'attrs' | 'en'> {
  const { attrs, attrsEn } = attributesOf(usedAxes(axes, skus))
  return {
    attrs,
    en: {
      ...(attrsEn && { attrs: attrsEn }),
      ...(detailHtmlEn !== '' && { detailHtml: detailHtmlEn }),
    },
  }
}

/** Lets prices, lists, search and pages follow new goods, in the transaction that wrote them. */
export async function showNew(
  trx: Db,
  { scope, clock }: Action,
  goodsIds: readonly number[],
  prices: CataloguePrices,
): Promise<Result<void, ListPriceRefusal>> {
  await followPrices(trx, scope, goodsIds, prices, clock.now())
  const standing = await listPricesStand(trx, scope, { goodsIds })
  if (!standing.ok) return standing
  await writeDetails(trx, scope.partnerId, goodsIds)
  await refreshListing(trx, scope, goodsIds)
  return ok(undefined)
}

/**
 * The SKUs in their order, each with a code and a picture; undefined when a picture is not in the
 * library.
 */
function skusOf(
  { axes, skus }: Pick<CreateInput, 'axes' | 'skus'>,
  code: string,
  held: HeldPictures,
  main: PictureRef | undefined,
): Omit<NewSku, 'goodsId'>[] | undefined {
  const found = skus.map((sku, place) => {
    const pic = sku.pic ? held.pictures.get(sku.pic) : main
    return (
      pic && {
        ...sku,
        sort: place,
        pic,
        productSn: sku.productSn || `${code}-${place + 1}`,
        ...skuAttributesOf(axes, sku.values),
      }
    )
  })
  return found.every((sku) => sku !== undefined) ? found : undefined
}
