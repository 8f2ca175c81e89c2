import { orderKind } from '../../trade/order/order.codes.ts'

/** Where a promoter stands (domain.md §3.16). */
export const promoterStatus = { applying: 0, active: 1, rejected: 2, disabled: 3 } as const
export type PromoterStatus = (typeof promoterStatus)[keyof typeof promoterStatus]

/** Where the commission of a line stands (domain.md §3.14). */
export const commissionStatus = { frozen: 0, settled: 1, cancelled: 4 } as const
export type CommissionStatus = (typeof commissionStatus)[keyof typeof commissionStatus]

/** What moved a promoter's money. */
export const ledgerKinds = [
  'freeze',
  'cancel',
  'settle',
  'clawBack',
  'withdraw',
  'withdrawn',
  'withdrawBack',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Where a withdrawal stands (domain.md §3.15). */
export const withdrawStatus = {
  reviewing: 0,
  approved: 10,
  paid: 11,
  rejected: 20,
  failed: 21,
} as const
export type WithdrawStatus = (typeof withdrawStatus)[keyof typeof withdrawStatus]

/** Withdrawals that one may ask for in a day. */
export const withdrawalsADay = 3

/** What a rate is set for; the first one that is set counts, then the partner's own. */
export const rateKinds = ['sku', 'goods', 'category'] as const
export type RateKind = (typeof rateKinds)[number]

/** Most of a line that may go to who brought it, in basis points (domain.md §3.14). */
export const highestRate = 5000

/** Ways to buy for which an operator says whether their orders pay a commission. */
export const commissionKinds: readonly number[] = Object.values(orderKind).filter(
  (kind) => kind !== orderKind.exchange,
)

/** Those that pay nothing until somebody says so: an inner price is the employees' already. */
export const paysNothing: readonly number[] = [orderKind.innerBuy]

/** Days for which a click counts, and for which a customer belongs to who brought them. */
export const clickDays = 15
export const relationDays = 30

/** Days after which one who was turned down may apply again (domain.md §3.16). */
export const againDays = 7

/** Whether a card's number can be one: its last digit is the check of the others (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, sign, place) => {
    const value = Number(sign) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Fen that a promoter must have earned for a level, from the first one on. */
export const levelSteps = [0, 100_000, 1_000_000] as const

/** Days of one report at the most. */
export const maxFxDays = 90
