import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import { type Fen, fen } from '@mallard/kernel'

/** What is known of a SKU whose list price is to be shown struck through. */
export interface Listed {
  readonly basis: ListBasis
  /** Fen that the shop wants to strike through. */
  readonly listPrice: number
  /**
   * Fen of the lowest price of the seven days before the one of now; null where nothing is known of
   * them.
   */
  readonly lowest: number | null
}

/**
 * Fen that may be shown struck through beside a price below them, 0 for none: the one place where
 * that is decided.
 */
export function struckPrice({ basis, listPrice, lowest }: Listed): number {
  if (basis === 'maker') return listPrice
  return basis === 'recent' ? Math.min(listPrice, lowest ?? 0) : 0
}

/** What a page is told: the price itself where nothing is struck through. */
export const listPriceShown = (struck: number, price: Fen): Fen => fen(Math.max(struck, price))
