import type { Instant } from '@mallard/kernel'
import { addOn } from './add-on/add-on.rules.ts'
import type { Effects } from './effect.rules.ts'
import { freeFreight } from './free-freight/free-freight.rules.ts'
import { fullReduction } from './full-reduction/full-reduction.rules.ts'
import { giftWithPurchase } from './gift/gift.rules.ts'
import { memberPrice } from './member-price/member-price.rules.ts'
import { coverOf, stateOf, type Coverable, type Promotion } from './promotion.rules.ts'
import { timedDiscount } from './timed-discount/timed-discount.rules.ts'

/** A promotion with what it does, made once for all carts of a store. */
export interface CompiledPromotion {
  readonly promotion: Promotion
  readonly covers: (goods: Coverable) => boolean
  readonly effects: Partial<Effects>
}

/** The promotions of a store at one version: those that run, and those to come. */
export interface CompiledStore {
  readonly version: number
  readonly promotions: readonly CompiledPromotion[]
}

function effectsBy(promotion: Promotion): Partial<Effects> {
  switch (promotion.type) {
    case 1:
      return { item: [timedDiscount(promotion)] }
    case 2:
      return { order: [fullReduction(promotion)] }
    case 3:
      return { addOns: [addOn(promotion)] }
    case 4:
      return { gifts: [giftWithPurchase(promotion)] }
    default:
      return { shipping: [freeFreight(promotion)] }
  }
}

export function compile(version: number, promotions: readonly Promotion[]): CompiledStore {
  const inOrder = [...promotions].sort((a, b) => b.priority - a.priority || a.id - b.id)
  return { version, promotions: inOrder.map((promotion) => ({ promotion, covers: coverOf(promotion), effects: effectsBy(promotion) })) }
}

/** What of a shopper decides which promotions are his. */
export interface Entitled {
  /** Basis points of the sale price that his level pays. */
  readonly levelBp: number
  /** Orders in which he used each promotion that is limited. */
  readonly used: Readonly<Record<string, number>>
}

/** Promotions that hold at a moment, for a shopper if one is given. */
export function runningAt({ promotions }: CompiledStore, now: Instant, who?: Entitled): CompiledPromotion[] {
  return promotions.filter(({ promotion }) => stateOf(promotion, now) === 'RUN' && !isUsedUp(promotion, who))
}

function isUsedUp({ id, limitPerUser }: Promotion, who: Entitled | undefined): boolean {
  return limitPerUser > 0 && (who?.used[id] ?? 0) >= limitPerUser
}

/** All that lowers the price of an ordinary purchase at a moment: a clock's tick can change it, so it is asked anew each time. */
export function effectsAt(store: CompiledStore, now: Instant, who: Entitled): Effects {
  return effectsOf(runningAt(store, now, who), who)
}

/** The same of promotions that are known to hold. */
export function effectsOf(running: readonly CompiledPromotion[], who: Entitled): Effects {
  const all = running.map(({ effects }) => effects)
  return {
    item: [...all.flatMap(({ item }) => item ?? []), ...memberPrice(who.levelBp)],
    order: all.flatMap(({ order }) => order ?? []),
    shipping: all.flatMap(({ shipping }) => shipping ?? []),
    gifts: all.flatMap(({ gifts }) => gifts ?? []),
    addOns: all.flatMap(({ addOns }) => addOns ?? []),
  }
}
