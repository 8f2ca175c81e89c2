import { beijingDateTime, yuan, type Fen, type Instant } from '@mallard/kernel'
import { feeOf } from './fee.ts'
import type { Books, Refund, Trade } from '../wxpay/books.ts'

const heads =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const sums =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const types = { jsapi: 'JSAPI', h5: 'MWEB', app: 'APP' } as const
const quoted = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',')
const zero = '0.00'

interface Row {
  readonly at: Instant
  readonly trade: Trade
  readonly refund?: Refund
}

/**
 * The bill of a Beijing day, as `tradebill` of type ALL has it; undefined when nothing happened.
 */
export function wechatBill(
  books: Books,
  merchantId: string,
  day: string,
  skew: Fen | undefined,
): string | undefined {
  const rows = [...books.trades.values()]
    .flatMap(rowsOf)
    .filter(({ at }) => beijingDateTime(at).startsWith(day))
  if (rows.length === 0) return undefined
  rows.sort((a, b) => a.at - b.at)
  const paid = rows.reduce((sum, { trade, refund }) => sum + (refund ? 0 : trade.amount), 0) as Fen
  const gone = rows.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0) as Fen
  const kept = rows.reduce(
    (sum, { trade, refund }) => sum + (refund ? -feeOf(refund.amount) : feeOf(trade.amount)),
    0,
  ) as Fen
  const lines = rows.map((row, index) =>
    quoted(cellsOf(row, merchantId, index === 0 ? (skew ?? (0 as Fen)) : (0 as Fen))),
  )
  return [
    heads,
    ...lines,
    sums,
    quoted([
      String(rows.length),
      yuan(paid),
      yuan(gone),
      zero,
      `${yuan(kept)}000`,
      yuan(paid),
      yuan(gone),
    ]),
    '',
  ].join('\r\n')
}

function rowsOf(trade: Trade): Row[] {
  if (trade.paidAt === undefined) return []
  return [
    { at: trade.paidAt, trade },
    ...trade.refunds.map((refund) => ({
      at: refund.succeededAt ?? refund.createdAt,
      trade,
      refund,
    })),
  ]
}

const states: Readonly<Record<Refund['status'], string>> = {
  SUCCESS: 'SUCCESS',
  PROCESSING: 'PROCESSING',
  ABNORMAL: 'FAIL',
  CLOSED: 'FAIL',
}

function cellsOf({ at, trade, refund }: Row, merchantId: string, skew: Fen): string[] {
  const amount = yuan((trade.amount + skew) as Fen)
  const common = [
    beijingDateTime(at),
    trade.appId,
    merchantId,
    '0',
    '',
    trade.transactionId ?? '',
    trade.payNo,
    trade.payer ?? '',
    types[trade.product],
  ]
  const back = refund
    ? [
        refund.refundId,
        refund.refundNo,
        yuan(refund.amount),
        zero,
        'ORIGINAL',
        states[refund.status],
      ]
    : ['0', '0', zero, zero, '', '']
  return [
    ...common,
    refund ? 'REFUND' : 'SUCCESS',
    'OTHERS',
    'CNY',
    refund ? zero : amount,
    zero,
    ...back,
    trade.description,
    '',
    `${yuan((refund ? -feeOf(refund.amount) : feeOf(trade.amount)) as Fen)}000`,
    '0.60%',
    refund ? zero : amount,
    refund ? yuan(refund.amount) : zero,
    '',
  ]
}
