import type { Line } from '@mallard/contract/checkout/checkout.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Order, Parcel } from '@mallard/contract/order/order.fields'
import { fen } from '@mallard/kernel'
import { actionsOf, stateOf, statusTexts } from './order.states.ts'

type Locale = 'zh' | 'en'

interface Item {
  readonly id: number
  readonly goodsId: number
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly productAttr: string
  readonly productPrice: number
  readonly quantity: number
  readonly promotionAmount: number
  readonly couponAmount: number
  readonly integrationAmount: number
  readonly realAmount: number
}

interface DeliveryData {
  readonly id: number
  readonly companyCode: string
  readonly companyName: string
  readonly deliverySn: string
  readonly lines: readonly { readonly orderItemId: number; readonly quantity: number }[]
  readonly state: string
  readonly traces: readonly { readonly time: string; readonly text: string }[]
  readonly shipTime: number
}

interface OrderData {
  readonly orderSn: string
  readonly kind: number
  readonly status: number
  readonly closeReason: number | null
  readonly payStatus: number
  readonly commentStatus: number
  readonly refundStatus: number
  readonly totalAmount: number
  readonly promotionAmount: number
  readonly couponAmount: number
  readonly integrationAmount: number
  readonly freightAmount: number
  readonly freightDiscountAmount: number
  readonly adjustAmount: number
  readonly payAmount: number
  readonly receiver: Order['receiver']
  readonly remark: string
  readonly payMethod: string | null
  readonly createTime: Date
  readonly payTime: Date | null
  readonly shipTime: Date | null
  readonly receiveTime: Date | null
  readonly autoCloseAt: Date | null
  readonly autoConfirmAt: Date | null
  readonly items: readonly Item[]
  readonly deliveries: readonly DeliveryData[] | null
}

const moment = (date: Date | null) => date?.getTime() ?? null

export function lineView(item: Item, locale: Locale): Line {
  return {
    id: item.id,
    itemId: item.goodsId,
    productSn: item.productSn,
    title: locale === 'en' && item.titleEn !== '' ? item.titleEn : item.title,
    pic: item.pic,
    productAttr: item.productAttr,
    productPrice: fen(item.productPrice),
    productQuantity: item.quantity,
    promotionAmount: fen(item.promotionAmount),
    couponAmount: fen(item.couponAmount),
    integrationAmount: fen(item.integrationAmount),
    realAmount: fen(item.realAmount),
  }
}

/** An order as the shopper sees it. */
export function orderView(row: OrderData, locale: Locale): Order {
  const deliveries = row.deliveries ?? []
  const isUnpaid = row.status === 0
  return {
    orderId: row.orderSn,
    orderSn: row.orderSn,
    kind: row.kind,
    status: row.status as Order['status'],
    statusText: statusTexts[stateOf(row.status)][locale === 'en' ? 1 : 0],
    closeReason: row.closeReason,
    payStatus: row.payStatus as Order['payStatus'],
    refundStatus: row.refundStatus as Order['refundStatus'],
    commentStatus: row.commentStatus as Order['commentStatus'],
    items: row.items.map((item) => lineView(item, locale)),
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
    receiver: row.receiver,
    delivery: deliveries.map(({ id, companyCode, companyName, deliverySn, shipTime, lines }) => ({
      id,
      companyCode,
      companyName,
      deliverySn,
      shipTime,
      lines: [...lines],
    })),
    payMethod: row.payMethod,
    createTime: row.createTime.getTime(),
    payTime: moment(row.payTime),
    shipTime: moment(row.shipTime),
    receiveTime: moment(row.receiveTime),
    autoCloseAt: isUnpaid ? moment(row.autoCloseAt) : null,
    autoConfirmAt: row.status === 2 ? moment(row.autoConfirmAt) : null,
    actions: actionsOf(row.status, deliveries.length > 0),
    remark: row.remark,
  }
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

/** The parcels of an order with the goods in each. */
export function parcelViews(row: OrderData, locale: Locale, phoneOf: (companyCode: string) => string): Parcel[] {
  return (row.deliveries ?? []).map((delivery) => {
    const [state, zh, en] = parcelStates[delivery.state] ?? parcelStates.onWay!
    return {
      companyCode: delivery.companyCode,
      companyName: delivery.companyName,
      deliverySn: delivery.deliverySn,
      phone: phoneOf(delivery.companyCode),
      state,
      stateText: locale === 'en' ? en : zh,
      items: delivery.lines.flatMap(({ orderItemId, quantity }) => {
        const item = row.items.find(({ id }) => id === orderItemId)
        return item ? [{ ...lineView(item, locale), productQuantity: quantity }] : []
      }),
      traces: delivery.traces.map(({ time, text }) => ({ time: beijingMoment(time) ?? delivery.shipTime, text })),
    }
  })
}

/** `yyyy-MM-dd HH:mm:ss` in Beijing as milliseconds. */
function beijingMoment(time: string): number | undefined {
  const value = Date.parse(`${time.replace(' ', 'T')}+08:00`)
  return Number.isNaN(value) ? undefined : value
}
