/**
 * Steps of a price in which promotions take part, in their order (domain.md §4.1). Lanes add up;
 * what competes inside a lane, does so there.
 */
export type PriceLane = 'item' | 'order' | 'addOn' | 'gift' | 'shipping'

/**
 * Kinds of promotions (domain.md §2.4): their number in calls and tables, and the step of a price
 * that they take part in.
 */
export const promotionKinds = {
  timedDiscount: { code: 1, lane: 'item' },
  fullReduction: { code: 2, lane: 'order' },
  addOn: { code: 3, lane: 'addOn' },
  gift: { code: 4, lane: 'gift' },
  freeFreight: { code: 5, lane: 'shipping' },
  secondUnit: { code: 6, lane: 'order' },
} as const satisfies Readonly<Record<string, { readonly code: number; readonly lane: PriceLane }>>

export type PromotionKindName = keyof typeof promotionKinds
export type PromotionKindCode = (typeof promotionKinds)[PromotionKindName]['code']

/** The price of a member's level, which comes without a promotion of its own. */
export const memberPriceType = 30

/** The price of an activity, by the code of its way to buy (activities.md §0). */
export const activityPriceType = (kind: number): number => 40 + kind

/**
 * The lane of a type among reasons of a price; undefined for what is no promotion: coupons and
 * points.
 */
export function laneOf(type: number): PriceLane | undefined {
  return type === memberPriceType || (type > 40 && type < 50)
    ? 'item'
    : Object.values(promotionKinds).find(({ code }) => code === type)?.lane
}

/** The kind with a number, undefined where no kind has it. */
export function kindNameOf(code: number): PromotionKindName | undefined {
  return (Object.keys(promotionKinds) as PromotionKindName[]).find(
    (name) => promotionKinds[name].code === code,
  )
}

/** What a promotion holds for. */
export const promotionScopes = ['all', 'category', 'sku'] as const
export type PromotionScope = (typeof promotionScopes)[number]

/** Where a promotion stands by the clock; closed is the operator's word. */
export const promotionStates = ['WAIT', 'RUN', 'END', 'CLOSED'] as const
export type PromotionState = (typeof promotionStates)[number]
