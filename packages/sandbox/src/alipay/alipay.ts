import { randomBytes } from 'node:crypto'
import { beijingDateTime, fenOfYuan, hour, minute, yuan, fen } from '@mallard/kernel'
import type { Struck } from '../world/faults.ts'
import type { PayResult, World } from '../world/world.ts'
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

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function playAlipay(world: World): AlipayPlay {
  const books = makeAlipayBooks(world)
  const seal = makeSeal(world)
  const now = () => beijingDateTime(world.timeline.now())

  function sendNotice(trade: AlipayTrade, refund?: AlipayRefund) {
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
        const amount = fen(trade.amount + (struck.has('amountMismatch') ? 1 : 0))
        const params = seal.signForm({
          notify_time: now(),
          notify_type: 'trade_status_sync',
          notify_id: notifyId,
          app_id: world.keys.alipayAppId,
          auth_app_id: world.keys.alipayAppId,
          charset: 'utf-8',
          version: '1.0',
          sign_type: 'RSA2',
          trade_no: trade.tradeNo,
          out_trade_no: struck.has('unknownTrade') ? `X${trade.payNo.slice(1)}` : trade.payNo,
          seller_id: struck.has('wrongMerchant') ? '2088000000000000' : world.keys.alipaySellerId,
          buyer_id: trade.buyer,
          trade_status: trade.status,
          total_amount: yuan(amount),
          receipt_amount: yuan(amount),
          buyer_pay_amount: yuan(amount),
          subject: trade.subject,
          gmt_create: beijingDateTime(trade.createdAt),
          gmt_payment: beijingDateTime(trade.paidAt),
          ...(refund
            ? {
                out_biz_no: refund.refundNo,
                refund_fee: yuan(books.refunded(trade)),
                gmt_refund: `${beijingDateTime(refund.at)}.000`,
              }
            : {}),
        })
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

  const files = makeBillFiles()

  function billSaid(content: Readonly<Record<string, unknown>>, struck: Struck): Said {
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

  return {
    books,
    seal,
    files,
    pay,
    openBill(params) {
      const fault = seal.fault(params)
      if (fault) return fault
      const method = params.get('method')
      const product =
        method === 'alipay.trade.wap.pay'
          ? 'WAP'
          : method === 'alipay.trade.app.pay'
            ? 'APP'
            : undefined
      const content = contentOf(params)
      const amount = fenOfYuan(text(content?.['total_amount']))
      const payNo = text(content?.['out_trade_no'])
      const subject = text(content?.['subject'])
      const code = product === 'WAP' ? 'QUICK_WAP_WAY' : 'QUICK_MSECURITY_PAY'
      if (
        !product ||
        !amount ||
        !/^[0-9A-Za-z_]{1,64}$/.test(payNo.replaceAll('-', '_')) ||
        !subject ||
        subject.length > 256 ||
        /[/=&]/.test(subject) ||
        content?.['product_code'] !== code
      )
        return 'ACQ.INVALID_PARAMETER'
      const expires = Date.parse(`${text(content['time_expire']).replace(' ', 'T')}+08:00`)
      const bill: Bill = {
        payNo,
        amount,
        subject,
        product,
        notifyUrl: params.get('notify_url'),
        returnUrl: params.get('return_url'),
        quitUrl: text(content['quit_url']) || undefined,
        expiresAt: Number.isNaN(expires) ? undefined : expires,
        createdAt: world.timeline.now(),
      }
      books.bills.set(payNo, bill)
      return bill
    },

    gateway(method, content, struck) {
      if (method === 'alipay.data.dataservice.bill.downloadurl.query')
        return billSaid(content, struck)
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
      if (method === 'alipay.trade.query') {
        return {
          code: '10000',
          msg: 'Success',
          trade_no: trade.tradeNo,
          out_trade_no: trade.payNo,
          trade_status: trade.status,
          buyer_user_id: trade.buyer,
          total_amount: yuan(fen(trade.amount + (struck.has('amountMismatch') ? 1 : 0))),
          send_pay_date: beijingDateTime(trade.paidAt),
        }
      }
      if (method === 'alipay.trade.close')
        return refused('ACQ.REASON_TRADE_STATUS_INVALID', '交易状态不合法')
      if (method === 'alipay.trade.refund') return refund(trade, content, struck)
      const refundNo = text(content['out_request_no'])
      const made = trade.refunds.find((each) => each.refundNo === refundNo)
      const common = { code: '10000', msg: 'Success' } as const
      if (!made) return common
      return {
        ...common,
        trade_no: trade.tradeNo,
        out_trade_no: trade.payNo,
        out_request_no: refundNo,
        total_amount: yuan(trade.amount),
        refund_amount: yuan(made.amount),
        refund_status: 'REFUND_SUCCESS',
        gmt_refund_pay: beijingDateTime(made.at),
      }
    },

    wayBack(trade) {
      if (!trade.returnUrl) return undefined
      const back = new URL(trade.returnUrl)
      const signed = seal.signForm({
        charset: 'utf-8',
        out_trade_no: trade.payNo,
        method: 'alipay.trade.wap.pay.return',
        total_amount: yuan(trade.amount),
        trade_no: trade.tradeNo,
        auth_app_id: world.keys.alipayAppId,
        version: '1.0',
        app_id: world.keys.alipayAppId,
        sign_type: 'RSA2',
        seller_id: world.keys.alipaySellerId,
        timestamp: now(),
      })
      for (const [name, value] of signed) back.searchParams.set(name, value)
      return back.href
    },
  }
}

export function contentOf(
  params: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(params.get('biz_content') ?? '')
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
