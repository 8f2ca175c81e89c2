import { day as dayLength, type Instant } from '@mallard/kernel'
import type { NewAlert } from '#features/people/alert/index.ts'
import type { BillDays } from '@mallard/providers/pay'

/** Days of Beijing, from midnight to midnight. */
export const usualDays: BillDays = { endsBefore: 0, margin: 0, mayDropCancelled: false }

/** How long the bill of a day is waited for after the day has ended. */
const patience = 2 * dayLength

/** A payment or refund as our books have it. */
export interface OurRow {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  /** Of a refund, the payment's; of a payment, its own. */
  readonly payNo: string
  /** A refund of all that was paid. */
  readonly isWhole: boolean
  readonly channelNo: string
  /** fen */
  readonly amount: number
  readonly state: 'done' | 'open' | 'failed'
  /** Done on the day of the bill. */
  readonly isOfDay: boolean
  /** Done so near a border of the day that the bill of the day on its other side may have it. */
  readonly border: Side | null
  readonly partnerId: number
  readonly storeId: number
}

export type Side = 'before' | 'after'

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

const keyOf = ({ kind, number }: { readonly kind: string; readonly number: string }) =>
  `${kind} ${number}`

/** What else there is to know of a day before its bill accuses anybody. */
export interface Around {
  /**
   * What bills of other days have, as `keyOf` names it: a refund that is booked after midnight
   * stands in yesterday's bill.
   */
  readonly elsewhere: ReadonlySet<string>
  /** Sides whose bill is still to come: nothing near that border is missing yet. */
  readonly unread: ReadonlySet<Side>
  /** A payment and its whole cancellation may be left out together. */
  readonly mayDropCancelled: boolean
}

/** What a day's bill and our books say differently. */
export function compareBill(
  theirs: readonly TheirRow[],
  ours: readonly OurRow[],
  { elsewhere, unread, mayDropCancelled }: Around,
): Difference[] {
  const known = new Map(ours.map((row) => [keyOf(row), row]))
  const found = new Set(theirs.map(keyOf))
  const told = theirs.flatMap((line) => differenceOf(line, known.get(keyOf(line))) ?? [])
  const unexplained = ours.filter(
    (row) =>
      row.isOfDay && row.state === 'done' && !found.has(keyOf(row)) && !elsewhere.has(keyOf(row)),
  )
  const cancelled = mayDropCancelled ? cancelledIn(unexplained) : new Set<string>()
  const missing = unexplained.filter(({ border, payNo, kind, isWhole }) => {
    const isCancelled = cancelled.has(payNo) && (kind === 'payment' || isWhole)
    return !isCancelled && (border === null || !unread.has(border))
  })
  return [...told, ...missing.map((row) => differing(row, undefined, 'onlyOurs'))]
}

/** Payments of which the bill has neither themselves nor their whole refund. */
function cancelledIn(unexplained: readonly OurRow[]): Set<string> {
  const paid = new Set(
    unexplained.filter(({ kind }) => kind === 'payment').map(({ payNo }) => payNo),
  )
  return new Set(
    unexplained
      .filter(({ kind, isWhole, payNo }) => kind === 'refund' && isWhole && paid.has(payNo))
      .map(({ payNo }) => payNo),
  )
}

function differenceOf(line: TheirRow, own: OurRow | undefined): Difference | undefined {
  if (!own) return line.state === 'failed' ? undefined : differing(undefined, line, 'onlyTheirs')
  if (own.amount !== line.amount) return differing(own, line, 'amount')
  const isLate = line.state === 'done' && own.state !== 'done'
  const isWrong = line.state === 'failed' && own.state === 'done'
  return isLate || isWrong ? differing(own, line, 'state') : undefined
}

/** What stands on the side that has no such row. */
const notTheirs = { amount: null, state: '' }
const notOurs = { ...notTheirs, channelNo: '', partnerId: null, storeId: null }

function differing(
  own: OurRow | undefined,
  line: TheirRow | undefined,
  cause: Difference['cause'],
): Difference {
  const { kind, number } = (own ?? line) as OurRow | TheirRow
  const ours = own ?? notOurs
  const theirs = line ?? notTheirs
  return {
    kind,
    number,
    channelNo: (line ?? ours).channelNo,
    cause,
    oursAmount: ours.amount,
    theirsAmount: theirs.amount,
    oursState: ours.state,
    theirsState: theirs.state,
    partnerId: ours.partnerId,
    storeId: ours.storeId,
  }
}

/** First and last moment of a day as its channel cuts it, the last not included. */
export function boundsOf(day: string, { endsBefore } = usualDays): { from: Date; until: Date } {
  const from = Date.parse(`${day}T00:00:00+08:00`) - endsBefore
  return { from: new Date(from), until: new Date(from + dayLength) }
}

const beijingDay = (instant: Instant) => new Date(instant + 28_800_000).toISOString().slice(0, 10)

/** The last `count` days that are over, the latest first. */
export function daysOver(now: Instant, count: number): string[] {
  return Array.from({ length: count }, (_, index) => beijingDay(now - (index + 1) * dayLength))
}

/** The days on both sides. */
export function neighboursOf(day: string): Readonly<Record<Side, string>> {
  const noon = Date.parse(`${day}T12:00:00+08:00`)
  return { before: beijingDay(noon - dayLength), after: beijingDay(noon + dayLength) }
}

/** Whether a bill may still come: it was not read, and its day is not long over. */
export function isAwaited(day: string, status: number | undefined, now: Instant): boolean {
  return status !== 1 && now < boundsOf(day).until.getTime() + patience
}

/** Every day from one to the other, 62 at most, the latest first. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (
    let at = Date.parse(`${until}T00:00:00+08:00`);
    days.length < 62 && beijingDay(at) >= from;
    at -= dayLength
  )
    days.push(beijingDay(at))
  return days
}

const channels: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  wxPay: ['微信支付', 'WeChat Pay'],
  aliPay: ['支付宝', 'Alipay'],
  unionPay: ['云闪付', 'UnionPay'],
}

interface FoundDifferences {
  readonly method: string
  readonly day: string
  readonly partnerId: number
  readonly storeId: number | null
  readonly count: number
  readonly at: Date
}

/** That the bill of a channel and our books disagree. */
export function differenceAlert(found: FoundDifferences): NewAlert {
  const { method, day, partnerId, storeId, count, at } = found
  const [zh, en] = channels[method] ?? [method, method]
  return {
    kind: 'bill',
    partnerId,
    storeId,
    topic: `bill ${method} ${day} ${storeId ?? 0} ${at.getTime()}`,
    ref: day,
    text: [
      `${zh} ${day} 有 ${count} 笔与账目不符`,
      `${en}, ${day}: ${count} ${count === 1 ? 'line differs' : 'lines differ'} from the books`,
    ],
    at,
  }
}
