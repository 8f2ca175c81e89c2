import { second } from '@mallard/kernel'
import { fieldsOf, integerOf, listOf, textOf, type Fields } from '../http/fields.ts'
import type {
  ReportedParcel,
  ShippingReport,
  ShippingState,
  ShippingWay,
  WeixinFailure,
} from './port.ts'

/**
 * `errcode` of the calls below `/wxa/sec/order`, as the platform lists them; those of wrong fields
 * differ only in the field.
 */
export const shippingFailures: Readonly<Record<number, WeixinFailure>> = {
  10060001: 'noPayment',
  10060002: 'notNow',
  10060003: 'correctedBefore',
  10060004: 'notNow',
  10060005: 'badReport',
  10060006: 'badReport',
  10060007: 'badReport',
  10060008: 'badReport',
  10060009: 'badReport',
  10060014: 'badReport',
  10060020: 'badReport',
  10060023: 'unchanged',
  10060024: 'badReport',
  10060025: 'badReport',
  10060026: 'badReport',
  10060028: 'notNow',
  10060029: 'badReport',
  // Reminded before.
  10060030: 'unchanged',
  10060031: 'badReport',
  10060032: 'notNow',
  268485194: 'badReport',
  268485195: 'badReport',
  268485196: 'badReport',
  268485197: 'badReport',
  268485216: 'badReport',
  268485224: 'badReport',
  268485226: 'badReport',
  268485227: 'badReport',
  268485228: 'badReport',
}

/** The payment is named by WeChat Pay's own number. */
const byTransaction = 2
/** `logistics_type`, from 1 on. */
const ways: readonly ShippingWay[] = ['express', 'sameCity', 'virtual', 'pickup']
const modes = { unified: 1, split: 2 } as const
/** 3 confirmed, 4 over, 6 confirmed and waiting for its settlement; 1 and 2 come before. */
const received: readonly number[] = [3, 4, 6]
const refunded = 5

/** RFC 3339 with milliseconds, in Beijing time. */
const stampOf = (at: number) => `${new Date(at + 28_800 * second).toISOString().slice(0, 23)}+08:00`

/** The body of `upload_shipping_info`. */
export function reportBody(report: ShippingReport): object {
  const { transactionId, openid, way, parcels, isSplit, isWhole, at } = report
  return {
    order_key: { order_number_type: byTransaction, transaction_id: transactionId },
    logistics_type: ways.indexOf(way) + 1,
    delivery_mode: isSplit ? modes.split : modes.unified,
    ...(isSplit ? { is_all_delivered: isWhole } : {}),
    shipping_list: parcels.map((each) => shippingOf(way, each)),
    upload_time: stampOf(at),
    payer: { openid },
  }
}

const shippingOf = (way: ShippingWay, { carrier, trackingNo, items, phone }: ReportedParcel) => ({
  ...(way === 'express' ? { tracking_no: trackingNo, express_company: carrier } : {}),
  item_desc: items,
  contact: { receiver_contact: phone },
})

/** The body of `notify_confirm_receive`. */
export const receivedBody = ({ transactionId, at }: { transactionId: string; at: number }) => ({
  transaction_id: transactionId,
  received_time: Math.floor(at / second),
})

/** What `get_order` answers. */
export function shippingStateOf(fields: Fields): ShippingState | undefined {
  const order = fieldsOf(fields['order'])
  const state = integerOf(order, 'order_state')
  if (state === undefined) return undefined
  const shipping = fieldsOf(order?.['shipping'])
  return {
    way: ways[(integerOf(shipping, 'logistics_type') ?? 0) - 1],
    isSplit: integerOf(shipping, 'delivery_mode') === modes.split,
    isWhole: shipping?.['finish_shipping'] === true,
    isCorrected: (integerOf(shipping, 'finish_shipping_count') ?? 0) > 1,
    isReceived: received.includes(state),
    isRefunded: state === refunded,
    parcels: listOf(shipping, 'shipping_list').map((each) => ({
      carrier: textOf(each, 'express_company') ?? '',
      trackingNo: textOf(each, 'tracking_no') ?? '',
    })),
  }
}
