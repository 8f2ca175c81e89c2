import type { Fen } from '@mallard/kernel'
import { count, money } from '#platform/show.ts'

/** Points, and the cash beside them. */
export const costText = (points: number, cashAmount: Fen, unit: string): string =>
  `${count(points)} ${unit}${cashAmount > 0 ? ` + ${money(cashAmount)}` : ''}`
