import { minReturnDays } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { returnsEnd } from '@mallard/contract/trade/order/returnable'
import type { PointsRules } from '@mallard/contract/pricing/points/points-rules.calls'
import { deductionType } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { Words } from '@mallard/contract/slice'
import { joined, slices } from '@mallard/contract/slices'
import { beijingDateTime, fen, sumOf, type Fen, type Instant, type Locale } from '@mallard/kernel'
import type { Effects } from '#features/pricing/promotion/index.ts'
import { textIn } from '#platform/locale.rules.ts'

/**
 * 100 points are worth 1 yuan, so that a point is worth a fen; they are used by the hundred
 * (domain.md §4.1).
 */
export const pointsStep = 100

/**
 * The rules of a partner that has set none: a point for each yuan, half of the goods, until the end
 * of the next year.
 */
export const usualRules: PointsRules = { earnBp: 10_000, spendPercent: 50, expiryYears: 1 }

/**
 * When a received order earns: returns are over then (domain.md §3.13). Its goods may be given back
 * for longer than the law wants, the longest of them counts.
 */
export function earnsFrom(receiveTime: Date, afterSaleDays: number | null): Instant {
  return returnsEnd(receiveTime.getTime(), Math.max(minReturnDays, afterSaleDays ?? 0))
}

/** Fen that points come to: only whole steps of them are used. */
export const worthOf = (points: number): Fen =>
  fen(Math.max(0, Math.floor(points / pointsStep) * pointsStep))

/**
 * How many points may be used on goods that cost this much after the coupon, of which they pay so
 * many percent at most; null: none.
 */
export function maxPoints(
  goodsAmount: Fen,
  balance: number,
  spendPercent: PointsRules['spendPercent'],
): number {
  return worthOf(Math.min(balance, Math.floor((goodsAmount * (spendPercent ?? 0)) / 100)))
}

/** What used points do in the calculation. */
export function pointsEffect(
  points: number,
  spendPercent: PointsRules['spendPercent'],
): Partial<Effects> {
  const named = { id: 0, name: '积分抵扣', nameEn: 'Points', type: deductionType.points }
  return {
    order: [
      {
        ...named,
        books: 'integration',
        isEligible: () => true,
        saving: (lines) =>
          fen(
            maxPoints(
              sumOf(lines, ({ payable }) => payable),
              points,
              spendPercent,
            ),
          ),
      },
    ],
  }
}

/** Basis points of a point that each yuan earns where no level says otherwise. */
export const usualRateBp = 10_000

/**
 * Basis points of a point that each yuan earns at a level, by the rules; what an order earned keeps
 * it, and a refund takes back by it.
 */
export const rateAt = (levelBp: number, { earnBp }: Pick<PointsRules, 'earnBp'>): number =>
  Math.floor((levelBp * (earnBp ?? 0)) / 10_000)

/** Points of goods that cost this much, by whole yuan. */
export function earnedFor(paid: Fen, rateBp: number): number {
  return Math.floor((Math.floor(paid / 100) * rateBp) / 10_000)
}

/** Growth of goods that cost this much: one for each whole yuan, at every level. */
export const grownFor = (paid: Fen): number => Math.floor(paid / 100)

/**
 * When the time of what is earned now is over: with a year of Beijing, so many after this one;
 * undefined: never.
 */
export function expiryOf(
  now: Instant,
  { expiryYears }: Pick<PointsRules, 'expiryYears'>,
): Date | undefined {
  if (expiryYears === null) return undefined
  const year = Number(beijingDateTime(now).slice(0, 4))
  return new Date(`${year + expiryYears + 1}-01-01T00:00:00+08:00`)
}

const ends = [
  ['当年的', 'the year in which they are earned'],
  ['次年的', 'the year after they are earned'],
  ['后第 2 年的', 'the second year after they are earned'],
  ['后第 3 年的', 'the third year after they are earned'],
] as const

/**
 * The same in words: in Chinese they follow 积分 or stand alone, in English they are a sentence
 * without its end.
 */
export function expiryText(
  { expiryYears }: Pick<PointsRules, 'expiryYears'>,
  locale: Locale,
): string {
  const end = expiryYears === null ? undefined : ends[expiryYears]
  if (!end) return textIn(locale, ['长期有效', 'Points do not expire'])
  return textIn(locale, [
    `有效期至获得${end[0]} 12 月 31 日，先到期的先使用`,
    `Points expire on 31 December of ${end[1]}; the oldest are used first`,
  ])
}

/** What a ledger row is about, in Chinese and English; each noun that books says its own. */
export const bizTitles = joined<string, Words>(slices.map(({ pointsCauses }) => pointsCauses))

export const growthTitles: Readonly<Record<string, Words>> = {
  ...bizTitles,
  opening: ['历史成长值', 'Carried over'],
}

/** What a row of a ledger is called by its kind; the kind itself where that has no title. */
export const titleIn = (locale: Locale, titles: typeof bizTitles, bizType: string): string =>
  textIn(locale, titles[bizType] ?? [bizType, bizType])
