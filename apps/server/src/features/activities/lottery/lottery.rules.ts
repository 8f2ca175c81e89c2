import type { LotterySetup } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import {
  prizeType,
  weightSum,
  winStatus,
  type DrawSource,
  type PrizeType,
  type WinStatus,
} from '@mallard/contract/activities/lottery/lottery.codes'
import { beijingDateTime, type Instant } from '@mallard/kernel'

/** A day of Beijing as it is written, `yyyy-MM-dd`. */
export const dayOf = (at: Instant): string => beijingDateTime(at).slice(0, 10)

/** Percent of the draws that bring a prize of this weight: the weights add up to 10 000. */
export const oddsOf = (weight: number): number => (weight * 100) / weightSum

/**
 * The prize that a number drawn from 0 up to, and without, the sum of the weights falls on: each has
 * the half-open interval of its weight, one after another.
 */
export function prizeAt<P extends { readonly weight: number }>(
  prizes: readonly P[],
  drawn: number,
): P {
  let end = 0
  for (const prize of prizes) {
    end += prize.weight
    if (drawn < end) return prize
  }
  throw new Error(`a lottery has no prize at ${drawn} of ${end}`)
}

/** Where a prize stands once it is drawn: only goods wait for something (domain.md §3.11). */
export const firstStatus = (type: PrizeType): WinStatus =>
  type === prizeType.goods ? winStatus.needAddress : winStatus.done

/** What a lottery allows one person. */
export interface DrawTerms {
  readonly dailyFree: number
  readonly cost: number | null
  readonly dailyMax: number | null
  readonly totalMax: number | null
}

/** Draws of one person so far, and what they could pay for more with. */
export interface DrawUse {
  readonly freeToday: number
  readonly today: number
  readonly total: number
  /** The given draw that is used next; null: none is left. */
  readonly given: 'share' | 'order' | null
}

/** Draws that the limits still allow; null: without an end. */
export function drawsLeft(
  { dailyMax, totalMax }: DrawTerms,
  { today, total }: Pick<DrawUse, 'today' | 'total'>,
): number | null {
  const left = [
    ...(dailyMax === null ? [] : [dailyMax - today]),
    ...(totalMax === null ? [] : [totalMax - total]),
  ]
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}

export const freeLeft = ({ dailyFree }: DrawTerms, { freeToday }: Pick<DrawUse, 'freeToday'>) =>
  Math.max(0, dailyFree - freeToday)

/** What the next draw is paid with, the cheapest first, or why there is none. */
export function nextSource(
  terms: DrawTerms,
  use: DrawUse,
  usePoints: boolean,
): DrawSource | 'lotteryLimit' | 'lotteryNoChance' {
  if (drawsLeft(terms, use) === 0) return 'lotteryLimit'
  if (freeLeft(terms, use) > 0) return 'free'
  if (use.given) return use.given
  return usePoints && terms.cost !== null ? 'points' : 'lotteryNoChance'
}

/** The field of a set-up that cannot be, by itself; undefined: none. */
export function wrongField({ prizes }: LotterySetup) {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  if (sum !== weightSum) return 'weight'
  if (prizes.filter(({ type }) => type === prizeType.thanks).length !== 1) return 'prizes'
  return prizes.every(isWhole) ? undefined : 'prizes'
}

/** Whether a prize names what its kind gives, and nothing else. */
function isWhole({ type, quota, points, templateId, skuId }: LotterySetup['prizes'][number]) {
  return (
    (type === prizeType.points) === points > 0 &&
    (type === prizeType.coupon) === (templateId !== null) &&
    (type === prizeType.goods) === (skuId !== null) &&
    (type !== prizeType.goods || quota !== null) &&
    (type !== prizeType.thanks || quota === null)
  )
}
