import { policyOf, returnText } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { refusalText } from '@mallard/contract/errors'
import { fen, type Instant, type Locale, refuse, type Refused, yuan, zero } from '@mallard/kernel'
import type { ErrorName } from '@mallard/contract/errors'
import { lastArrivalText } from '#features/catalog/catalog/index.ts'
import { giftLineOf, titleOf } from '#features/trade/cart/index.ts'
import { heldView, type HeldCoupon, type JudgedCoupon } from '#features/pricing/coupon/index.ts'
import { pointsRulesOf } from '#features/pricing/points/index.ts'
import {
  appliedIn,
  areaOf,
  givenOf,
  lostOf,
  readOffers,
  type BasketLine,
  type CompiledPromotion,
  type FreightTemplate,
  type GivenSku,
  type OfferedSku,
  type Quote,
} from '#features/pricing/promotion/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { OfferedLine, OpenFlow } from './checkout.repo.ts'
import { refusalOf } from './checkout.rules.ts'
import { deduct, type PricedQuote } from './deduction.service.ts'
import type { Occasion, PricingOccasion, PurchaseKind } from './purchase-kind.ts'

/** The price of a checkout, with what it rests on. */
export interface FlowQuote extends PricedQuote {
  /** Why its way to buy does not sell it any more. */
  readonly refused: Refused<ErrorName> | undefined
  /** What comes with the order for nothing. */
  readonly given: readonly GivenSku[]
  /** All that the store has of what was earned: a part of it may be given away already. */
  readonly offers: readonly OfferedSku[]
  /** The promotions that hold, for their names and limits. */
  readonly running: readonly CompiledPromotion[]
}

/** What a checkout is priced by at this moment. */
export async function occasionOf(
  { services, scope }: ShopperCtx,
  now: Instant,
): Promise<PricingOccasion> {
  const { spendPercent } = await pointsRulesOf(services, scope.partnerId)
  return { db: services.db, scope, now, pointsPercent: spendPercent }
}

/**
 * The price of a checkout, from nothing, with what the store asks now; with `drawable`, as if these
 * coupons were held as well.
 */
export async function quoteOf(
  occasion: PricingOccasion,
  kind: PurchaseKind,
  flow: OpenFlow,
  drawable: readonly HeldCoupon[] = [],
): Promise<FlowQuote> {
  const { effects, running, deductible, isFreightFree } = await kind.price(occasion, flow)
  const basket = {
    lines: flow.lines.map(basketLineOf),
    effects,
    templates: isFreightFree ? flow.templates.map(withoutFees) : flow.templates,
    countyCode: flow.address?.countyCode,
  }
  const coupons = [...deductible.coupons, ...drawable]
  const quote = deduct(basket, { ...deductible, coupons }, occasion)
  const refused = await kind.refusal?.(occasion, flow)
  return { ...quote, refused, running, ...(await givenWith(occasion, flow, quote)) }
}

/** A template that says where goods go, and asks nothing for it. */
const withoutFees = (template: FreightTemplate): FreightTemplate => ({
  ...template,
  areas: template.areas.map((area) => ({ ...area, firstFee: zero, stepFee: zero })),
})

/**
 * What is left of what was earned: read with the checkout, unless the gift is younger than what
 * this process knew of the promotions.
 */
async function givenWith(
  { db, scope }: Occasion,
  flow: OpenFlow,
  { gifts }: Quote,
): Promise<Pick<FlowQuote, 'given' | 'offers'>> {
  if (gifts.length === 0) return { given: [], offers: [] }
  const bought = (skuId: number) =>
    flow.lines.reduce((units, line) => units + (line.skuId === skuId ? line.quantity : 0), 0)
  const skuIds = gifts.map(({ skuId }) => skuId)
  const read = flow.promotions.gifts ?? []
  const isRead = skuIds.every((wanted) => read.some(({ skuId }) => skuId === wanted))
  const offers = isRead ? read : await readOffers(db, scope, skuIds)
  return { given: givenOf(gifts, offers, bought), offers }
}

function basketLineOf(line: OfferedLine): BasketLine {
  const {
    skuId,
    goodsId,
    categoryId,
    quantity,
    weight,
    freightTemplateId,
    salePrice,
    addBuyId,
    promotionId,
  } = line
  return {
    skuId,
    goodsId,
    categoryId,
    quantity,
    weight,
    freightTemplateId,
    unitPrice: fen(salePrice),
    addBuyId,
    chosenId: promotionId ?? undefined,
  }
}

/** Why the checkout cannot be submitted as it stands, or undefined. */
export function blockOf(
  flow: OpenFlow,
  quote: Pick<FlowQuote, 'refused' | 'denied'>,
): Refused<ErrorName> | undefined {
  const refused = quote.refused ?? refusalOf(flow.lines)
  if (refused) return refused
  if (!flow.address) return refuse('addressNeeded')
  const denied = quote.denied[0]
  if (denied !== undefined) {
    const { title, titleEn } = flow.lines[denied]!
    return refuse('notDeliverable', { title, titleEn })
  }
  return undefined
}

const freightWords = {
  none: ['选择地址后计算', 'After you choose an address'],
  denied: ['该地区暂不支持配送', 'We do not deliver there'],
  free: ['包邮', 'Free delivery'],
} as const

function freightText(flow: OpenFlow, quote: Quote, language: 0 | 1): string {
  if (!flow.address) return freightWords.none[language]
  if (quote.denied.length > 0) return freightWords.denied[language]
  const { freightAmount } = quote.amounts
  return freightAmount === 0 ? freightWords.free[language] : `¥${yuan(freightAmount)}`
}

/** When the last of it comes if it is paid now; empty where that is not promised. */
function arrivalText(
  { address, lines, templates }: OpenFlow,
  quote: Quote,
  { now }: Occasion,
  locale: Locale,
): string {
  if (!address || quote.denied.length > 0) return ''
  const terms = lines.map(({ freightTemplateId }) => {
    const template = templates.find(({ id }) => id === freightTemplateId)
    const area = template && areaOf(template, address.countyCode)
    return { cutOffHour: template?.cutOffHour ?? 0, days: area?.days ?? null }
  })
  return lastArrivalText(now, terms, locale)
}

function couponsView(
  judged: readonly JudgedCoupon[],
  { now }: Occasion,
  locale: Locale,
): Flow['coupons'] {
  const views = judged.map(({ coupon, saving, reason }) => ({
    ...heldView(coupon, now, locale),
    saving,
    reason: reason ? textIn(locale, reason) : null,
  }))
  return {
    usable: views.filter(({ reason }) => reason === null),
    unusable: views.filter(({ reason }) => reason !== null),
  }
}

/** In words; of several goods it says which. */
function blockText(refused: Refused<ErrorName>, { lines }: OpenFlow, locale: Locale): string {
  const line = lines.find(({ title }) => title === refused.details?.['title'])
  const text = refusalText(refused, locale)
  return line && lines.length > 1 && refused.refusal !== 'notDeliverable'
    ? `${titleOf(line, locale)}${textIn(locale, ['：', ': '])}${text}`
    : text
}

/** A checkout as the page shows it. */
export function flowView(
  occasion: Occasion,
  kind: PurchaseKind,
  flow: OpenFlow,
  quote: FlowQuote,
  locale: Locale,
): Omit<Flow, 'canMailInvoice'> {
  const language = locale === 'en' ? 1 : 0
  const { deductions } = quote
  const blocked = blockOf(flow, quote)
  return {
    flowId: flow.flowId,
    kind: flow.kind,
    activity: kind.explain?.(flow.context, locale, occasion.scope) ?? null,
    lines: [
      ...quote.lines.map(
        ({ promotionAmount, couponAmount, integrationAmount, realAmount, applied }, index) => {
          const line = flow.lines[index]!
          return {
            id: line.cartItemId,
            itemId: line.goodsId,
            productSn: line.productSn,
            title: titleOf(line, locale),
            pic: line.pic,
            productAttr: attrText(line, locale),
            productPrice: fen(line.salePrice),
            productQuantity: line.quantity,
            promotionAmount,
            couponAmount,
            integrationAmount,
            realAmount,
            promotions: appliedIn(applied, locale),
            isGift: false,
            isAddBuy: line.addBuyId > 0,
            returnPolicy: policyOf(line),
            returnText: returnText(policyOf(line), locale),
          }
        },
      ),
      ...quote.given.map((given) => giftLineOf(given, quote.running, locale)),
    ],
    lostGifts: lostOf(quote.gifts, quote.given, quote.offers, quote.running, locale),
    address: flow.address,
    amounts: quote.amounts,
    promotions: appliedIn(quote.applied, locale),
    coupons: couponsView(deductions.coupons, occasion, locale),
    freightCoupons: couponsView(deductions.freightCoupons, occasion, locale),
    couponHistoryId: deductions.coupon?.couponHistoryId ?? null,
    freightCouponHistoryId: deductions.freightCoupon?.couponHistoryId ?? null,
    integration: deductions.points,
    freightText: freightText(flow, quote, language),
    arrivalText: arrivalText(flow, quote, occasion, locale),
    blocked: blocked ? blockText(blocked, flow, locale) : null,
    remark: flow.remark,
    invoice: flow.invoice,
    expiresAt: flow.expiresAt.getTime(),
  }
}
