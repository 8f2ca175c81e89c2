import { fenTyped } from '#platform/show.ts'

/** `error`: it cannot be saved so; `warning`: it can, by who means it. */
export type PriceFault = 'wrong' | 'tooHigh' | 'veryLow' | 'upside'
export const isError = (fault: PriceFault | undefined): boolean =>
  fault === 'wrong' || fault === 'tooHigh'

interface Beside {
  /** Fen. */
  readonly salePrice: number
  /** Fen that the level below pays. */
  readonly below: number
}

/** What is odd about a price that was typed; empty means the level's percentage. */
export function faultOf(typed: string, { salePrice, below }: Beside): PriceFault | undefined {
  if (typed.trim() === '') return undefined
  const price = fenTyped(typed)
  if (price === undefined || price <= 0) return 'wrong'
  if (price > salePrice) return 'tooHigh'
  if (price > below) return 'upside'
  return price * 2 < salePrice ? 'veryLow' : undefined
}
