import type { Carrier } from '@mallard/contract/trade/order/carrier.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import {
  mostReportedItems,
  mostReportedParcels,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import { cutText } from '@mallard/kernel'
import type { ReportedParcel, ShippingState } from '@mallard/providers/weixin'
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
    'companyCode' | 'deliverySn' | 'phone' | 'lines'
  >[]
}

export interface Wanted {
  readonly parcels: readonly ReportedParcel[]
  readonly isWhole: boolean
  readonly isSplit: boolean
}

/**
 * What WeChat should know of a payment whose orders these are, in the order of their ids; undefined
 * while nothing was sent. Of more parcels than it takes it is told the first ones.
 */
export function wantedOf(orders: readonly SentOrder[], wasSplit: boolean): Wanted | undefined {
  const parcels = orders.flatMap(parcelsOf).slice(0, mostReportedParcels)
  if (parcels.length === 0) return undefined
  const isWhole = orders.every(({ status }) => !stillToSend.includes(status))
  return { parcels, isWhole, isSplit: wasSplit || !isWhole || parcels.length > 1 }
}

const stillToSend: readonly number[] = [orderStatus.toShip, orderStatus.grouping]

function parcelsOf({ parcels, items }: SentOrder): ReportedParcel[] {
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return parcels.map(({ companyCode, deliverySn, phone, lines }) => ({
    carrier: carrierOf(companyCode),
    trackingNo: deliverySn,
    items: itemsText(
      lines.map(({ orderItemId, quantity }) => `${titles.get(orderItemId) ?? ''}×${quantity}`),
    ),
    phone,
  }))
}

/** What is in a parcel, in as many words as WeChat takes. */
export function itemsText(items: readonly string[]): string {
  const text = items.join('；')
  return text.length > mostReportedItems ? `${cutText(text, mostReportedItems - 1)}…` : text
}

/**
 * Parcels as they are kept and compared: nothing else of them can change, and WeChat may name them
 * in another order.
 */
export const parcelsText = (parcels: ShippingState['parcels']): string =>
  parcels
    .map(({ carrier, trackingNo }) => `${carrier}:${trackingNo}`)
    .toSorted()
    .join(',')

/** When the last of the orders was received; undefined while one is still on its way. */
export function receivedAt(orders: readonly SentOrder[]): number | undefined {
  const isOver = orders.every(
    ({ status }) => status === orderStatus.done || status === orderStatus.closed,
  )
  const times = orders.flatMap(({ receiveTime }) => (receiveTime ? [receiveTime.getTime()] : []))
  return isOver && times.length > 0 ? Math.max(...times) : undefined
}
