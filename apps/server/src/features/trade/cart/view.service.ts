import { lawfulReturns } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import type { AddBuy, AppliedPromotion } from '@mallard/contract/pricing/promotion/promotion.fields'
import type { Cart, CartLine } from '@mallard/contract/trade/cart/cart.fields'
import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'
import { fen, type Fen, type Locale, times, zero } from '@mallard/kernel'
import { canDrawAny } from '#features/pricing/coupon/index.ts'
import {
  cataloguePrice,
  appliedIn,
  givenOf,
  lostOf,
  missingForFree,
  nameIn,
  nearestMissing,
  nextStep,
  priceOf,
  applicable,
  sentenceOf,
  shortYuan,
  type AddOnEffect,
  type BasketLine,
  type CompiledPromotion,
  type GivenSku,
  type OpenLine,
  type Quote,
} from '#features/pricing/promotion/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { CartRead } from './cart.repo.ts'
import {
  cartLineOf,
  invalidReasonOf,
  isMendable,
  shownStock,
  titleOf,
  type CartRow,
} from './cart.rules.ts'

interface Priced {
  readonly rows: readonly CartRow[]
  readonly quote: Quote
  readonly running: readonly CompiledPromotion[]
}

export function basketLineOf(row: CartRow): BasketLine {
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
  } = row
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

export function unitsOf(rows: readonly CartRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The price of what is ticked and can be bought; freight is decided at checkout. */
export async function pricedCart(ctx: Ctx, { rows, promotions }: CartRead): Promise<Priced> {
  const checked = rows.filter((row) => row.isChecked && invalidReasonOf(row, row.quantity) === null)
  const { effects, running } = await applicable(
    ctx.services.db,
    ctx.scope,
    promotions,
    ctx.clock.now(),
  )
  return {
    rows: checked,
    quote: priceOf({ lines: checked.map(basketLineOf), effects, templates: [] }),
    running,
  }
}

/** A cart as the page shows it. */
export async function cartView(ctx: Ctx, cart: CartRead): Promise<Cart> {
  const { rows, templates, countyCode, promotions } = cart
  const { locale } = ctx
  const [{ rows: checked, quote, running }, canDraw] = await Promise.all([
    pricedCart(ctx, cart),
    rows.length > 0 && canDrawAny(ctx),
  ])
  const buyable = rows.filter((row) => invalidReasonOf(row, row.quantity) === null)
  const quoted = new Map(checked.map((row, index) => [row.id, quote.lines[index]!]))
  const reductions = running.filter(({ effects }) => effects.order)
  const open = quote.reach

  const lines = rows.map((row): CartLine => {
    const line = cartLineOf(row, locale)
    const found = quoted.get(row.id)
    const choices = row.addBuyId > 0 ? [] : choicesOf(row, reductions, locale)
    const limit = row.addBuyId > 0 ? (addOnOf(running, row.addBuyId)?.most ?? 0) : line.limit
    if (!found) return { ...line, limit, choices }
    const { promotionAmount, couponAmount, integrationAmount, realAmount, applied } = found
    const addBuyLost =
      row.addBuyId > 0 ? addBuyLostOf(row, found.promotionAmount, running, open) : null
    return {
      ...line,
      limit,
      choices,
      addBuyLost,
      promotionAmount,
      couponAmount,
      integrationAmount,
      realAmount,
      promotions: appliedIn(applied, locale),
    }
  })
  const given = givenOf(quote.gifts, promotions.gifts, (skuId) => boughtOf(checked, skuId))
  const isKept = (index: number) => isMendable(invalidReasonOf(rows[index]!, rows[index]!.quantity))
  const basket = (checked.length > 0 ? checked : buyable).map(basketLineOf)

  return {
    groups: groupsOf(
      rows.flatMap((row, index) => (isKept(index) ? [{ row, line: lines[index]! }] : [])),
      reductions,
      open,
      locale,
    ),
    invalid: lines.filter((_, index) => !isKept(index)),
    amounts: quote.amounts,
    promotions: appliedIn(quote.applied, locale),
    gifts: given.map((each) => giftLineOf(each, running, locale)),
    lostGifts: lostOf(quote.gifts, given, promotions.gifts, running, locale),
    addBuy: rows.length > 0 ? addBuysOf(cart, running, open, locale) : [],
    checkedAll: buyable.length > 0 && checked.length === buyable.length,
    cartNum: unitsOf(rows),
    checkedNum: unitsOf(checked),
    canDraw,
    freeFreightMissing: nearest(
      missingForFree(basket, templates, countyCode ?? undefined, quote.goodsAmount),
      nearestMissing(
        running.flatMap(({ effects }) => effects.shipping ?? []),
        open,
      ),
    ),
  }
}

function nearest(one: Fen | null, other: Fen | null): Fen | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function boughtOf(rows: readonly CartRow[], skuId: number): number {
  return rows.reduce((units, row) => units + (row.skuId === skuId ? row.quantity : 0), 0)
}

/** The offer whose price an add-on line asks for; undefined when it is over. */
export function addOnOf(
  running: readonly CompiledPromotion[],
  id: number,
): AddOnEffect | undefined {
  return running.flatMap(({ effects }) => effects.addOns ?? []).find((effect) => effect.id === id)
}

function addBuyLostOf(
  row: CartRow,
  saved: Fen,
  running: readonly CompiledPromotion[],
  open: readonly OpenLine[],
): CartLine['addBuyLost'] {
  const addOn = addOnOf(running, row.addBuyId)
  const price = addOn?.prices.get(row.skuId)
  if (addOn === undefined || price === undefined || price >= row.salePrice) return 'over'
  if (addOn.missing(open) > 0) return 'notMet'
  return saved < times(fen(row.salePrice - price), row.quantity) ? 'tooMany' : null
}

function choicesOf(
  row: CartRow,
  reductions: readonly CompiledPromotion[],
  locale: Locale,
): CartLine['choices'] {
  const covering = reductions.filter(({ covers }) => covers(row))
  if (covering.length < 2) return []
  return covering.map(({ promotion }) => ({
    id: promotion.id,
    name: nameIn(promotion, locale),
    text: sentenceOf(promotion, locale),
    chosen: promotion.id === row.promotionId,
  }))
}

const isOf = ({ id, type }: CompiledPromotion['promotion'], applied: AppliedPromotion) =>
  applied.id === id && applied.type === type

interface KeptLine {
  readonly row: CartRow
  readonly line: CartLine
}

/**
 * The reduction under which a line is shown: the one it has, else the one that was chosen, else the
 * first that could be reached.
 */
function reductionOf(
  { row, line }: KeptLine,
  reductions: readonly CompiledPromotion[],
): CompiledPromotion | undefined {
  if (row.addBuyId > 0) return undefined
  const covering = reductions.filter(({ covers }) => covers(row))
  return (
    covering.find(({ promotion }) => line.promotions.some((applied) => isOf(promotion, applied))) ??
    covering.find(({ promotion }) => promotion.id === row.promotionId) ??
    covering[0]
  )
}

function groupsOf(
  kept: readonly KeptLine[],
  reductions: readonly CompiledPromotion[],
  open: readonly OpenLine[],
  locale: Locale,
): Cart['groups'] {
  const groups = new Map<number, { reduction: CompiledPromotion | undefined; kept: KeptLine[] }>()
  for (const each of kept) {
    const reduction = reductionOf(each, reductions)
    const id = reduction?.promotion.id ?? 0
    const group = groups.get(id)
    if (group) group.kept.push(each)
    else groups.set(id, { reduction, kept: [each] })
  }
  return [...groups.values()].map(({ reduction, kept: members }) => ({
    promotion: reduction ? promotionOf(reduction, members, open, locale) : null,
    lines: members.map(({ line }) => line),
  }))
}

/** What the group has reached, and what the next step would take. */
function promotionOf(
  { promotion }: CompiledPromotion,
  members: readonly KeptLine[],
  open: readonly OpenLine[],
  locale: Locale,
) {
  const inGroup = new Set(members.filter(({ line }) => line.checked).map(({ row }) => row.skuId))
  const given = members.reduce(
    (sum, { line }) =>
      sum + (line.promotions.find((applied) => isOf(promotion, applied))?.amount ?? 0),
    0,
  )
  const next = nextStep(
    promotion,
    open.filter(({ line }) => inGroup.has(line.skuId)),
    locale,
  )
  const saved =
    given > 0 ? textIn(locale, [`已减¥${shortYuan(given)}`, `¥${shortYuan(given)} off`]) : ''
  const hint = [saved, next].filter(Boolean).join(textIn(locale, ['，', ', ']))
  return {
    id: promotion.id,
    name: nameIn(promotion, locale),
    hint: hint || sentenceOf(promotion, locale),
    isReached: given > 0,
    canReachMore: next !== undefined,
    categoryId: promotion.scope === 'category' ? (promotion.scopeIds[0] ?? null) : null,
  }
}

export function giftLineOf(
  { promotionId, offer, quantity }: GivenSku,
  running: readonly CompiledPromotion[],
  locale: Locale,
): Line {
  const promotion = running.find((each) => each.promotion.id === promotionId)?.promotion
  return {
    id: 0,
    itemId: offer.goodsId,
    productSn: offer.productSn,
    title: titleOf(offer, locale),
    pic: offer.pic,
    productAttr: attrText(offer, locale),
    productPrice: zero,
    productQuantity: quantity,
    promotionAmount: zero,
    couponAmount: zero,
    integrationAmount: zero,
    realAmount: zero,
    promotions: promotion
      ? [{ id: promotion.id, name: nameIn(promotion, locale), type: promotion.type, amount: zero }]
      : [],
    isGift: true,
    isAddBuy: false,
    // Nothing was paid for it that could go back.
    returnPolicy: lawfulReturns,
    returnText: '',
  }
}

/** Add-on offers for this basket, the goods that the store can give of each. */
function addBuysOf(
  { rows, promotions }: CartRead,
  running: readonly CompiledPromotion[],
  open: readonly OpenLine[],
  locale: Locale,
): AddBuy[] {
  const addOns = running.flatMap(({ effects }) => effects.addOns ?? [])
  return addOns.flatMap((addOn) => {
    const items = [...addOn.prices].flatMap(([skuId, price]) => {
      const offer = promotions.addOns.find((each) => each.skuId === skuId)
      if (!offer?.isOnSale || offer.available <= 0) return []
      const salePrice = cataloguePrice({ running }, offer, fen(offer.salePrice))
      if (price >= salePrice) return []
      return [
        {
          productSn: offer.productSn,
          itemId: offer.goodsId,
          title: titleOf(offer, locale),
          pic: offer.pic,
          productAttr: attrText(offer, locale),
          price,
          salePrice,
          stock: shownStock(offer.available),
          quantity:
            rows.find((row) => row.addBuyId === addOn.id && row.skuId === skuId)?.quantity ?? 0,
        },
      ]
    })
    if (items.length === 0) return []
    const { id, over, most } = addOn
    return [
      {
        promotionId: id,
        name: nameIn(addOn, locale),
        over,
        missing: addOn.missing(open),
        most,
        items,
      },
    ]
  })
}
