import { allocate, least, minus, plus, sumOf, times, zero, type Fen } from '@mallard/kernel'
import { freightOf, type FreightLine, type FreightTemplate } from './freight.rules.ts'

/** A line as it enters the calculation; `unitPrice` is the store's price now, never the client's. */
export interface BasketLine extends FreightLine {
  readonly skuId: number
  readonly goodsId: number
  readonly unitPrice: Fen
}

/** A line with what is still to pay for it at this point of the calculation. */
export interface OpenLine {
  readonly line: BasketLine
  readonly payable: Fen
}

interface Named {
  readonly id: number
  readonly name: string
  readonly type: number
}

/** A discount on one line alone, for example a timed price; where several apply, the larger saving wins. */
export interface ItemEffect extends Named {
  saving(line: BasketLine): Fen
}

/** Which column of the order a discount is booked in. */
export type Book = 'promotion' | 'coupon' | 'integration'

/** A discount on several lines together. Promotions compete for lines; a coupon and points come after them, on what is left. */
export interface OrderEffect extends Named {
  readonly books: Book
  isEligible(line: BasketLine): boolean
  /** `lines` are the eligible ones. What exceeds their sum is not given. */
  saving(lines: readonly OpenLine[]): Fen
}

/** A discount on freight alone. */
export interface ShippingEffect extends Named {
  saving(freight: Fen, goods: Fen): Fen
}

/** What may lower the price, by lane; lanes add up, inside a lane effects compete (domain.md §4). */
export interface Effects {
  readonly item: readonly ItemEffect[]
  readonly order: readonly OrderEffect[]
  readonly shipping: readonly ShippingEffect[]
}

export const noEffects: Effects = { item: [], order: [], shipping: [] }

export interface Basket {
  readonly lines: readonly BasketLine[]
  readonly effects: Effects
  readonly templates: readonly FreightTemplate[]
  /** Where it goes; without it freight is not reckoned yet. */
  readonly countyCode?: string | undefined
}

export interface QuotedLine extends Record<`${Book}Amount`, Fen> {
  readonly line: BasketLine
  readonly amount: Fen
  readonly realAmount: Fen
  readonly freightShare: Fen
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

export interface AppliedEffect extends Named {
  readonly amount: Fen
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly amounts: QuoteAmounts
  readonly applied: readonly AppliedEffect[]
  /** Lines that cannot be sent to the county, by index. */
  readonly denied: readonly number[]
  /** Goods after promotions and coupon, before points: what free freight is measured on. */
  readonly goodsAmount: Fen
}

interface Draft extends Record<Book, Fen> {
  readonly line: BasketLine
  readonly amount: Fen
}

const payableOf = (draft: Draft): Fen => minus(draft.amount, plus(draft.promotion, draft.coupon, draft.integration))

/**
 * The whole price of a basket, from nothing, every time: no state is carried over, so it can be repeated at will.
 * A discount that would cost more than it saves, because free freight is lost with it, is left out (I-27).
 */
export function priceOf(basket: Basket): Quote {
  const full = reckon(basket)
  if (full.amounts.freightAmount === 0 || full.applied.length === 0) return full
  const leftOut: readonly (readonly Book[])[] = [['coupon'], ['promotion'], ['coupon', 'promotion']]
  return leftOut.reduce((best, books) => {
    const order = basket.effects.order.filter((effect) => !books.includes(effect.books))
    if (order.length === basket.effects.order.length) return best
    const without = reckon({ ...basket, effects: { ...basket.effects, order } })
    return without.amounts.payAmount < best.amounts.payAmount ? without : best
  }, full)
}

function reckon({ lines, effects, templates, countyCode }: Basket): Quote {
  const drafts: Draft[] = lines.map((line) => ({ line, amount: times(line.unitPrice, line.quantity), promotion: zero, coupon: zero, integration: zero }))
  const applied: AppliedEffect[] = []

  for (const draft of drafts) applyBest(draft, effects.item, applied)
  applyCompeting(
    drafts,
    effects.order.filter(({ books }) => books === 'promotion'),
    applied,
  )
  applyInTurn(
    drafts,
    effects.order.filter(({ books }) => books === 'coupon'),
    applied,
  )
  const goodsAmount = sumOf(drafts, payableOf)
  applyInTurn(
    drafts,
    effects.order.filter(({ books }) => books === 'integration'),
    applied,
  )

  const freight = countyCode === undefined ? undefined : freightOf(lines, templates, countyCode, goodsAmount)
  const freightAmount = freight?.kind === 'priced' ? freight.amount : zero
  const freightDiscountAmount = shippingSaving(effects.shipping, freightAmount, goodsAmount, applied)
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
    denied: freight?.kind === 'denied' ? freight.lines : [],
    goodsAmount,
  }
}

function applyBest(draft: Draft, effects: readonly ItemEffect[], applied: AppliedEffect[]): void {
  const best = greatest(effects, (effect) => capped(effect.saving(draft.line), draft.amount))
  if (!best) return
  draft.promotion = best.saving
  applied.push(record(best.effect, best.saving))
}

/** A line joins one of them only: the greatest saving takes its lines first, a tie goes to the lower id. */
function applyCompeting(drafts: Draft[], effects: readonly OrderEffect[], applied: AppliedEffect[]): void {
  const free = new Set(drafts)
  let left = [...effects]
  for (;;) {
    const best = greatest(left, (effect) => savingOn(effect, eligible(effect, free)))
    if (!best) return
    const joined = eligible(best.effect, free)
    book(best.effect, joined, best.saving, applied)
    for (const draft of joined) free.delete(draft)
    left = left.filter((effect) => effect !== best.effect)
  }
}

function applyInTurn(drafts: Draft[], effects: readonly OrderEffect[], applied: AppliedEffect[]): void {
  for (const effect of effects) {
    const joined = eligible(effect, drafts)
    const saving = savingOn(effect, joined)
    if (saving > 0) book(effect, joined, saving, applied)
  }
}

function book(effect: OrderEffect, joined: readonly Draft[], saving: Fen, applied: AppliedEffect[]): void {
  allocate(saving, joined.map(payableOf)).forEach((share, index) => {
    const draft = joined[index]!
    draft[effect.books] = plus(draft[effect.books], share)
  })
  applied.push(record(effect, saving))
}

function shippingSaving(effects: readonly ShippingEffect[], freight: Fen, goods: Fen, applied: AppliedEffect[]): Fen {
  const best = greatest(effects, (effect) => capped(effect.saving(freight, goods), freight))
  if (!best) return zero
  applied.push(record(best.effect, best.saving))
  return best.saving
}

function eligible(effect: OrderEffect, drafts: Iterable<Draft>): Draft[] {
  return [...drafts].filter((draft) => effect.isEligible(draft.line))
}

function savingOn(effect: OrderEffect, drafts: readonly Draft[]): Fen {
  if (drafts.length === 0) return zero
  const open = drafts.map((draft) => ({ line: draft.line, payable: payableOf(draft) }))
  return capped(effect.saving(open), sumOf(drafts, payableOf))
}

function greatest<E extends Named>(effects: readonly E[], savingBy: (effect: E) => Fen): { effect: E; saving: Fen } | undefined {
  let best: { effect: E; saving: Fen } | undefined
  for (const effect of effects) {
    const saving = savingBy(effect)
    const isBetter = best ? saving > best.saving || (saving === best.saving && effect.id < best.effect.id) : saving > 0
    if (isBetter) best = { effect, saving }
  }
  return best
}

function capped(saving: Fen, most: Fen): Fen {
  return saving < 0 ? zero : least(saving, most)
}

function record({ id, name, type }: Named, amount: Fen): AppliedEffect {
  return { id, name, type, amount }
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
