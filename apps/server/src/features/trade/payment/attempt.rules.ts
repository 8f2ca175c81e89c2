import { ownPath as ownAddress } from '@mallard/contract/own-path'
import { cutText, minute } from '@mallard/kernel'

/** What is asked for: the same wish within five minutes gets the same parameters (domain.md §5). */
export interface PayInput {
  readonly method: string
  readonly tradeType: string
  readonly openId: string
  readonly amount: number
  readonly orderIds: readonly number[]
}

interface Existing extends PayInput {
  readonly payNo: string
  readonly expiresAt: Date
}

const clientTime = 5 * minute

/**
 * Whether an open attempt is for exactly this: a changed amount, place to pay, payer or set of
 * orders needs a number of its own.
 */
export function fits(attempt: Existing, input: PayInput): boolean {
  return (
    attempt.method === input.method &&
    attempt.tradeType === input.tradeType &&
    attempt.openId === input.openId &&
    attempt.amount === input.amount &&
    attempt.orderIds.length === input.orderIds.length &&
    attempt.orderIds.every((id, index) => id === input.orderIds[index])
  )
}

/** Whether what the channel gave for the device can be used once more. */
export function isFresh(clientAt: Date | null, now: number): boolean {
  return clientAt !== null && now - clientAt.getTime() < clientTime
}

interface Payable {
  readonly status: number
  readonly payStatus: number
  readonly autoCloseAt: Date | null
}

interface Together {
  readonly batch: string | null
  readonly unpaidWith: number
}

/** Whether an order is to be paid with others that are not among these. */
export function lacksOthers(orders: readonly Together[]): boolean {
  return orders.some(
    ({ batch, unpaidWith }) =>
      batch !== null && orders.filter((other) => other.batch === batch).length < unpaidWith,
  )
}

/**
 * Why these orders cannot be paid together now. The clock decides, not the job that closes them.
 */
export function payRefusal(
  orders: readonly Payable[],
  now: number,
): 'alreadyPaid' | 'inReview' | 'notPayable' | undefined {
  if (orders.some(({ payStatus }) => payStatus === 1)) return 'alreadyPaid'
  if (orders.some(({ status }) => status === 6)) return 'inReview'
  if (
    orders.some(
      ({ status, autoCloseAt }) =>
        status !== 0 || (autoCloseAt !== null && autoCloseAt.getTime() <= now),
    )
  )
    return 'notPayable'
  return undefined
}

/**
 * A path of our own shop to come back to, or undefined: no other site, no other scheme, whatever
 * the spelling.
 */
export function ownPath(to: string | undefined): string | undefined {
  if (to === undefined || !/^\/[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/.test(to)) return undefined
  return ownAddress(to, 'https://shop.invalid')
}

/** The kind of phone, as WeChat's H5 payment wants to know it. */
export function deviceOf(userAgent: string): 'iOS' | 'Android' | 'Wap' {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS'
  return /Android/.test(userAgent) ? 'Android' : 'Wap'
}

/** Characters of a title that every channel takes: UnionPay shows 32. */
const longestTitle = 32

/**
 * What cashiers and bills call a payment: the brand and its order, and how many orders where
 * several are paid together. No channel's forbidden characters (`/`, `=`, `&`); of a long brand the
 * beginning.
 */
export function cashierTitle(brand: string, orderSns: readonly string[]): string {
  const orders = `订单${orderSns[0] ?? ''}${orderSns.length > 1 ? `等${orderSns.length}笔` : ''}`
  const name = cutText(
    brand.replace(/[/=&\p{Cc}]/gu, ' ').trim(),
    longestTitle - 1 - [...orders].length,
  )
  return `${name} ${orders}`.trim()
}
