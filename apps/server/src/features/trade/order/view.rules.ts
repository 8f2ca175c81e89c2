import {
  policyOf,
  returnText,
  type KeptPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import {
  carrierName,
  carrierPhone,
  wayName,
  type CarrierKind,
} from '@mallard/contract/trade/order/carrier.codes'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import { barOf } from '@mallard/contract/aftersales/invoice/invoice-bar'
import {
  isFree,
  isInTime,
  returnable,
  staysOnceSent,
  type LineCounts,
} from '@mallard/contract/trade/order/returnable'
import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Order, Parcel } from '@mallard/contract/trade/order/order.fields'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { fen, type Instant, isPast, type Locale } from '@mallard/kernel'
import type { AppliedPromotion } from './order.tables.ts'
import { actionsOf, stateOf, statusTexts } from './order.states.ts'
import { localised, textIn } from '#platform/locale.rules.ts'

/** An order's item as its views need it; the repository reads it with more beside. */
export interface OrderItemData extends LineCounts, KeptPolicy {
  readonly id: number
  readonly goodsId: number
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly productAttr: string
  /** Empty in orders of before it was kept. */
  readonly productAttrEn: string
  readonly productPrice: number
  readonly promotionAmount: number
  readonly couponAmount: number
  readonly integrationAmount: number
  readonly realAmount: number
  readonly promotions: readonly AppliedPromotion[]
  readonly giftOf: number | null
  /** fen that refunds of other lines lacked, since this one stayed without them */
  readonly chargedAmount: number
}

export interface DeliveryData {
  readonly id: number
  readonly companyCode: string
  readonly companyName: string
  /** Of a van of the partner's own; empty otherwise. */
  readonly companyNameEn: string
  readonly companyPhone: string
  readonly kind: CarrierKind
  readonly deliverySn: string
  readonly lines: readonly { readonly orderItemId: number; readonly quantity: number }[]
  readonly state: string
  readonly traces: readonly { readonly time: string; readonly text: string }[]
  /** ms since the epoch */
  readonly shipTime: number
  readonly isAgain: boolean
}

export interface OrderData {
  readonly orderSn: string
  readonly kind: number
  readonly status: number
  readonly closeReason: number | null
  readonly payStatus: number
  readonly commentStatus: number
  /** Until when something can be added to a review; null: to none. */
  readonly appendUntil: Date | null
  readonly refundStatus: number
  readonly totalAmount: number
  readonly promotionAmount: number
  readonly couponAmount: number
  readonly integrationAmount: number
  readonly freightAmount: number
  readonly freightDiscountAmount: number
  readonly adjustAmount: number
  readonly payAmount: number
  readonly promotions: readonly AppliedPromotion[]
  readonly receiver: Order['receiver']
  readonly remark: string
  readonly payMethod: string | null
  readonly createTime: Date
  readonly payTime: Date | null
  readonly shipTime: Date | null
  readonly receiveTime: Date | null
  readonly autoCloseAt: Date | null
  readonly autoConfirmAt: Date | null
  readonly openReturns: number
  readonly refundedAmount: number
  readonly batch: string | null
  readonly isRefundStuck: boolean
  /** Of its last invoice, a reversed one too; null: there is none. */
  readonly invoiceStage: string | null
  readonly items: readonly OrderItemData[]
  readonly deliveries: readonly DeliveryData[] | null
}

const moment = (date: Date | null) => date?.getTime() ?? null

function promotionsIn(promotions: readonly AppliedPromotion[], locale: Locale) {
  return promotions.map(({ id, name, nameEn, type, amount }) => ({
    id,
    name: localised(locale, name, nameEn),
    type,
    amount: fen(amount),
  }))
}

export function lineView(item: OrderItemData, locale: Locale): Line {
  return {
    id: item.id,
    itemId: item.goodsId,
    productSn: item.productSn,
    title: localised(locale, item.title, item.titleEn),
    pic: item.pic,
    productAttr: localised(locale, item.productAttr, item.productAttrEn),
    productPrice: fen(item.productPrice),
    productQuantity: item.quantity,
    promotionAmount: fen(item.promotionAmount),
    couponAmount: fen(item.couponAmount),
    integrationAmount: fen(item.integrationAmount),
    realAmount: fen(item.realAmount),
    promotions: promotionsIn(item.promotions, locale),
    isGift: item.giftOf !== null,
    isAddBuy: item.promotions.some(({ type }) => laneOf(type) === 'addOn'),
    returnPolicy: policyOf(item),
    returnText: isFree(item) ? '' : returnText(policyOf(item), locale),
  }
}

/** An order as the shopper sees it. */
export function orderView(row: OrderData, locale: Locale, now: Instant): Order {
  const deliveries = row.deliveries ?? []
  const isUnpaid = row.status === orderStatus.unpaid || row.status === orderStatus.reviewing
  return {
    orderId: row.orderSn,
    orderSn: row.orderSn,
    batchId: row.batch,
    kind: row.kind,
    status: row.status as Order['status'],
    statusText: textIn(locale, statusTexts[stateOf(row.status)]),
    closeReason: row.closeReason,
    payStatus: row.payStatus as Order['payStatus'],
    refundStatus: row.refundStatus as Order['refundStatus'],
    invoiceState: row.invoiceStage === 'issued' || row.invoiceStage === 'reversing' ? 1 : 0,
    commentStatus: row.commentStatus as Order['commentStatus'],
    items: row.items.map((item) => ({
      ...lineView(item, locale),
      afterSaleStatus: item.afterSaleStatus as 0 | 1 | 2,
      returnedQuantity: item.returnedQuantity,
    })),
    amounts: {
      totalAmount: fen(row.totalAmount),
      promotionAmount: fen(row.promotionAmount),
      couponAmount: fen(row.couponAmount),
      integrationAmount: fen(row.integrationAmount),
      freightAmount: fen(row.freightAmount),
      freightDiscountAmount: fen(row.freightDiscountAmount),
      adjustAmount: fen(row.adjustAmount),
      payAmount: fen(row.payAmount),
    },
    promotions: promotionsIn(row.promotions, locale),
    receiver: row.receiver,
    delivery: deliveries.map((each) => ({
      ...wayView(each, locale),
      shipTime: each.shipTime,
      lines: [...each.lines],
      isAgain: each.isAgain,
    })),
    payMethod: row.payMethod,
    createTime: row.createTime.getTime(),
    payTime: moment(row.payTime),
    shipTime: moment(row.shipTime),
    receiveTime: moment(row.receiveTime),
    autoCloseAt: isUnpaid ? moment(row.autoCloseAt) : null,
    autoConfirmAt: row.status === orderStatus.toReceive ? moment(row.autoConfirmAt) : null,
    actions: actionsOf(row.status, deliveries.some(isFollowed), {
      isTimeUp: isPast(row.autoCloseAt, now),
      isOpen: row.openReturns > 0,
      canReturn: canReturn(row, now),
      canComment: canComment(row),
      canAppend: canAppend(row, now),
      canInvoice: row.invoiceStage !== null || barOf(row, now) === null,
    }),
    refundedAmount: fen(row.refundedAmount),
    isRefundStuck: row.isRefundStuck,
    remark: row.remark,
  }
}

/** Whether something of it waits to be reviewed; the reviews themselves know each line. */
function canComment({ status, commentStatus, kind, items }: OrderData): boolean {
  return (
    status === 3 &&
    commentStatus === 0 &&
    kind !== orderKind.exchange &&
    items.some((item) => item.giftOf === null && item.returnedQuantity < item.quantity)
  )
}

function canAppend({ status, appendUntil }: OrderData, now: Instant): boolean {
  return status === 3 && appendUntil !== null && now < appendUntil.getTime()
}

function canReturn(row: OrderData, now: Instant): boolean {
  if (
    row.status < orderStatus.toShip ||
    row.status > orderStatus.done ||
    row.kind === orderKind.exchange
  )
    return false
  return row.items.some(
    (item) =>
      !isFree(item) &&
      isInTime(row, item, now) &&
      returnable(item).unsent + (staysOnceSent(row) ? 0 : returnable(item).sent) > 0,
  )
}

/** Kuaidi100's number and words for each state of a parcel (hosts-and-providers.md §6.1). */
const parcelStates: Record<string, readonly [number, string, string]> = {
  onWay: [0, '运输中', 'On the way'],
  collected: [1, '已揽收', 'Collected'],
  problem: [2, '疑难件', 'Problem'],
  signed: [3, '已签收', 'Signed for'],
  returnSigned: [4, '已退签', 'Returned'],
  delivering: [5, '派送中', 'Out for delivery'],
  returning: [6, '退回中', 'Going back'],
  transferred: [7, '已转投', 'Handed on'],
  customs: [8, '清关中', 'In customs'],
  rejected: [14, '已拒签', 'Rejected'],
}

/** What is said of goods that the store brings itself, beside the name of its van. */
const byStore = ['商家自送', 'Delivered by the store'] as const

/** Something is on its way that one may wait for. */
const isFollowed = ({ kind }: DeliveryData) => kind === 'express' || kind === 'van'

/** Who brings it, under which number, and whom to call. */
function wayView(
  { id, kind, companyCode, companyName, companyNameEn, companyPhone, deliverySn }: DeliveryData,
  locale: Locale,
) {
  const own = localised(locale, companyName, companyNameEn)
  return {
    id,
    companyCode,
    companyName: carrierName(companyCode, locale) ?? wayName(companyCode, locale) ?? own,
    kind,
    deliverySn: kind === 'express' ? deliverySn : '',
    phone: kind === 'express' ? carrierPhone(companyCode) : companyPhone,
  }
}

/** The parcels of an order with the goods in each. */
export function parcelViews(row: OrderData, locale: Locale): Parcel[] {
  return (row.deliveries ?? []).map((delivery) => {
    const [state, ...told] = parcelStates[delivery.state] ?? parcelStates.onWay!
    const [zh, en] = delivery.kind === 'van' ? byStore : told
    const way = wayView(delivery, locale)
    return {
      ...way,
      state,
      stateText: wayName(way.companyCode, locale) ?? textIn(locale, [zh, en]),
      items: delivery.lines.flatMap(({ orderItemId, quantity }) => {
        const item = row.items.find(({ id }) => id === orderItemId)
        return item ? [{ ...lineView(item, locale), productQuantity: quantity }] : []
      }),
      traces: delivery.traces.map(({ time, text }) => ({
        time: beijingMoment(time) ?? delivery.shipTime,
        text,
      })),
    }
  })
}

/** `yyyy-MM-dd HH:mm:ss` in Beijing as milliseconds. */
function beijingMoment(time: string): number | undefined {
  const value = Date.parse(`${time.replace(' ', 'T')}+08:00`)
  return Number.isNaN(value) ? undefined : value
}
