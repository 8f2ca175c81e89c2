import { allocate, min, minus, plus, sumOf, times, zero, type Fen } from '@mallard/kernel'
import type {
  AddOnEffect,
  BasketLine,
  Book,
  Effects,
  GiftEffect,
  ItemEffect,
  Named,
  Needs,
  OpenLine,
  OrderEffect,
  ShippingEffect,
} from './effect.rules.ts'
import { freightOf, type FreightTemplate } from './freight.rules.ts'

export interface Basket {
  readonly lines: readonly BasketLine[]
  readonly effects: Effects
  readonly templates: readonly FreightTemplate[]
  /** Where it goes; without it freight is not calculated yet. */
  readonly countyCode?: string | undefined
}

export interface QuotedLine extends Record<`${Book}Amount`, Fen> {
  readonly line: BasketLine
  readonly amount: Fen
  readonly realAmount: Fen
  readonly freightShare: Fen
  /** What of the line's freight was taken off. */
  readonly freightCut: Fen
  /** What lowered this line, and by how much. */
  readonly applied: readonly AppliedEffect[]
}

export interface QuoteAmounts {
  readonly totalAmount: Fen
  readonly promotionAmount: Fen
  readonly couponAmount: Fen
  readonly integrationAmount: Fen
  readonly freightAmount: Fen
  readonly freightDiscountAmount: Fen
  readonly adjustAmount: Fen
  readonly payAmount: Fen
}

export interface AppliedEffect extends Omit<Named, 'priority'> {
  readonly amount: Fen
  /** Of a gift or an add-on: what its order keeps for returns. */
  readonly needs?: Needs
}

export interface QuotedGift {
  readonly promotionId: number
  readonly skuId: number
  readonly quantity: number
  readonly needs?: Omit<Needs, 'price'>
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly amounts: QuoteAmounts
  readonly applied: readonly AppliedEffect[]
  readonly gifts: readonly QuotedGift[]
  /** Ordinary lines at their unit prices of the moment: what every threshold is measured on. */
  readonly reach: readonly OpenLine[]
  /** Lines that cannot be sent to the county, by index. */
  readonly denied: readonly number[]
  /** Goods after promotions and coupon, before points: what free freight is measured on. */
  readonly goodsAmount: Fen
}

interface Draft extends Record<Book, Fen> {
  readonly line: BasketLine
  readonly amount: Fen
  readonly applied: AppliedEffect[]
}

const openLineOf = (draft: Draft): OpenLine => ({ line: draft.line, payable: payableOf(draft) })
const payableOf = (draft: Draft): Fen =>
  minus(draft.amount, plus(draft.promotion, draft.coupon, draft.integration))

/**
 * The whole price of a basket, from nothing, every time: no state is carried over, so it can be
 * repeated at will. A discount that would cost more than it saves, because free freight is lost
 * with it, is left out (I-27).
 */
export function priceOf(basket: Basket): Quote {
  const full = calculate(basket)
  if (full.amounts.freightAmount === 0 || full.applied.length === 0) return full
  const leftOut: readonly (readonly Book[])[] = [['coupon'], ['promotion'], ['coupon', 'promotion']]
  return leftOut.reduce((best, books) => {
    const order = basket.effects.order.filter((effect) => !books.includes(effect.books))
    if (order.length === basket.effects.order.length) return best
    const without = calculate({ ...basket, effects: { ...basket.effects, order } })
    return without.amounts.payAmount < best.amounts.payAmount ? without : best
  }, full)
}

function calculate({ lines, effects, templates, countyCode }: Basket): Quote {
  const drafts: Draft[] = lines.map((line) => ({
    line,
    amount: times(line.unitPrice, line.quantity),
    promotion: zero,
    coupon: zero,
    integration: zero,
    applied: [],
  }))
  const applied: AppliedEffect[] = []

  const ordinary = drafts.filter(({ line }) => !line.addBuyId)
  for (const draft of ordinary) applyBest(draft, effects.item, applied)
  const reach = ordinary.map(openLineOf)
  applyCompeting(
    ordinary,
    choosable(effects.order.filter(({ books }) => books === 'promotion')),
    applied,
  )
  applyAddOns(drafts, effects.addOns ?? [], reach, applied)
  const gifts = giftsOf(effects.gifts ?? [], reach, applied)
  applyInTurn(
    ordinary,
    effects.order.filter(({ books }) => books === 'coupon'),
    applied,
  )
  const goodsAmount = sumOf(drafts, payableOf)
  applyInTurn(
    drafts,
    effects.order.filter(({ books }) => books === 'integration'),
    applied,
  )

  const freight =
    countyCode === undefined ? undefined : freightOf(lines, templates, countyCode, goodsAmount)
  const freightAmount = freight?.kind === 'priced' ? freight.amount : zero
  const freightDiscountAmount = shippingSaving(
    effects.shipping,
    freightAmount,
    goodsAmount,
    reach,
    applied,
  )
  const shares = freight?.kind === 'priced' ? freight.shares : lines.map(() => zero)
  const freightCuts = allocate(freightDiscountAmount, shares)

  return {
    lines: drafts.map((draft, index) => ({
      line: draft.line,
      amount: draft.amount,
      promotionAmount: draft.promotion,
      couponAmount: draft.coupon,
      integrationAmount: draft.integration,
      realAmount: payableOf(draft),
      freightShare: minus(shares[index]!, freightCuts[index]!),
      freightCut: freightCuts[index]!,
      applied: mergeApplied(draft.applied),
    })),
    amounts: {
      totalAmount: sumOf(drafts, ({ amount }) => amount),
      promotionAmount: sumOf(drafts, ({ promotion }) => promotion),
      couponAmount: sumOf(drafts, ({ coupon }) => coupon),
      integrationAmount: sumOf(drafts, ({ integration }) => integration),
      freightAmount,
      freightDiscountAmount,
      adjustAmount: zero,
      payAmount: minus(plus(sumOf(drafts, payableOf), freightAmount), freightDiscountAmount),
    },
    applied: mergeApplied(applied),
    gifts,
    reach,
    denied: freight?.kind === 'denied' ? freight.lines : [],
    goodsAmount,
  }
}

function applyBest(draft: Draft, effects: readonly ItemEffect[], applied: AppliedEffect[]): void {
  const best = greatest(effects, (effect) => capped(effect.saving(draft.line), draft.amount))
  if (!best) return
  draft.promotion = best.saving
  tell(draft, best.effect, best.saving, applied)
}

/**
 * A line joins one of them only: the greatest saving takes its lines first, a tie goes to the lower
 * id.
 */
function applyCompeting(
  drafts: Draft[],
  effects: readonly OrderEffect[],
  applied: AppliedEffect[],
): void {
  const free = new Set(drafts)
  let left = [...effects]
  for (;;) {
    const best = greatest(left, (effect) => savingOn(effect, eligible(effect, free)))
    if (!best) return
    const joined = eligible(best.effect, free)
    for (const draft of book(best.effect, joined, best.saving, applied)) free.delete(draft)
    left = left.filter((effect) => effect !== best.effect)
  }
}

function applyInTurn(
  drafts: Draft[],
  effects: readonly OrderEffect[],
  applied: AppliedEffect[],
): void {
  for (const effect of effects) {
    const joined = eligible(effect, drafts)
    const saving = savingOn(effect, joined)
    if (saving > 0) book(effect, joined, saving, applied)
  }
}

/** Shares a saving among lines; answers those that take part in it. */
function book(
  effect: OrderEffect,
  joined: readonly Draft[],
  saving: Fen,
  applied: AppliedEffect[],
): readonly Draft[] {
  const weights = effect.weights?.(joined.map(openLineOf))
  allocate(saving, weights ?? joined.map(payableOf)).forEach((share, index) => {
    const draft = joined[index]!
    draft[effect.books] = plus(draft[effect.books], share)
    if (share > 0) draft.applied.push(record(effect, share))
  })
  applied.push(record(effect, saving))
  return weights ? joined.filter((_, index) => weights[index]! > 0) : joined
}

/**
 * Add-on lines that the basket does not reach, and units above the most, cost what they cost
 * everyone.
 */
function applyAddOns(
  drafts: readonly Draft[],
  effects: readonly AddOnEffect[],
  reach: readonly OpenLine[],
  applied: AppliedEffect[],
): void {
  for (const effect of effects) {
    if (effect.missing(reach) > 0) continue
    let left = effect.most
    for (const draft of drafts) {
      const price =
        draft.line.addBuyId === effect.id ? effect.prices.get(draft.line.skuId) : undefined
      if (price === undefined || price >= draft.line.unitPrice) continue
      const units = Math.min(left, draft.line.quantity)
      if (units === 0) continue
      left -= units
      draft.promotion = times(minus(draft.line.unitPrice, price), units)
      applied.push(record(effect, draft.promotion))
      // What it took off a unit is what the unit costs without the others.
      const off = Math.floor(draft.promotion / draft.line.quantity)
      draft.applied.push({
        ...record(effect, draft.promotion),
        needs: { ...effect.needs(reach), price: off },
      })
    }
  }
}

function giftsOf(
  effects: readonly GiftEffect[],
  reach: readonly OpenLine[],
  applied: AppliedEffect[],
): QuotedGift[] {
  return effects.flatMap((effect) => {
    const gift = effect.gift(reach)
    if (!gift) return []
    const { needs, ...units } = gift
    applied.push(record(effect, zero))
    return [{ promotionId: effect.id, ...units, needs }]
  })
}

function shippingSaving(
  effects: readonly ShippingEffect[],
  freight: Fen,
  goods: Fen,
  reach: readonly OpenLine[],
  applied: AppliedEffect[],
): Fen {
  const best = greatest(effects, (effect) => capped(effect.saving(freight, goods, reach), freight))
  if (!best) return zero
  applied.push(record(best.effect, best.saving))
  return best.saving
}

function eligible(effect: OrderEffect, drafts: Iterable<Draft>): Draft[] {
  return [...drafts].filter((draft) => effect.isEligible(draft.line))
}

/** What a choice leaves: a line whose reduction was chosen, and can have it, joins no other. */
function choosable(effects: readonly OrderEffect[]): OrderEffect[] {
  return effects.map((effect) => ({
    ...effect,
    isEligible: (line) =>
      effect.isEligible(line) &&
      !effects.some(
        (other) => other.id === line.chosenId && other.id !== effect.id && other.isEligible(line),
      ),
  }))
}

function savingOn(effect: OrderEffect, drafts: readonly Draft[]): Fen {
  if (drafts.length === 0) return zero
  return capped(effect.saving(drafts.map(openLineOf)), sumOf(drafts, payableOf))
}

function greatest<E extends Named>(
  effects: readonly E[],
  savingBy: (effect: E) => Fen,
): { effect: E; saving: Fen } | undefined {
  let best: { effect: E; saving: Fen } | undefined
  for (const effect of effects) {
    const saving = savingBy(effect)
    const isBetter = best
      ? saving > best.saving || (saving === best.saving && goesBefore(effect, best.effect))
      : saving > 0
    if (isBetter) best = { effect, saving }
  }
  return best
}

function goesBefore(one: Named, other: Named): boolean {
  const priorities = (one.priority ?? 0) - (other.priority ?? 0)
  return priorities > 0 || (priorities === 0 && one.id < other.id)
}

function capped(saving: Fen, most: Fen): Fen {
  return saving < 0 ? zero : min(saving, most)
}

function tell(draft: Draft, effect: Named, amount: Fen, applied: AppliedEffect[]): void {
  draft.applied.push(record(effect, amount))
  applied.push(record(effect, amount))
}

function record({ id, name, nameEn, type }: Named, amount: Fen): AppliedEffect {
  return { id, name, ...(nameEn ? { nameEn } : {}), type, amount }
}

/** The same effect on several lines is told once. */
function mergeApplied(applied: readonly AppliedEffect[]): AppliedEffect[] {
  const byKey = new Map<string, AppliedEffect>()
  for (const entry of applied) {
    const key = `${entry.type}:${entry.id}`
    const known = byKey.get(key)
    byKey.set(key, known ? { ...known, amount: plus(known.amount, entry.amount) } : entry)
  }
  return [...byKey.values()]
}
