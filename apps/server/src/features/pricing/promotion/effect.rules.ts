import type { OnReturn } from '@mallard/contract/pricing/promotion/rule.fields'
import { fen, sumOf, type Fen } from '@mallard/kernel'
import type { FreightLine } from './freight.rules.ts'

/**
 * A line as it enters the calculation; `unitPrice` is the store's price now, never the client's.
 */
export interface BasketLine extends FreightLine {
  readonly skuId: number
  readonly goodsId: number
  readonly categoryId: number
  readonly unitPrice: Fen
  /**
   * The promotion whose add-on price the line asks for. Such a line counts for no threshold and
   * joins no reduction and no coupon.
   */
  readonly addBuyId?: number | undefined
  /** The full reduction that the shopper chose for the line; without one the best is taken. */
  readonly chosenId?: number | undefined
}

/** A line with what is still to pay for it at this point of the calculation. */
export interface OpenLine {
  readonly line: BasketLine
  readonly payable: Fen
}

/** What every effect says of itself. */
export interface Named {
  readonly id: number
  readonly name: string
  /** The English twin; missing or empty: shown in Chinese. */
  readonly nameEn?: string | undefined
  readonly type: number
  /** Between equals the higher one goes first, then the lower id. */
  readonly priority?: number | undefined
}

/**
 * A discount on one line alone, for example a timed price; where several apply, the larger saving
 * wins.
 */
export interface ItemEffect extends Named {
  saving(line: BasketLine): Fen
}

/** Which column of the order a discount is booked in. */
export type Book = 'promotion' | 'coupon' | 'integration'

/**
 * A discount on several lines together. Promotions compete for lines; a coupon and points come
 * after them, on what is left.
 */
export interface OrderEffect extends Named {
  readonly books: Book
  isEligible(line: BasketLine): boolean
  /** `lines` are the eligible ones. What exceeds their sum is not given. */
  saving(lines: readonly OpenLine[]): Fen
  /**
   * Fen of each line that the saving is about and is shared by; 0: the line takes no part. Absent:
   * all that is payable.
   */
  weights?(lines: readonly OpenLine[]): readonly Fen[]
}

/**
 * A discount on freight alone. `lines` are the ordinary ones at their unit prices, before
 * reductions, coupon and points.
 */
export interface ShippingEffect extends Named {
  saving(freight: Fen, goods: Fen, lines: readonly OpenLine[]): Fen
  /** Fen that such lines still lack; undefined where it is not counted in fen. */
  missing?(lines: readonly OpenLine[]): Fen | undefined
}

/** What must stay bought for a gift or an add-on, as an order keeps it for its returns. */
export interface Needs {
  readonly by: 'amount' | 'quantity'
  /** Fen or units. */
  readonly over: number
  /** The lines that reach it, with their fen at the time. */
  readonly lines: readonly {
    readonly skuId: number
    readonly quantity: number
    readonly amount: number
  }[]
  readonly onReturn: OnReturn
  /** Fen of one unit that is kept without them. */
  readonly price: number
}

export function needsOf(
  { by, over, onReturn = 'back' }: Pick<Needs, 'by' | 'over'> & { onReturn?: OnReturn | undefined },
  lines: readonly OpenLine[],
): Omit<Needs, 'price'> {
  const kept = lines.map(({ line, payable }) => ({
    skuId: line.skuId,
    quantity: line.quantity,
    amount: payable,
  }))
  return { by, over, lines: kept, onReturn }
}

/** Units for nothing; every promotion that is reached gives its own. */
export interface GiftEffect extends Named {
  gift(lines: readonly OpenLine[]):
    | {
        readonly skuId: number
        readonly quantity: number
        readonly needs: Omit<Needs, 'price'>
      }
    | undefined
}

/** A fixed price for a few units of goods beside a basket that is large enough. */
export interface AddOnEffect extends Named {
  /** Units of one order. */
  readonly most: number
  /** Fen that the basket must reach. */
  readonly over: Fen
  /** Fen of one unit, by SKU. */
  readonly prices: ReadonlyMap<number, Fen>
  /** Fen that such lines still lack. */
  missing(lines: readonly OpenLine[]): Fen
  needs(lines: readonly OpenLine[]): Omit<Needs, 'price'>
}

/**
 * What may lower the price, by lane; lanes add up, inside a lane effects compete (domain.md §4).
 */
export interface Effects {
  readonly item: readonly ItemEffect[]
  readonly order: readonly OrderEffect[]
  readonly shipping: readonly ShippingEffect[]
  readonly gifts?: readonly GiftEffect[] | undefined
  readonly addOns?: readonly AddOnEffect[] | undefined
}

export const noEffects: Effects = { item: [], order: [], shipping: [] }

/** What lines come to: fen, or units, as the rule of a promotion counts. */
export function reachOf(by: 'amount' | 'quantity', lines: readonly OpenLine[]): number {
  return by === 'amount'
    ? sumOf(lines, ({ payable }) => payable)
    : lines.reduce((units, { line }) => units + line.quantity, 0)
}

/** The highest tier that is reached. */
export function reachedTier<T extends { readonly over: number }>(
  tiers: readonly T[],
  reach: number,
): T | undefined {
  return tiers.reduce<T | undefined>(
    (best, tier) => (tier.over <= reach && tier.over >= (best?.over ?? 0) ? tier : best),
    undefined,
  )
}

/** Fen that the nearest of these effects still lacks; null when none of them counts in fen. */
export function nearestMissing(
  effects: readonly ShippingEffect[],
  lines: readonly OpenLine[],
): Fen | null {
  const missing = effects.flatMap((effect) => effect.missing?.(lines) ?? [])
  return missing.length > 0 ? fen(Math.min(...missing)) : null
}
