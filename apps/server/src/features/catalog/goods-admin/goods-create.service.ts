import type { Axis, MatrixSku } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { LineTax, Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { usualTaxOf } from '#features/catalog/tax/index.ts'
import { holdPictures, type HeldPictures } from '#features/catalog/media/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
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
} from '#features/catalog/catalog/index.ts'
import { holdCategoryNames } from './goods-admin.repo.ts'
import {
  dropGoods,
  type ListPriceRefusal,
  mayChangePartnerWide,
  refusedAsGone,
} from './goods-admin.service.ts'
import { basisFault } from './list-basis.rules.ts'
import {
  brandsOf,
  codesTaken,
  freightTemplatesOf,
  hasGoodsCode,
  insertGoods,
  insertSkus,
  insertStoreGoods,
  lockCodes,
  type NewSku,
} from './goods-create.repo.ts'
import { picturesOf, shownBy } from './pictures.rules.ts'
import { attributesOf, matrixFault, skuAttributesOf, usedAxes } from './sku-matrix.rules.ts'

const mostBrands = 100
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
    brandsOf(db, ctx.scope.partnerId, mostBrands),
    usualTaxOf(ctx.services, ctx.scope),
  ])
  return ok({ freightTemplates, brands, usualTax })
}

interface CreateInput {
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
  readonly params: { name: string; value: string }[]
  readonly detailHtml: string
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
}

type CreateRefusal =
  | 'badInput'
  | 'partnerWide'
  | 'mediaGone'
  | 'goodsCodeTaken'
  | 'skuTaken'
  | ListPriceRefusal

/** Makes goods with all their SKUs, offered in this store; once for each request. */
export async function create(
  ctx: StaffCtx,
  { requestId, ...input }: CreateInput,
): Promise<Result<{ itemId: number }, CreateRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const fault = matrixFault(input.axes, input.skus)
  if (fault) return refuse('badInput', { field: fault })
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
  ctx: StaffCtx,
  input: Omit<CreateInput, 'requestId'>,
  prices: CataloguePrices,
): Promise<Result<number, CreateRefusal>> {
  const { partnerId } = ctx.scope
  const at = new Date(ctx.clock.now())
  const names = await holdCategoryNames(trx, partnerId, input.categoryId)
  if (!names) return refuse('badInput', { field: 'categoryId' })
  const templates = await freightTemplatesOf(trx, partnerId)
  if (!templates.some(({ id }) => id === input.freightTemplateId))
    return refuse('badInput', { field: 'freightTemplateId' })
  await lockCodes(trx, partnerId)
  const code = input.code || randomText(8, codeSigns)
  if (await hasGoodsCode(trx, partnerId, code)) return refuse('goodsCodeTaken')
  const detailHtml = sanitizeRich(input.detailHtml)
  const urls = [...input.pics, ...input.skus.flatMap(({ pic }) => pic || [])]
  const held = await holdPictures(
    trx,
    partnerId,
    shownBy({ urls, skus: [], sections: [], detailHtml }),
  )
  const pics = picturesOf(input.pics, held.pictures, [])
  const skus = skusOf(input, code, held, pics?.[0])
  if (!pics || !skus) return refuse('mediaGone')
  const [taken] = await codesTaken(
    trx,
    partnerId,
    skus.map(({ productSn }) => productSn),
  )
  if (taken) return refuse('skuTaken', { sn: taken.code })
  const { attrs, attrsEn } = attributesOf(usedAxes(input.axes, input.skus))
  const id = await insertGoods(trx, partnerId, {
    ...input,
    code,
    pics,
    detailHtml,
    attrs,
    en: attrsEn ? { attrs: attrsEn } : {},
    ...(await searchedBy({ ...input, ...names, brandEn: '', tagsEn: [] })),
    at,
  })
  await insertStoreGoods(trx, ctx.scope, id, input.onSale)
  await insertSkus(trx, ctx.scope, id, skus, at)
  await held.noteUses({ kind: 'goods', refId: id })
  await followPrices(trx, ctx.scope, [id], prices, ctx.clock.now())
  const standing = await listPricesStand(trx, ctx.scope, { goodsIds: [id] })
  if (!standing.ok) return standing
  await writeDetails(trx, partnerId, [id])
  await refreshListing(trx, ctx.scope, [id])
  await audit(
    trx,
    ctx,
    'goods.create',
    `goods ${id}`,
    changesOf({}, { title: input.title, onSale: input.onSale, skus: skus.length }),
  )
  return ok(id)
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
): NewSku[] | undefined {
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
