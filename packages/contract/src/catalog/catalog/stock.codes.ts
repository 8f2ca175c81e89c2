/** SKUs that one save changes. */
export const maxStockChanges = 200
/** SKUs that one adjustment changes. */
export const maxAdjusted = 5000

/** Figures of a SKU that an adjustment can change. */
export const adjustedFields = ['salePrice', 'listPrice', 'onHand', 'lowAt'] as const
export type AdjustedField = (typeof adjustedFields)[number]

/** How a figure is changed: by basis points, by fen or units, or to a value. */
export type Adjustment = {
  readonly how: 'share' | 'amount' | 'set'
  readonly value: number
}

/** Units left at which a SKU is low that says nothing itself. */
export const usualLowAt = 10

/** What becomes of a figure; shares are rounded to the nearest, halves up. */
export function adjusted(before: number, { how, value }: Adjustment): number {
  if (how === 'set') return value
  return how === 'amount' ? before + value : Math.round((before * (10_000 + value)) / 10_000)
}
