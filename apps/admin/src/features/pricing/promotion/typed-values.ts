import { fen, yuan } from '@mallard/kernel'
import { fenTyped, wholeTyped } from '#platform/show.ts'

export type By = 'amount' | 'quantity'

/** Fen as it is typed, in yuan. */
export const shownAmount = (amount: number) => yuan(fen(amount)).replace(/\.00$/, '')
/** Basis points that are left to pay, as tenths: 8500 → "8.5". */
export const shownShare = (bp: number) => String(bp / 1000)
export const shownReach = (by: By, over: number) =>
  by === 'amount' ? shownAmount(over) : String(over)

/** Fen of a price in yuan that a rule may have. */
export function typedPrice(text: string): number | undefined {
  const amount = fenTyped(text)
  return amount !== undefined && amount > 0 && amount <= 100_000_000 ? amount : undefined
}

/** "8.5" → 8500; between 0.01 and 9.99. */
export function typedShare(text: string): number | undefined {
  const match = /^(\d)(?:\.(\d{1,2}))?$/.exec(text.trim())
  const bp = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(2, '0')) * 10 : 0
  return bp > 0 && bp < 10_000 ? bp : undefined
}

export const typedReach = (by: By, text: string) =>
  by === 'amount' ? typedPrice(text) : wholeTyped(text, { least: 1, most: 9999 })

/** Every value, or undefined when one is missing. */
export function allOf<T>(values: readonly (T | undefined)[]): T[] | undefined {
  const found = values.filter((value): value is T => value !== undefined)
  return found.length === values.length && found.length > 0 ? found : undefined
}

/** Whether each tier begins somewhere else. */
export function hasDistinct(tiers: readonly { readonly over: number }[]): boolean {
  return new Set(tiers.map(({ over }) => over)).size === tiers.length
}
