import { day as dayLength, type Instant } from '@mallard/kernel'

/** A payment or refund as our books have it. */
export interface OurRow {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly channelNo: string
  /** fen */
  readonly amount: number
  readonly state: 'done' | 'open' | 'failed'
  /** Done on the day of the bill. */
  readonly isOfDay: boolean
  readonly partnerId: number
  readonly storeId: number
}

/** The same as a bill has it. */
export interface TheirRow {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly channelNo: string
  readonly amount: number
  readonly state: 'done' | 'processing' | 'failed'
}

export interface Difference {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly channelNo: string
  readonly cause: 'onlyOurs' | 'onlyTheirs' | 'amount' | 'state'
  readonly oursAmount: number | null
  readonly theirsAmount: number | null
  readonly oursState: string
  readonly theirsState: string
  readonly partnerId: number | null
  readonly storeId: number | null
}

const keyOf = ({ kind, number }: { readonly kind: string; readonly number: string }) => `${kind} ${number}`

/**
 * What a day's bill and our books say differently. `elsewhere`: what bills of other days have, as `keyOf` names it: a
 * refund that is booked after midnight stands in yesterday's bill.
 */
export function compareBill(theirs: readonly TheirRow[], ours: readonly OurRow[], elsewhere: ReadonlySet<string>): Difference[] {
  const known = new Map(ours.map((row) => [keyOf(row), row]))
  const found = new Set(theirs.map(keyOf))
  const told = theirs.flatMap((line) => differenceOf(line, known.get(keyOf(line))) ?? [])
  const untold = ours.filter((row) => row.isOfDay && row.state === 'done' && !found.has(keyOf(row)) && !elsewhere.has(keyOf(row)))
  return [...told, ...untold.map((row) => differing(row, undefined, 'onlyOurs'))]
}

function differenceOf(line: TheirRow, own: OurRow | undefined): Difference | undefined {
  if (!own) return line.state === 'failed' ? undefined : differing(undefined, line, 'onlyTheirs')
  if (own.amount !== line.amount) return differing(own, line, 'amount')
  const isLate = line.state === 'done' && own.state !== 'done'
  const isWrong = line.state === 'failed' && own.state === 'done'
  return isLate || isWrong ? differing(own, line, 'state') : undefined
}

function differing(own: OurRow | undefined, line: TheirRow | undefined, cause: Difference['cause']): Difference {
  const { kind, number } = (own ?? line) as OurRow | TheirRow
  return {
    kind,
    number,
    channelNo: line?.channelNo ?? own?.channelNo ?? '',
    cause,
    oursAmount: own?.amount ?? null,
    theirsAmount: line?.amount ?? null,
    oursState: own?.state ?? '',
    theirsState: line?.state ?? '',
    partnerId: own?.partnerId ?? null,
    storeId: own?.storeId ?? null,
  }
}

/** First and last moment of a Beijing day, the last not included. */
export function boundsOf(day: string): { from: Date; until: Date } {
  const from = Date.parse(`${day}T00:00:00+08:00`)
  return { from: new Date(from), until: new Date(from + dayLength) }
}

const beijingDay = (instant: Instant) => new Date(instant + 28_800_000).toISOString().slice(0, 10)

/** The last `count` days that are over, the latest first. */
export function daysOver(now: Instant, count: number): string[] {
  return Array.from({ length: count }, (_, index) => beijingDay(now - (index + 1) * dayLength))
}

/** Every day from one to the other, 62 at most, the latest first. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${until}T00:00:00+08:00`); days.length < 62 && beijingDay(at) >= from; at -= dayLength) days.push(beijingDay(at))
  return days
}
