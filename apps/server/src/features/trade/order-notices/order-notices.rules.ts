import type { NoticeKind } from '@mallard/contract/people/notices/notices.fields'
import { kindOfNote, type CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { href } from '@mallard/contract/paths'
import { beijingDateTime, beijingMomentEn, hour, minute, type Instant } from '@mallard/kernel'
import type { NewNotice, TwoTexts } from '#features/people/notices/index.ts'
import type { EventName, EventOf } from '#platform/events/topics.ts'
import type { OrderDigest } from './digest.repo.ts'

type OrderEvent = EventOf<'order'>
type OrderEventName = EventName<'order'>

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

interface Words {
  readonly kind: NoticeKind
  readonly title: TwoTexts
  /** Instead of the title, for what goes in some other way than by a carrier. */
  readonly titles?: Partial<Record<CarrierKind, TwoTexts>>
  readonly text: (goods: TwoTexts, change: OrderEvent, order: OrderDigest) => TwoTexts
  /** The member did it a moment ago. */
  readonly isQuiet?: true
}

const clockTime = (at: Date | null) => (at ? beijingDateTime(at.getTime()).slice(5, 16) : '')
const clockTimeEn = (at: Date | null) => (at ? `${beijingMomentEn(at.getTime())} Beijing time` : '')
const yuan = (amount: number) => `¥${(amount / 100).toFixed(2)}`

/** The log names the carrier in Chinese, then the number. */
const waybillOf = (reason: string) => reason.split(' ').at(-1) ?? ''

/** What is said of goods that go without a carrier. */
const sentWithout: Readonly<Record<Exclude<CarrierKind, 'express'>, TwoTexts>> = {
  van: ['正由商家送货上门', 'the store is bringing it'],
  none: ['无需物流，商家已处理', 'nothing has to be delivered'],
  pickup: ['已备好，请到店自提', 'ready to be picked up at the store'],
}

const sentText =
  (left: string): Words['text'] =>
  ([zh, en], { reason }) => {
    const kind = kindOfNote(reason)
    if (kind === 'express')
      return [`${zh}，${left}：${reason}`, `${en}: parcel ${waybillOf(reason)} has left`]
    const [without, withoutEn] = sentWithout[kind]
    return [`${zh}，${without}`, `${en}: ${withoutEn}`]
  }

const words: Partial<Record<OrderEventName, Words>> = {
  submit: {
    kind: 'order',
    title: ['订单已提交', 'Order placed'],
    text: ([zh, en], _, { autoCloseAt, payAmount }) =>
      payAmount === 0
        ? [`${zh}，无需付款`, `${en}: nothing to pay`]
        : [
            `${zh}，请在 ${clockTime(autoCloseAt)} 前付款，逾期订单将自动关闭`,
            `${en}: please pay before ${clockTimeEn(autoCloseAt)}, or the order closes`,
          ],
    isQuiet: true,
  },
  reprice: {
    kind: 'order',
    title: ['商家已改价', 'The store changed the price'],
    text: ([zh, en], _, { payAmount }) => [
      `${zh}，现在应付 ${yuan(payAmount)}`,
      `${en}: ${yuan(payAmount)} to pay now`,
    ],
  },
  pay: {
    kind: 'payment',
    title: ['付款成功', 'Payment received'],
    text: ([zh, en], _, { payAmount }) => [
      `${zh}，已付 ${yuan(payAmount)}，我们会尽快发货`,
      `${en}: ${yuan(payAmount)} received, we will ship soon`,
    ],
  },
  approve: {
    kind: 'payment',
    title: ['转账已确认', 'Transfer confirmed'],
    text: ([zh, en], _, { payAmount }) => [
      `${zh}，已收到 ${yuan(payAmount)}，我们会尽快发货`,
      `${en}: ${yuan(payAmount)} arrived, we will ship soon`,
    ],
  },
  reject: {
    kind: 'payment',
    title: ['转账凭证被驳回', 'Transfer not confirmed'],
    text: ([zh, en], { reason }, { autoCloseAt }) => [
      `${zh}，${reason}，请在 ${clockTime(autoCloseAt)} 前重新提交或换个方式支付`,
      `${en}: ${reason}. Please send it again or pay another way before ${clockTimeEn(autoCloseAt)}`,
    ],
  },
  expireReview: {
    kind: 'order',
    title: ['订单已关闭', 'Order closed'],
    text: ([zh, en]) => [
      `${zh}，72 小时内未确认到账，订单已关闭`,
      `${en}: the transfer was not confirmed within 72 hours`,
    ],
  },
  cancel: {
    kind: 'order',
    title: ['订单已取消', 'Order cancelled'],
    text: ([zh, en]) => [`${zh}，您已取消该订单`, `${en}: you cancelled this order`],
    isQuiet: true,
  },
  expire: {
    kind: 'order',
    title: ['订单已关闭', 'Order closed'],
    text: ([zh, en]) => [`${zh}，超时未付款，订单已关闭`, `${en}: it was not paid in time`],
  },
  closeByOperator: {
    kind: 'order',
    title: ['订单已关闭', 'Order closed'],
    text: ([zh, en], { reason }) => [
      `${zh}，商家关闭了订单${reason ? `：${reason}` : ''}`,
      `${en}: the store closed this order${reason ? `: ${reason}` : ''}`,
    ],
  },
  gather: {
    kind: 'payment',
    title: ['已参团，等待成团', 'You are in'],
    text: ([zh, en], _, { payAmount }) => [
      `${zh}，已付 ${yuan(payAmount)}，成团后我们会尽快发货`,
      `${en}: ${yuan(payAmount)} received, we ship once the group is formed`,
    ],
  },
  form: {
    kind: 'order',
    title: ['拼团成功', 'Your group is formed'],
    text: ([zh, en]) => [`${zh}，我们会尽快发货`, `${en}: we will ship soon`],
  },
  leave: {
    kind: 'order',
    title: ['已退出拼团', 'You left the group'],
    text: ([zh, en], _, { payAmount }) => [
      `${zh}，${yuan(payAmount)} 将原路退回`,
      `${en}: ${yuan(payAmount)} will go back the way it came`,
    ],
    isQuiet: true,
  },
  dissolve: {
    kind: 'order',
    title: ['拼团未成功', 'The group was not formed'],
    text: ([zh, en], _, { payAmount }) => [
      `${zh}，${yuan(payAmount)} 将原路退回`,
      `${en}: ${yuan(payAmount)} will go back the way it came`,
    ],
  },
  shipPart: {
    kind: 'parcel',
    title: ['部分商品已发货', 'Part of your order is on its way'],
    text: sentText('一个包裹已发出'),
  },
  ship: {
    kind: 'parcel',
    title: ['商品已发货', 'Your order is on its way'],
    titles: {
      none: ['商家已发货', 'Your order is done'],
      pickup: ['商品可以自提了', 'Ready to be picked up'],
    },
    text: sentText('包裹已发出'),
  },
  signed: {
    kind: 'parcel',
    title: ['包裹已签收', 'Parcel delivered'],
    text: ([zh, en], { reason, to }) =>
      to === orderStatus.toReceive
        ? [
            `${zh}，${reason} 已签收，请确认收货`,
            `${en}: parcel ${waybillOf(reason)} was delivered, please confirm receipt`,
          ]
        : [`${zh}，${reason} 已签收`, `${en}: parcel ${waybillOf(reason)} was delivered`],
  },
  confirm: {
    kind: 'order',
    title: ['交易完成', 'Order completed'],
    text: ([zh, en]) => [
      `${zh}，您已确认收货，欢迎评价`,
      `${en}: you confirmed receipt; tell others how you like it`,
    ],
    isQuiet: true,
  },
  autoConfirm: {
    kind: 'order',
    title: ['已自动确认收货', 'Receipt confirmed'],
    text: ([zh, en]) => [
      `${zh}，系统已自动确认收货，欢迎评价`,
      `${en}: receipt was confirmed automatically; tell others how you like it`,
    ],
  },
}

/** Goods in exchange are ordered and paid by nobody. */
const exchangeWords: Partial<Record<OrderEventName, Words>> = {
  submit: {
    kind: 'order',
    title: ['换货订单已生成', 'Your exchange is ordered'],
    text: ([zh, en]) => [
      `${zh}，商家已收到退回的商品，正在准备换新`,
      `${en}: the store has your goods and is packing the new ones`,
    ],
  },
}

/** What costs nothing was not paid for. */
const freeWords: Words = {
  kind: 'order',
  title: ['订单已确认', 'Order confirmed'],
  text: ([zh, en]) => [
    `${zh}，无需付款，我们会尽快发货`,
    `${en}: nothing to pay, we will ship soon`,
  ],
}

function wordsFor(
  event: OrderEventName,
  { kind, payAmount, paidStatus }: OrderDigest,
): Words | undefined {
  // That it is paid is said with what it waits for.
  if (event === 'pay' && paidStatus === orderStatus.grouping) return undefined
  if (kind === orderKind.exchange && (event === 'submit' || event === 'pay'))
    return exchangeWords[event]
  return event === 'pay' && payAmount === 0 ? freeWords : words[event]
}

/** What members are told of. */
export const noticedEvents = Object.keys(words) as OrderEventName[]

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
): NewNotice | undefined {
  const said = wordsFor(change.event, order)
  if (!said) return undefined
  const { scope, memberId, at, event, id, to } = change
  const text = said.text(goodsOf(order), change, order)
  const isOver = event === 'signed' && to !== orderStatus.toShip && to !== orderStatus.toReceive
  const isQuiet = said.isQuiet === true || isOver || now - at.getTime() > newsFor
  return {
    scope,
    memberId,
    kind: said.kind,
    topic: `${event} ${id}`,
    title: said.titles?.[kindOfNote(change.reason)] ?? said.title,
    text,
    link: orderLink(change),
    at,
    isQuiet,
  }
}

type Reminded = Pick<OrderEvent, 'scope' | 'orderSn' | 'memberId'>

/** That an unpaid order is about to be closed. */
export function payReminder(reminded: Reminded, order: OrderDigest, at: Date): NewNotice {
  const [zh, en] = goodsOf(order)
  const { scope, memberId, orderSn } = reminded
  return {
    scope,
    memberId,
    kind: 'order',
    topic: `remindToPay ${orderSn}`,
    title: ['订单即将关闭', 'Your order is about to close'],
    text: [
      `${zh}，请在 ${clockTime(order.autoCloseAt)} 前付款 ${yuan(order.payAmount)}`,
      `${en}: please pay ${yuan(order.payAmount)} before ${clockTimeEn(order.autoCloseAt)}`,
    ],
    link: orderLink(reminded),
    at,
  }
}

/** That receipt is about to count as confirmed. */
export function confirmReminder(reminded: Reminded, order: OrderDigest, at: Date): NewNotice {
  const [zh, en] = goodsOf(order)
  const { scope, memberId, orderSn } = reminded
  return {
    scope,
    memberId,
    kind: 'order',
    topic: `remindToConfirm ${orderSn}`,
    title: ['即将自动确认收货', 'Receipt will be confirmed soon'],
    text: [
      `${zh}，将于 ${clockTime(order.autoConfirmAt)} 自动确认收货，如未收到请联系客服`,
      `${en}: receipt counts as confirmed on ${clockTimeEn(order.autoConfirmAt)}; contact us if nothing has arrived`,
    ],
    link: orderLink(reminded),
    at,
  }
}
