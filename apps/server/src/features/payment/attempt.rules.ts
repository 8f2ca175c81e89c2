import { ownPath as ownAddress } from '@mallard/contract/own-path'
import { cutText, minute } from '@mallard/kernel'

/** What is asked for: the same wish within five minutes gets the same parameters (domain.md §5). */
export interface PayWish {
  readonly method: string
  readonly tradeType: string
  readonly openId: string
  readonly amount: number
  readonly orderIds: readonly number[]
}

interface Existing extends PayWish {
  readonly payNo: string
  readonly expiresAt: Date
}

const clientTime = 5 * minute

/** Whether an open attempt is for exactly this: a changed amount, place to pay, payer or set of orders needs a number of its own. */
export function fits(attempt: Existing, wish: PayWish): boolean {
  return (
    attempt.method === wish.method &&
    attempt.tradeType === wish.tradeType &&
    attempt.openId === wish.openId &&
    attempt.amount === wish.amount &&
    attempt.orderIds.length === wish.orderIds.length &&
    attempt.orderIds.every((id, index) => id === wish.orderIds[index])
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

/** Why these orders cannot be paid together now. The clock decides, not the job that closes them. */
export function payRefusal(orders: readonly Payable[], now: number): 'alreadyPaid' | 'inReview' | 'notPayable' | undefined {
  if (orders.some(({ payStatus }) => payStatus === 1)) return 'alreadyPaid'
  if (orders.some(({ status }) => status === 6)) return 'inReview'
  if (orders.some(({ status, autoCloseAt }) => status !== 0 || (autoCloseAt !== null && autoCloseAt.getTime() <= now))) return 'notPayable'
  return undefined
}

/** A path of our own shop to come back to, or undefined: no other site, no other scheme, whatever the spelling. */
export function ownPath(to: string | undefined): string | undefined {
  if (to === undefined || !/^\/[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/.test(to)) return undefined
  return ownAddress(to, 'https://shop.invalid')
}

/** The kind of phone, as WeChat's H5 payment wants to know it. */
export function deviceOf(userAgent: string): 'iOS' | 'Android' | 'Wap' {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS'
  return /Android/.test(userAgent) ? 'Android' : 'Wap'
}

/** A title that both cashiers take: no `/`, `=` or `&`; 40 Chinese characters stay below WeChat’s 127 bytes. */
export function cashierTitle(title: string): string {
  return cutText(title.replace(/[/=&\p{Cc}]/gu, ' ').trim(), 40) || '订单'
}
