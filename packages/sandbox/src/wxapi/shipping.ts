import type { BoundedMap } from '../world/bounded.ts'
import { second, type Instant } from '@mallard/kernel'
import { weixinAppIds } from '../people/own-keys.ts'
import type { World } from '../world/world.ts'
import type { Books, Trade } from '../wxpay/books.ts'
import { letterOf } from './push.ts'
import { readReport, type Report } from './shipping-form.ts'
import { refused, type Said, type WeixinPlay } from './wxapi.ts'

/** What WeChat's platform knows of the shipping of a payment. */
export interface Shipment extends Report {
  readonly transactionId: string
  /** How often it was told that nothing more follows. */
  readonly wholeTimes: number
  /** How often it was told what it knew. */
  readonly sameTimes: number
  /** The one correction was used. */
  readonly isResent: boolean
  /** When it was told first and last. */
  readonly firstAt: Instant
  readonly lastAt: Instant
  readonly isReminded: boolean
  /** When the payer confirmed receipt. */
  readonly receivedAt: Instant | null
}

export type OrderCall =
  | 'is_trade_managed'
  | 'upload_shipping_info'
  | 'get_order'
  | 'notify_confirm_receive'

/** What becomes of the money that a mini-program took. */
export type Funds = 'frozen' | 'reported' | 'free'

export interface ShippingPlay {
  answer(call: OrderCall, token: unknown, body: Said): Said
  /** WeChat Pay's number of the payment that a body is about. */
  numberOf(body: Said): string
  /** Undefined for what no mini-program took, or nobody paid. */
  fundsOf(payNo: string): Funds | undefined
  shipmentOf(payNo: string): Shipment | undefined
  /**
   * The payer confirms receipt, and the shop is told; false where nothing was reported whole, or
   * they did before.
   */
  confirm(payNo: string): Promise<boolean>
  /** From now on the mini-program is, or is not, of the types whose money is held. */
  manage(isManaged: boolean): void
}

const done: Said = { errcode: 0, errmsg: 'ok' }
const noPayment = () => refused(10060001, '支付单不存在')

type PaidTrade = Trade & { transactionId: string }

const isPaidHere = (trade: Trade | undefined): trade is PaidTrade =>
  trade?.transactionId !== undefined && trade.appId === weixinAppIds.mini

function tradeOf(books: Books, number: unknown): PaidTrade | undefined {
  for (const trade of books.trades.values())
    if (trade.transactionId === number && isPaidHere(trade)) return trade
  return undefined
}

function byPayNo(books: Books, payNo: string): PaidTrade | undefined {
  const trade = books.trades.get(payNo)
  return isPaidHere(trade) ? trade : undefined
}

/** Reminds the payer to confirm receipt. */
function remind(books: Books, shipments: BoundedMap<Shipment>, body: Said): Said {
  const trade = tradeOf(books, body['transaction_id'])
  if (!trade) return noPayment()
  const known = shipments.get(trade.payNo)
  if (stateOf(trade, known) !== 2 || !known) return refused(10060028, '支付单不是已发货状态')
  if (known.type !== 1) return refused(10060032, '只有物流快递发货时允许提醒用户确认收货')
  if (known.isReminded) return refused(10060030, '支付单已使用提醒收货机会')
  const at = body['received_time']
  if (typeof at !== 'number' || at < Math.floor(known.firstAt / second))
    return refused(10060029, '签收时间非法')
  shipments.set(trade.payNo, { ...known, isReminded: true })
  return done
}

/** How far a payment is. */
function state(books: Books, shipments: BoundedMap<Shipment>, body: Said): Said {
  if (typeof body['transaction_id'] !== 'string') return refused(10060014, '请求参数非法')
  const trade = tradeOf(books, body['transaction_id'])
  return trade ? { ...done, order: viewOf(trade, shipments.get(trade.payNo)) } : noPayment()
}

/** The platform's part that holds what a mini-program takes until it is told of shipping. */
export function playShipping(
  world: World,
  books: Books,
  holderOf: WeixinPlay['holderOf'],
): ShippingPlay {
  const shipments = world.journal.map<Shipment>('wxapi.shipments', 50_000)
  let isManaged = true
  const now = () => world.timeline.now()

  function report(body: Said): Said {
    const read = readReport(body, world.keys.merchantId)
    if ('errcode' in read) return read
    const { key, report: told } = read
    const trade = 'payNo' in key ? byPayNo(books, key.payNo) : tradeOf(books, key.transactionId)
    if (!trade) return noPayment()
    if (told.openid !== trade.payer)
      return refused(10060031, '该笔支付单不属于 openid 所指定的用户')
    const known = shipments.get(trade.payNo)
    if (stateOf(trade, known) > 2) return refused(10060004, '支付单处于不可发货的状态')
    if (known && isSame(known, told)) {
      shipments.set(trade.payNo, { ...known, sameTimes: known.sameTimes + 1 })
      return refused(10060023, '发货信息未更新')
    }
    if (known && told.at <= known.at) return refused(10060014, '参数错误：upload_time')
    const isAgain = known !== undefined && isResent(known, told)
    if (isAgain && known.isResent) return refused(10060003, '支付单已使用重新发货机会')
    shipments.set(trade.payNo, {
      ...told,
      transactionId: trade.transactionId,
      wholeTimes: (known?.wholeTimes ?? 0) + (told.isWhole ? 1 : 0),
      sameTimes: known?.sameTimes ?? 0,
      isResent: isAgain || (known?.isResent ?? false),
      firstAt: known?.firstAt ?? now(),
      lastAt: now(),
      isReminded: known?.isReminded ?? false,
      receivedAt: null,
    })
    return done
  }

  return {
    answer(call, token, body) {
      const holder = holderOf(token)
      if ('refused' in holder) return holder.refused
      if (holder.appId !== weixinAppIds.mini) return refused(48001, 'api unauthorized')
      if (call === 'upload_shipping_info') return report(body)
      if (call === 'get_order') return state(books, shipments, body)
      if (call === 'notify_confirm_receive') return remind(books, shipments, body)
      if (body['appid'] === undefined) return refused(40097, 'invalid args')
      return body['appid'] === weixinAppIds.mini
        ? { ...done, is_trade_managed: isManaged }
        : refused(40013, 'invalid appid')
    },
    numberOf(body) {
      const key = body['order_key'] as Said | undefined
      const number = key?.['transaction_id'] ?? body['transaction_id']
      return typeof number === 'string' ? number : ''
    },
    fundsOf(payNo) {
      const trade = byPayNo(books, payNo)
      if (!trade || !isManaged) return undefined
      const state = stateOf(trade, shipments.get(payNo))
      if (state > 2) return 'free'
      return state === 2 ? 'reported' : 'frozen'
    },
    shipmentOf: (payNo) => shipments.get(payNo),
    async confirm(payNo) {
      const trade = byPayNo(books, payNo)
      const known = shipments.get(payNo)
      if (!trade || !known || stateOf(trade, known) !== 2) return false
      const received = { ...known, receivedAt: now() }
      shipments.set(payNo, received)
      await world.post.send(letterOf(world, trade.notifyUrl, payNo, eventOf(trade, received)))
      return true
    },
    manage(next) {
      isManaged = next
    },
  }
}

/** 1 to be sent, 2 sent, 3 confirmed, 5 given back. */
function stateOf(trade: Trade, known: Shipment | undefined): 1 | 2 | 3 | 5 {
  const refunded = trade.refunds
    .filter(({ status }) => status === 'SUCCESS')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (refunded >= trade.amount) return 5
  if (known && known.receivedAt !== null) return 3
  return known?.isWhole ? 2 : 1
}

/** What counts as sent once more: after the whole was told, or in another way than before. */
const isResent = (known: Shipment, told: Report) =>
  known.isWhole || known.isSplit !== told.isSplit || known.type !== told.type

const isSame = (known: Report, told: Report) =>
  JSON.stringify([known.type, known.isSplit, known.isWhole, known.parcels]) ===
  JSON.stringify([told.type, told.isSplit, told.isWhole, told.parcels])

/** What is pushed of a payment that is settled. */
const eventOf = (trade: Trade & { transactionId: string }, known: Shipment): Said => ({
  Event: 'trade_manage_order_settlement',
  transaction_id: trade.transactionId,
  merchant_trade_no: trade.payNo,
  pay_time: Math.floor((trade.paidAt ?? 0) / second),
  shipped_time: Math.floor(known.lastAt / second),
  confirm_receive_method: 2,
  confirm_receive_time: Math.floor((known.receivedAt ?? 0) / second),
  settlement_time: Math.floor((known.receivedAt ?? 0) / second),
})

/** A payment as `get_order` shows it. */
function viewOf(trade: Trade & { transactionId: string }, known: Shipment | undefined): Said {
  return {
    transaction_id: trade.transactionId,
    merchant_trade_no: trade.payNo,
    description: trade.description,
    paid_amount: trade.amount,
    openid: trade.payer,
    trade_create_time: Math.floor(trade.createdAt / second),
    pay_time: Math.floor((trade.paidAt ?? 0) / second),
    order_state: stateOf(trade, known),
    in_complaint: false,
    shipping: known
      ? {
          delivery_mode: known.isSplit ? 2 : 1,
          logistics_type: known.type,
          finish_shipping: known.isWhole,
          finish_shipping_count: known.wholeTimes,
          shipping_list: known.parcels.map(({ trackingNo, carrier, items, phone }) => ({
            tracking_no: trackingNo,
            express_company: carrier,
            goods_desc: items,
            upload_time: Math.floor(known.lastAt / second),
            contact: { receiver_contact: phone },
          })),
        }
      : {},
  }
}
