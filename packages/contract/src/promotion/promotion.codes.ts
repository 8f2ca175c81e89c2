/** Kinds of promotions (domain.md §2.4); the price of a member's level comes without a promotion of its own. */
export const promotionType = { timedDiscount: 1, fullReduction: 2, addOn: 3, gift: 4, freeFreight: 5, memberPrice: 6 } as const

/** What a promotion holds for. */
export const promotionScopes = ['all', 'category', 'sku'] as const
export type PromotionScope = (typeof promotionScopes)[number]

/** Where a promotion stands by the clock; closed is the operator's word. */
export const promotionStates = ['WAIT', 'RUN', 'END', 'CLOSED'] as const
export type PromotionState = (typeof promotionStates)[number]
