import { about, type NoticeEventName } from '@mallard/contract/people/notices/notice-events'
import { kindOfNote, type CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { href } from '@mallard/contract/paths'
import { beijingDateTime, beijingMomentEn, hour, minute, type Instant } from '@mallard/kernel'
import type { EventNotice, TwoTexts } from '#features/people/notices/index.ts'
import type { EventName, EventOf } from '#platform/events/topics.ts'
import type { OrderDigest } from './digest.repo.ts'

type OrderEvent = EventOf<'order'>
type OrderEventName = EventName<'order'>
type OrderNotice = Extract<NoticeEventName, `order.${string}`>

/**
 * So long before an unpaid order closes its member is reminded: not before two thirds of the time
 * to pay are over.
 */
export const remindToPay = ({
  placedAt,
  autoCloseAt,
}: Pick<OrderDigest, 'placedAt' | 'autoCloseAt'>): number =>
  Math.min(10 * minute, Math.round(((autoCloseAt ?? placedAt).getTime() - placedAt.getTime()) / 3))
/** So long before receipt counts as confirmed its member is told. */
export const remindToConfirm = 24 * hour

/** What happened longer ago is no news any more, for example what is handled late. */
const newsFor = 24 * hour

const clockTime = (at: Date | null) => (at ? beijingDateTime(at.getTime()).slice(5, 16) : '')
const clockTimeEn = (at: Date | null) => (at ? `${beijingMomentEn(at.getTime())} Beijing time` : '')
const yuan = (amount: number) => `¥${(amount / 100).toFixed(2)}`

/** The log names the carrier in Chinese, then the number. */
const waybillOf = (reason: string) => reason.split(' ').at(-1) ?? ''

/** Ways of goods that go without a carrier, as the names of their messages end. */
const ways = {
  express: '',
  van: 'Van',
  none: 'None',
  pickup: 'Pickup',
} as const satisfies Readonly<Record<CarrierKind, string>>

/** What members are told of. */
export const noticedEvents = [
  'submit',
  'reprice',
  'pay',
  'approve',
  'reject',
  'expireReview',
  'cancel',
  'expire',
  'closeByOperator',
  'gather',
  'form',
  'leave',
  'dissolve',
  'shipPart',
  'ship',
  'signed',
  'confirm',
  'autoConfirm',
] as const satisfies readonly OrderEventName[]
type Noticed = (typeof noticedEvents)[number]
const isNoticed = (event: OrderEventName): event is Noticed =>
  (noticedEvents as readonly OrderEventName[]).includes(event)

/** What the member did a moment ago. */
const isOwnDoing: ReadonlySet<OrderEventName> = new Set(['submit', 'cancel', 'leave', 'confirm'])

/** Which message tells of a change; undefined when there is nothing to say. */
function messageOf(
  { event, reason, to }: OrderEvent,
  { kind, payAmount, paidStatus }: OrderDigest,
): OrderNotice | undefined {
  if (!isNoticed(event)) return undefined
  // Goods in exchange are ordered and paid by nobody.
  const isExchange = kind === orderKind.exchange
  switch (event) {
    case 'submit':
      if (isExchange) return 'order.exchange'
      return payAmount === 0 ? 'order.submitFree' : 'order.submit'
    case 'pay':
      // That it is paid is said with what it waits for.
      if (isExchange || paidStatus === orderStatus.grouping) return undefined
      // What costs nothing was not paid for.
      return payAmount === 0 ? 'order.payFree' : 'order.pay'
    case 'ship':
    case 'shipPart':
      return `order.${event}${ways[kindOfNote(reason)]}`
    case 'signed':
      return to === orderStatus.toReceive ? 'order.signed' : 'order.signedOne'
    default:
      return `order.${event}`
  }
}

/** The goods of an order in a few words. */
export function goodsOf({ title, titleEn, lines }: OrderDigest): TwoTexts {
  const [zh, en] = [shorten(title, 24), shorten(titleEn, 40)]
  return lines > 1 ? [`${zh}等 ${lines} 件商品`, `${en} and ${lines - 1} more`] : [zh, en]
}

function shorten(text: string, max: number): string {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text
}

export function orderLink({
  scope: { partnerId, storeId },
  orderSn,
}: Pick<OrderEvent, 'scope' | 'orderSn'>): string {
  return href('orderDetail', { partnerId, storeId, orderId: orderSn })
}

/** The message about what happened to an order; undefined when there is nothing to say. */
export function noticeOf(
  change: OrderEvent,
  order: OrderDigest,
  now: Instant,
): EventNotice | undefined {
  const message = messageOf(change, order)
  if (!message) return undefined
  const { scope, memberId, at, event, id, to, orderSn, reason } = change
  const isOver = event === 'signed' && to !== orderStatus.toShip && to !== orderStatus.toReceive
  const isOwn = isOwnDoing.has(event) && message !== 'order.exchange'
  return {
    scope,
    memberId,
    topic: `${event} ${id}`,
    about: about(message, {
      ...whatOf(order, orderSn),
      until: [clockTime(order.autoCloseAt), clockTimeEn(order.autoCloseAt)],
      reason,
      parcel: [reason, waybillOf(reason)],
      waybill: waybillOf(reason),
    }),
    link: orderLink(change),
    at,
    isQuiet: isOwn || isOver || now - at.getTime() > newsFor,
  }
}

/** What every message about an order may name. */
const whatOf = (order: OrderDigest, orderSn: string) => ({
  goods: goodsOf(order),
  orderSn,
  amount: yuan(order.payAmount),
})

type Reminded = Pick<OrderEvent, 'scope' | 'orderSn' | 'memberId'>

/** That an unpaid order is about to be closed. */
export function payReminder(reminded: Reminded, order: OrderDigest, at: Date): EventNotice {
  const { scope, memberId, orderSn } = reminded
  return {
    scope,
    memberId,
    topic: `remindToPay ${orderSn}`,
    about: about('order.remindToPay', {
      ...whatOf(order, orderSn),
      until: [clockTime(order.autoCloseAt), clockTimeEn(order.autoCloseAt)],
    }),
    link: orderLink(reminded),
    at,
  }
}

/** That receipt is about to count as confirmed. */
export function confirmReminder(reminded: Reminded, order: OrderDigest, at: Date): EventNotice {
  const { scope, memberId, orderSn } = reminded
  return {
    scope,
    memberId,
    topic: `remindToConfirm ${orderSn}`,
    about: about('order.remindToConfirm', {
      ...whatOf(order, orderSn),
      until: [clockTime(order.autoConfirmAt), clockTimeEn(order.autoConfirmAt)],
    }),
    link: orderLink(reminded),
    at,
  }
}
