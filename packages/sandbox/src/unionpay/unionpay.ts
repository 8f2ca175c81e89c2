import { randomBytes } from 'node:crypto'
import { beijingDigits, fen, type Instant, minute } from '@mallard/kernel'
import { unionpayBill } from '../bills/unionpay-bill.ts'
import { noFaults, type Struck } from '../world/faults.ts'
import type { PayResult, World } from '../world/world.ts'
import {
  keyOf,
  makeUnionpayBooks,
  type UnionpayBooks,
  type UnionpayRefund,
  type UnionpayTrade,
} from './books.ts'
import { makeSeal, type Form, type UnionpaySeal } from './signing.ts'

/** How UnionPay repeats a notification that nobody answers with 200. */
const retries = [minute, 2 * minute, 4 * minute, 5 * minute]

type Fields = Readonly<Record<string, string>>

export interface UnionpayPlay {
  readonly books: UnionpayBooks
  readonly seal: UnionpaySeal
  /** Checks the merchant's signed order and remembers it; a text is the code of the refusal. */
  open(form: Form): UnionpayTrade | string
  pay(trade: UnionpayTrade, late?: boolean): PayResult
  query(form: Form, struck: Struck): Fields
  refund(form: Form, struck: Struck): Fields
  /** The file of a clearing day. */
  file(form: Form, struck: Struck): Fields
  /** What the result page posts to the merchant's front address. */
  frontFields(trade: UnionpayTrade): Fields
}

const messages: Readonly<Record<string, string>> = {
  '00': 'success',
  '01': '交易失败',
  '10': '报文格式错误',
  '11': '验证签名失败',
  '12': '重复交易',
  '31': '商户状态不正确',
  '32': '无此交易权限',
  '34': '查无此交易',
  '35': '原交易状态不正确',
  '36': '交易金额超限',
  '98': '文件不存在',
}

/** `MMddHHmmss` in Beijing. */
const traceOf = (instant: number) => beijingDigits(instant).slice(2)

export const codeFields = (code: string): Fields => ({
  respCode: code,
  respMsg: `${messages[code] ?? '交易失败'}[${code}]`,
})

/** What a query says of what became of the trade that was asked for. */
const outcomeFields = (code: string): Fields => ({
  ...codeFields('00'),
  origRespCode: code,
  origRespMsg: messages[code] ?? '',
})

/** What is said of a paid trade. */
function paidFields(merId: string, trade: UnionpayTrade, struck: Struck): Fields {
  const amount = trade.amount + (struck.has('amountMismatch') ? 1 : 0)
  return {
    merId: struck.has('wrongMerchant') ? '777290058000000' : merId,
    orderId: struck.has('unknownTrade')
      ? `${trade.orderId.slice(0, -1)}${trade.orderId.endsWith('X') ? 'Y' : 'X'}`
      : trade.orderId,
    txnTime: trade.txnTime,
    txnType: '01',
    txnSubType: '01',
    bizType: '000201',
    accessType: '0',
    txnAmt: String(amount),
    settleAmt: String(amount),
    currencyCode: struck.has('wrongCurrency') ? '840' : '156',
    settleCurrencyCode: '156',
    queryId: trade.queryId ?? '',
    traceNo: (trade.queryId ?? '').slice(-6),
    traceTime: traceOf(trade.paidAt ?? 0),
    accNo: '6216***********0018',
  }
}

/** What is said of a refund. */
function refundFields(merId: string, trade: UnionpayTrade, refund: UnionpayRefund): Fields {
  const { orderId, txnTime, txnType, queryId, reqReserved } = refund
  const common = {
    merId,
    txnSubType: '00',
    bizType: '000201',
    accessType: '0',
    currencyCode: '156',
    origQryId: trade.queryId ?? '',
  }
  return {
    ...common,
    orderId,
    txnTime,
    txnType,
    queryId,
    reqReserved,
    txnAmt: String(refund.amount),
    traceTime: traceOf(refund.at),
  }
}

/** Reads a merchant's order; a text is the code of the refusal. */
function readOrder(form: Form, now: Instant): UnionpayTrade | string {
  const text = (name: string) => form.get(name) ?? ''
  const amount = text('txnAmt')
  if (
    text('txnType') !== '01' ||
    text('txnSubType') !== '01' ||
    text('currencyCode') !== '156' ||
    text('channelType') !== '08'
  )
    return '10'
  if (!/^[1-9]\d{0,11}$/.test(amount) || !/^https?:\/\/\S{1,250}$/.test(text('backUrl')))
    return '10'
  const [orderId, txnTime] = [text('orderId'), text('txnTime')]
  const expires = Date.parse(
    text('payTimeout').replace(
      /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
      '$1-$2-$3T$4:$5:$6+08:00',
    ),
  )
  return {
    orderId,
    txnTime,
    amount: fen(Number(amount)),
    subject: text('orderDesc'),
    backUrl: text('backUrl'),
    frontUrl: form.get('frontUrl'),
    tn: `${beijingDigits(now)}${randomBytes(5).readUIntBE(0, 5)}`,
    expiresAt: Number.isNaN(expires) ? undefined : expires,
    createdAt: now,
    refunds: [],
  }
}

/** The file of a clearing day; a refusal where there is none. */
function clearingFile(world: World, books: UnionpayBooks, form: Form, struck: Struck): Fields {
  const text = (name: string) => form.get(name) ?? ''
  if (
    text('txnType') !== '76' ||
    text('txnSubType') !== '01' ||
    text('fileType') !== '00' ||
    !/^\d{4}$/.test(text('settleDate'))
  )
    return codeFields('10')
  const skew = {
    amount: struck.has('amountMismatch') ? 1 : 0,
    ...(struck.has('wrongMerchant') ? { merchantId: '777290058000000' } : {}),
  }
  const bill = unionpayBill(
    books,
    world.keys.unionpay.merchantId,
    text('settleDate'),
    world.timeline.now(),
    skew,
  )
  return bill ? { ...codeFields('00'), ...bill } : codeFields('98')
}

/** Tells the merchant of a payment, or of a refund of it. */
function notifier(world: World, seal: UnionpaySeal) {
  const merId = world.keys.unionpay.merchantId
  return (trade: UnionpayTrade, refund?: UnionpayRefund) =>
    world.post.send({
      provider: 'unionpay',
      operation: refund ? 'refundNotify' : 'notify',
      subject: trade.orderId,
      url: refund?.backUrl ?? trade.backUrl,
      retries,
      accepts: (status) => status === 200,
      write(struck) {
        const own = refund ? refundFields(merId, trade, refund) : paidFields(merId, trade, struck)
        const sealed = seal.seal({ ...own, ...codeFields('00') }, struck)
        return {
          headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
          body: new URLSearchParams(sealed).toString(),
        }
      },
    })
}

export function playUnionpay(world: World): UnionpayPlay {
  const books = makeUnionpayBooks(world)
  const seal = makeSeal(world)
  const merId = world.keys.unionpay.merchantId
  const sendNotice = notifier(world, seal)

  function pay(trade: UnionpayTrade, late = false): PayResult {
    const reason = books.unpayable(trade)
    if (reason && !(late && trade.paidAt === undefined)) return { paid: false, reason }
    return { paid: true, transactionId: books.pay(trade), notice: sendNotice(trade) }
  }

  function finishLater(
    trade: UnionpayTrade,
    refund: UnionpayRefund,
    state: 'done' | 'failed',
  ): void {
    world.timeline.after(1000, async () => {
      books.finish(trade, refund, state)
      if (state === 'done') await sendNotice(trade, refund)
    })
  }

  // What was under way when the process ended comes to its end.
  for (const trade of books.trades.values())
    for (const refund of trade.refunds)
      if (refund.state === 'processing') finishLater(trade, refund, 'done')

  return {
    books,
    seal,
    pay,
    frontFields: (trade) =>
      seal.seal({ ...paidFields(merId, trade, noFaults), ...codeFields('00') }, noFaults),

    open(form) {
      const fault = seal.fault(form)
      if (fault) return fault
      const order = readOrder(form, world.timeline.now())
      if (typeof order === 'string') return order
      const known = books.trades.get(keyOf(order.orderId, order.txnTime))
      if (known && (known.amount !== order.amount || known.paidAt !== undefined)) return '12'
      books.trades.set(keyOf(order.orderId, order.txnTime), order)
      return order
    },

    query(form, struck) {
      const [orderId, txnTime] = [form.get('orderId') ?? '', form.get('txnTime') ?? '']
      const trade = struck.has('unknownTrade')
        ? undefined
        : books.trades.get(keyOf(orderId, txnTime))
      if (trade && trade.paidAt === undefined && struck.has('lateSuccess'))
        world.timeline.after(1000, () => void pay(trade, true))
      // Nobody has put a card on the counter yet.
      if (trade)
        return trade.paidAt === undefined
          ? codeFields('34')
          : { ...paidFields(merId, trade, struck), ...outcomeFields('00') }
      const found = books.findRefund(orderId, txnTime)
      if (!found) return codeFields('34')
      const state = { processing: '05', done: '00', failed: '01' }[found.refund.state]
      return {
        ...refundFields(merId, found.trade, found.refund),
        ...outcomeFields(state),
      }
    },

    file(form, struck) {
      return clearingFile(world, books, form, struck)
    },

    refund(form, struck) {
      const txnType = form.get('txnType')
      if (txnType !== '04' && txnType !== '31') return codeFields('10')
      const made = books.refund(form.get('origQryId') ?? '', {
        orderId: form.get('orderId') ?? '',
        txnTime: form.get('txnTime') ?? '',
        txnType,
        amount: fen(Number(form.get('txnAmt')) || 0),
        reqReserved: form.get('reqReserved') ?? '',
        backUrl: form.get('backUrl') ?? '',
      })
      if (typeof made === 'string') return codeFields(made)
      const trade = [...books.trades.values()].find(({ refunds }) => refunds.includes(made))
      if (!trade) return codeFields('01')
      finishLater(trade, made, struck.has('refundAbnormal') ? 'failed' : 'done')
      return { ...refundFields(merId, trade, made), ...codeFields('00') }
    },
  }
}
