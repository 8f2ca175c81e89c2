/**
 * What a list price above the price rests on: nothing, the price that the maker suggests, or the
 * lowest price of the seven days before the price went down.
 */
export const listBases = ['none', 'maker', 'recent'] as const
export type ListBasis = (typeof listBases)[number]
