import { randomBytes } from 'node:crypto'
import { fen, fenOfYuan, hour, minute, yuan } from '@mallard/kernel'
import type { Struck } from '../world/faults.ts'
import type { PayResult, World } from '../world/world.ts'
import { readBill, text } from './bill-form.ts'
import { noticeFields, refundView, tradeView, wayBackFields } from './views.ts'
import { alipayBill } from '../bills/alipay-bill.ts'
import { isOver, makeBillFiles, type BillFiles } from '../bills/files.ts'
import {
  makeAlipayBooks,
  type AlipayBooks,
  type AlipayRefund,
  type AlipayTrade,
  type Bill,
} from './books.ts'
import { makeSeal, type AlipaySeal } from './signing.ts'

/** How Alipay repeats a notification that nobody accepts (hosts-and-providers.md §2.1). */
const retries = [4 * minute, 10 * minute, 10 * minute, hour, 2 * hour, 6 * hour, 15 * hour]

/** A gateway answer without its method name: `code` and the fields, or a sub-code. */
export type Said =
  | { readonly code: '10000'; readonly [name: string]: unknown }
  | {
      readonly code: string
      readonly msg: string
      readonly sub_code: string
      readonly sub_msg: string
    }

export const refused = (
  subCode: string,
  subMsg: string,
  code = '40004',
  msg = 'Business Failed',
): Said => ({ code, msg, sub_code: subCode, sub_msg: subMsg })

const noTrade = refused('ACQ.TRADE_NOT_EXIST', '交易不存在')

export interface AlipayPlay {
  readonly books: AlipayBooks
  readonly seal: AlipaySeal
  /** Bills that were asked for. */
  readonly files: BillFiles
  /** Checks a signed cashier request and remembers its bill. */
  openBill(params: ReadonlyMap<string, string>): Bill | string
  pay(bill: Bill, struck?: { late?: boolean }): PayResult
  gateway(method: string, content: Readonly<Record<string, unknown>>, struck: Struck): Said
  /** The signed address that the shopper is sent back to. */
  wayBack(trade: AlipayTrade): string | undefined
}

/** Tells the merchant of a payment, or of a refund of it. */
function notifier(world: World, books: AlipayBooks, seal: AlipaySeal) {
  return (trade: AlipayTrade, refund?: AlipayRefund) => {
    if (!trade.notifyUrl) return Promise.resolve(undefined)
    const notifyId = randomBytes(17).toString('hex')
    return world.post.send({
      provider: 'alipay',
      operation: refund ? 'refundNotify' : 'notify',
      subject: trade.payNo,
      url: trade.notifyUrl,
      retries,
      accepts: (status, answer) => status === 200 && answer === 'success',
      write(struck) {
        const params = seal.signForm(
          noticeFields(world, books, trade, { refund, notifyId, struck }),
        )
        // A genuine signature, of another amount.
        if (struck.has('wrongSignature') || struck.has('signTest'))
          params.set('total_amount', yuan(fen(trade.amount + 100)))
        return {
          headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
          body: params.toString(),
        }
      },
    })
  }
}

/** Where the bill of a day is fetched. */
function billSaid(
  world: World,
  books: AlipayBooks,
  files: BillFiles,
  content: Readonly<Record<string, unknown>>,
  struck: Struck,
): Said {
  const day = text(content['bill_date'])
  if (content['bill_type'] !== 'trade' || !isOver(world.timeline, day))
    return refused('isv.invalid-parameter', '参数有误')
  const bill = alipayBill(
    books,
    world.keys.alipaySellerId,
    day,
    struck.has('amountMismatch') ? 1 : 0,
  )
  if (!bill) return refused('isp.bill_not_exist', '账单不存在')
  return {
    code: '10000',
    msg: 'Success',
    bill_download_url: `${world.url()}/alipay/bill?token=${files.keep(bill)}`,
  }
}

export function playAlipay(world: World): AlipayPlay {
  const books = makeAlipayBooks(world)
  const seal = makeSeal(world)
  const files = makeBillFiles()
  const sendNotice = notifier(world, books, seal)

  function pay(bill: Bill): PayResult {
    const reason = books.unpayable(bill)
    if (reason) return { paid: false, reason }
    const trade = books.pay(bill)
    return { paid: true, transactionId: trade.tradeNo, notice: sendNotice(trade) }
  }

  function refund(
    trade: AlipayTrade,
    content: Readonly<Record<string, unknown>>,
    struck: Struck,
  ): Said {
    const amount = fenOfYuan(text(content['refund_amount']))
    const refundNo = text(content['out_request_no']) || trade.payNo
    if (amount === undefined || amount < 1) return refused('ACQ.INVALID_PARAMETER', '参数无效')
    if (struck.has('refundAbnormal'))
      return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足')
    const done = books.refund(trade, refundNo, amount)
    if (typeof done === 'string') return refused(done, '退款失败')
    const made = trade.refunds.find((each) => each.refundNo === refundNo)
    if (done.moved) world.timeline.after(1000, async () => void (await sendNotice(trade, made)))
    const change = done.moved && !struck.has('fundUnchanged') ? 'Y' : 'N'
    return {
      code: '10000',
      msg: 'Success',
      trade_no: trade.tradeNo,
      out_trade_no: trade.payNo,
      buyer_user_id: trade.buyer,
      fund_change: change,
      refund_fee: yuan(books.refunded(trade)),
    }
  }

  return {
    books,
    seal,
    files,
    pay,
    openBill(params) {
      const fault = seal.fault(params)
      if (fault) return fault
      const bill = readBill(params, world.timeline.now())
      if (typeof bill === 'string') return bill
      books.bills.set(bill.payNo, bill)
      return bill
    },

    gateway(method, content, struck) {
      if (method === 'alipay.data.dataservice.bill.downloadurl.query')
        return billSaid(world, books, files, content, struck)
      const payNo = text(content['out_trade_no'])
      const trade =
        books.trades.get(payNo) ??
        [...books.trades.values()].find((each) => each.tradeNo === content['trade_no'])
      if (!trade || struck.has('unknownTrade')) {
        // The cashier may still be open: money can arrive after the merchant gave up.
        const bill = books.bills.get(payNo)
        if (method === 'alipay.trade.close' && struck.has('lateSuccess') && bill)
          world.timeline.after(1000, () => void pay(bill))
        return noTrade
      }
      if (method === 'alipay.trade.query') return tradeView(trade, struck)
      if (method === 'alipay.trade.close')
        return refused('ACQ.REASON_TRADE_STATUS_INVALID', '交易状态不合法')
      if (method === 'alipay.trade.refund') return refund(trade, content, struck)
      return refundView(trade, text(content['out_request_no']))
    },

    wayBack(trade) {
      if (!trade.returnUrl) return undefined
      const back = new URL(trade.returnUrl)
      const signed = seal.signForm(wayBackFields(world, trade))
      for (const [name, value] of signed) back.searchParams.set(name, value)
      return back.href
    },
  }
}
