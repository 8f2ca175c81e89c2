import type { Carrier, CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import {
  maxReportedItems,
  maxReportedParcels,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import { cutText } from '@mallard/kernel'
import type { ReportedParcel, ShippingState, ShippingWay } from '@mallard/providers/weixin'
import type { OrderRow } from '#features/trade/order/index.ts'

/**
 * Our carriers by the names that WeChat has for them. WeChat lists its own with `get_delivery_list`;
 * those of SF, ZTO, YTO, Yunda, STO and JD stand in its examples, the others are those of the list
 * that it took its names from: compare them before going live (docs/operations.md).
 */
export const weixinCarriers: Readonly<Record<Carrier['code'], string>> = {
  shunfeng: 'SF',
  jd: 'JD',
  zhongtong: 'ZTO',
  yuantong: 'YTO',
  yunda: 'YD',
  shentong: 'STO',
  jtexpress: 'JTSD',
  ems: 'EMS',
  youzhengguonei: 'YZPY',
  debangkuaidi: 'DBL',
}
const carrierOf = (code: string): string =>
  (weixinCarriers as Readonly<Record<string, string>>)[code] ?? code

/** An order as far as reporting its shipping goes; phones of its parcels are masked. */
export interface SentOrder {
  readonly status: number
  readonly receiveTime: Date | null
  readonly items: readonly Pick<OrderRow['items'][number], 'id' | 'title'>[]
  readonly parcels: readonly Pick<
    NonNullable<OrderRow['deliveries']>[number],
    'kind' | 'companyCode' | 'deliverySn' | 'phone' | 'lines'
  >[]
}

export interface Wanted {
  readonly way: ShippingWay
  readonly parcels: readonly ReportedParcel[]
  readonly isWhole: boolean
  readonly isSplit: boolean
}

const ways: Readonly<Record<CarrierKind, ShippingWay>> = {
  express: 'express',
  van: 'sameCity',
  none: 'virtual',
  pickup: 'pickup',
}
/** Which of several ways without a carrier stands for all: the one on which most depends. */
const weight: readonly CarrierKind[] = ['van', 'pickup', 'none']

/**
 * What WeChat should know of a payment whose orders these are, in the order of their ids; undefined
 * while nothing was sent. Of more parcels than it takes it is told the first ones. A report has one
 * way: that of a carrier, where one brings something. Without any there is no report in parts, so
 * that WeChat is told when nothing more follows.
 */
export function wantedOf(orders: readonly SentOrder[], wasSplit: boolean): Wanted | undefined {
  const all = orders.flatMap(({ parcels }) => parcels)
  const isWhole = orders.every(({ status }) => !stillToSend.includes(status))
  const parcels = orders.flatMap(parcelsOf).slice(0, maxReportedParcels)
  if (parcels.length > 0)
    return { way: 'express', parcels, isWhole, isSplit: wasSplit || !isWhole || parcels.length > 1 }
  const kind = weight.find((each) => all.some((parcel) => parcel.kind === each))
  if (!kind || !isWhole) return undefined
  const items = itemsText(orders.flatMap((order) => order.parcels.flatMap(wordsOf(order))))
  const one = { carrier: '', trackingNo: '', items, phone: all[0]?.phone ?? '' }
  return { way: ways[kind], parcels: [one], isWhole, isSplit: false }
}

const stillToSend: readonly number[] = [orderStatus.toShip, orderStatus.grouping]

/** What is in a parcel of an order, line by line. */
const wordsOf =
  ({ items }: SentOrder) =>
  ({ lines }: SentOrder['parcels'][number]): string[] =>
    lines.map(
      ({ orderItemId, quantity }) =>
        `${items.find(({ id }) => id === orderItemId)?.title ?? ''}×${quantity}`,
    )

function parcelsOf(order: SentOrder): ReportedParcel[] {
  return order.parcels
    .filter(({ kind }) => kind === 'express')
    .map((parcel) => ({
      carrier: carrierOf(parcel.companyCode),
      trackingNo: parcel.deliverySn,
      items: itemsText(wordsOf(order)(parcel)),
      phone: parcel.phone,
    }))
}

/** What is in a parcel, in as many words as WeChat takes. */
export function itemsText(items: readonly string[]): string {
  const text = items.join('；')
  return text.length > maxReportedItems ? `${cutText(text, maxReportedItems - 1)}…` : text
}

/**
 * What was told as it is kept and compared: the parcels, of which nothing else can change and which
 * WeChat may name in another order; without a carrier the way alone.
 */
export const toldText = ({ way, parcels }: Pick<ShippingState, 'way' | 'parcels'>): string =>
  way === undefined || way === 'express'
    ? parcels
        .map(({ carrier, trackingNo }) => `${carrier}:${trackingNo}`)
        .toSorted()
        .join(',')
    : way

/** When the last of the orders was received; undefined while one is still on its way. */
export function receivedAt(orders: readonly SentOrder[]): number | undefined {
  const isOver = orders.every(
    ({ status }) => status === orderStatus.done || status === orderStatus.closed,
  )
  const times = orders.flatMap(({ receiveTime }) => (receiveTime ? [receiveTime.getTime()] : []))
  return isOver && times.length > 0 ? Math.max(...times) : undefined
}
