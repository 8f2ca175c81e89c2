import type { Fen, Instant } from '@mallard/kernel'
import type { Effects } from './effect.rules.ts'
import { kindOf } from './kinds.rules.ts'
import { memberPrice } from './member-price/member-price.rules.ts'
import { coverOf, stateOf, type Coverable, type Promotion } from './promotion.rules.ts'

/** A promotion with what it does, made once for all carts of a store. */
export interface CompiledPromotion {
  readonly promotion: Promotion
  readonly covers: (goods: Coverable) => boolean
  readonly effects: Partial<Effects>
}

/** What a level pays for a SKU in a store. */
export interface LevelPrice {
  readonly levelCode: string
  readonly skuId: number
  readonly price: Fen
}

/** The promotions of a store at one version: those that run, and those to come. */
export interface CompiledStore {
  readonly version: number
  readonly promotions: readonly CompiledPromotion[]
  /** Fen of a SKU for a level, where the store set a price of its own: by level, then by SKU. */
  readonly levelPrices: ReadonlyMap<string, ReadonlyMap<number, Fen>>
}

/** `levelPrices`: what levels pay for SKUs, where a store set it. */
export function compile(
  version: number,
  promotions: readonly Promotion[],
  levelPrices: readonly LevelPrice[] = [],
): CompiledStore {
  const inOrder = [...promotions].sort((a, b) => b.priority - a.priority || a.id - b.id)
  const byLevel = new Map<string, Map<number, Fen>>()
  for (const { levelCode, skuId, price } of levelPrices) {
    const prices = byLevel.get(levelCode) ?? new Map<number, Fen>()
    byLevel.set(levelCode, prices.set(skuId, price))
  }
  const compiled = inOrder.map((promotion) => ({
    promotion,
    covers: coverOf(promotion),
    effects: kindOf(promotion).effects(promotion),
  }))
  return { version, promotions: compiled, levelPrices: byLevel }
}

/** What of a shopper decides which promotions are theirs. */
export interface Entitled {
  /** Basis points of the sale price that their level pays. */
  readonly levelBp: number
  /** Fen that their level pays for a SKU, where the percentage is not meant. */
  readonly levelPrices?: ReadonlyMap<number, Fen> | undefined
  /** Orders in which they used each promotion that is limited. */
  readonly used: Readonly<Record<string, number>>
}

/** Promotions that hold at a moment, for a shopper if one is given. */
export function runningAt(
  { promotions }: CompiledStore,
  now: Instant,
  who?: Entitled,
): CompiledPromotion[] {
  return promotions.filter(
    ({ promotion }) => stateOf(promotion, now) === 'RUN' && !isUsedUp(promotion, who),
  )
}

function isUsedUp({ id, limitPerUser }: Promotion, who: Entitled | undefined): boolean {
  return limitPerUser > 0 && (who?.used[id] ?? 0) >= limitPerUser
}

/**
 * All that lowers the price of an ordinary purchase at a moment: a clock's tick can change it, so
 * it is asked again each time.
 */
export function effectsAt(store: CompiledStore, now: Instant, who: Entitled): Effects {
  return effectsOf(runningAt(store, now, who), who)
}

/** The same of promotions that are known to hold. */
export function effectsOf(running: readonly CompiledPromotion[], who: Entitled): Effects {
  const all = running.map(({ effects }) => effects)
  return {
    item: [...all.flatMap(({ item }) => item ?? []), ...memberPrice(who.levelBp, who.levelPrices)],
    order: all.flatMap(({ order }) => order ?? []),
    shipping: all.flatMap(({ shipping }) => shipping ?? []),
    gifts: all.flatMap(({ gifts }) => gifts ?? []),
    addOns: all.flatMap(({ addOns }) => addOns ?? []),
  }
}
