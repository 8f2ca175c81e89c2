import {
  commissionStatus,
  levelSteps,
  promoterStatus,
  type LedgerKind,
} from '@mallard/contract/promoters/fx/fx.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { returnsEnd } from '@mallard/contract/trade/order/returnable'
import type { Instant } from '@mallard/kernel'

/** The commission of a line that is not paid yet. */
export const notPaid = -1

/** Fen of a sum in basis points, without what is less than one fen (domain.md §3.14). */
export const commissionOf = (base: number, bp: number): number => Math.floor((base * bp) / 10_000)

/**
 * The day after the one on which returns of a line are over (T+1), at its first moment in Beijing.
 */
export const settlesAt = returnsEnd

/** The level of one who has earned so much, from 1 on. */
export const levelOf = (earned: number): number =>
  Math.max(1, levelSteps.filter((min) => earned >= min).length)

/** Fen until the next level; null: none is higher. */
export function toNextLevel(earned: number): number | null {
  const min = levelSteps[levelOf(earned)]
  return min === undefined ? null : min - earned
}

/** What the partner has set about who earns by what. */
interface Terms {
  readonly offKinds: readonly number[]
  readonly employeesEarn: boolean
}

/** Whether one who promotes, or is about to, earns by goods at the store's own price now. */
export const earnsNow = (
  { offKinds, employeesEarn }: Terms,
  who: { readonly status: number | undefined; readonly isEmployee: boolean },
): boolean =>
  who.status !== promoterStatus.disabled &&
  (employeesEarn || !who.isEmployee) &&
  [orderKind.cart, orderKind.buyNow].some((kind) => !offKinds.includes(kind))

/** What is written of the commission of a line. */
export interface CommissionState {
  readonly bp: number
  readonly base: number
  readonly kept: number
  readonly amount: number
  /** What refunds took back of the amount so far. */
  readonly reversed: number
  readonly status: number
  readonly settleAt: Instant | null
}

/** What its order says of a line now. */
export interface LineNow {
  readonly isPaid: boolean
  readonly isClosed: boolean
  /** When the order was received; null: not yet. */
  readonly receivedAt: Instant | null
  /** Fen paid for the line, without freight, and what of it went back. */
  readonly realAmount: number
  readonly refundedAmount: number
  readonly afterSaleDays: number
}

export interface Entry {
  readonly kind: LedgerKind
  /** Fen, above zero. */
  readonly amount: number
  /** Names the entry within the commission: the same step again is the same entry. */
  readonly step: string
}

/**
 * Brings the commission of a line in step with its order. What is kept of the line earns its rate;
 * what was earned and is not kept any more goes back, so that after any refunds the rest is the
 * floor of the rest. Applied twice, the second time changes nothing.
 */
export function inStep(
  before: CommissionState,
  line: LineNow,
): { readonly state: CommissionState; readonly entries: readonly Entry[] } {
  const entries: Entry[] = []
  let { base, amount, reversed, status, settleAt } = before
  if (status === notPaid) {
    if (!line.isPaid)
      return {
        state: line.isClosed ? { ...before, status: commissionStatus.cancelled } : before,
        entries,
      }
    base = line.realAmount
    amount = commissionOf(base, before.bp)
    status = amount > 0 ? commissionStatus.frozen : commissionStatus.cancelled
    if (amount > 0) entries.push({ kind: 'freeze', amount, step: '' })
  }
  const kept = line.isClosed ? 0 : Math.max(0, base - line.refundedAmount)
  const goesBack = amount - commissionOf(kept, before.bp)
  if (goesBack > reversed) {
    entries.push({
      kind: status === commissionStatus.settled ? 'clawBack' : 'cancel',
      amount: goesBack - reversed,
      step: `:${goesBack}`,
    })
    reversed = goesBack
    if (status === commissionStatus.frozen && reversed === amount)
      status = commissionStatus.cancelled
  }
  if (status === commissionStatus.frozen && line.receivedAt !== null)
    settleAt = settlesAt(line.receivedAt, line.afterSaleDays)
  return {
    state: { bp: before.bp, base, kept: Math.min(kept, base), amount, reversed, status, settleAt },
    entries,
  }
}

/** What an entry of so many fen does to each balance. */
export function movesOf(kind: LedgerKind, amount: number) {
  const none = { frozen: 0, available: 0, withdrawing: 0, withdrawn: 0 }
  const moves: Readonly<Record<LedgerKind, Partial<typeof none>>> = {
    freeze: { frozen: amount },
    cancel: { frozen: -amount },
    settle: { frozen: -amount, available: amount },
    clawBack: { available: -amount },
    withdraw: { available: -amount, withdrawing: amount },
    withdrawn: { withdrawing: -amount, withdrawn: amount },
    withdrawBack: { withdrawing: -amount, available: amount },
  }
  return { ...none, ...moves[kind] }
}
