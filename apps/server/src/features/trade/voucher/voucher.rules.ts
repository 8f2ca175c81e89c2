import type { ErrorName } from '@mallard/contract/errors'
import { hour, minute } from '@mallard/kernel'

/** domain.md §3.1: a voucher is looked at within 72 hours. */
export const reviewTime = 72 * hour
/** domain.md §3.1: after a rejection there is as much time to pay as after the submit. */
export const timeAfterRejection = 30 * minute

/** Vouchers of one order that its shopper may take back. */
export const maxWithdrawals = 3

/** Orders of the usual kinds: from the cart, or bought at once. */
const usualKinds: readonly number[] = [1, 2]

/**
 * What shoppers write with a transfer, so that it can be found: the last eight digits of the
 * order's number.
 */
export function remarkCodeOf(orderSn: string): string {
  return orderSn.slice(-8)
}

/** Whether orders of this kind and amount may be paid by transfer at all. */
export function transferRefusal(
  order: { readonly kind: number; readonly payAmount: number },
  leastAmount: number,
): 'offlineUnavailable' | 'offlineTooSmall' | undefined {
  if (!usualKinds.includes(order.kind)) return 'offlineUnavailable'
  return order.payAmount < leastAmount || order.payAmount === 0 ? 'offlineTooSmall' : undefined
}

interface Checked {
  /** fen */
  readonly payAmount: number
  /** fen from which on two persons must have looked */
  readonly twoPersonsFrom: number
  readonly firstStaffId: number | null
  /** What the first person noted. */
  readonly serialNo: string
}

interface Check {
  readonly staffId: number
  /** fen that arrived */
  readonly amount: number
  readonly serialNo: string
}

/** What one person's approval comes to. */
export type Verdict =
  | 'noteFirst'
  | 'repeated'
  | 'approve'
  | Extract<ErrorName, 'transferDiffers' | 'checksDiffer'>

export function verdictOf(voucher: Checked, check: Check): Verdict {
  if (check.amount !== voucher.payAmount) return 'transferDiffers'
  if (voucher.payAmount < voucher.twoPersonsFrom) return 'approve'
  if (voucher.firstStaffId === null) return 'noteFirst'
  if (voucher.firstStaffId === check.staffId) return 'repeated'
  return voucher.serialNo === check.serialNo ? 'approve' : 'checksDiffer'
}

const plainName = (name: string) => name.replace(/[\s·.]/g, '').toLowerCase()

/**
 * Whether a payer is one that nobody at the shop would expect: neither the receiver, nor one whose
 * money arrived before.
 */
export function isStrange(
  payer: string,
  receiver: string,
  knownPayers: readonly string[],
): boolean {
  return ![receiver, ...knownPayers].some((name) => plainName(name) === plainName(payer))
}
