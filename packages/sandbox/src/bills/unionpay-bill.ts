import { deflateSync } from 'node:zlib'
import { beijingDateTime, beijingDigits, hour, type Instant } from '@mallard/kernel'
import { zipSync } from 'fflate'
import type { UnionpayBooks, UnionpayRefund, UnionpayTrade } from '../unionpay/books.ts'
import { merchantName } from '../keys.ts'
import { feeOf } from './fee.ts'
import { toGbk } from './gbk.ts'

/** The clearing day, `yyyy-MM-dd`, on which something falls: days end at 23:00 in Beijing. */
export const clearingDay = (instant: Instant) => beijingDateTime(instant + hour).slice(0, 10)

interface Row {
  readonly at: Instant
  readonly trade: UnionpayTrade
  readonly refund?: UnionpayRefund
}

/** How a bill is made otherwise than it should be. */
export interface BillSkew {
  /** Fen on its first line. */
  readonly amount: number
  readonly merchantId?: string
}

/**
 * `fileName` and `fileContent` of a clearing day (`MMDD`) that ended before `now`; undefined when
 * nothing happened on it.
 */
export function unionpayBill(
  books: UnionpayBooks,
  merchantId: string,
  settleDate: string,
  now: Instant,
  skew: BillSkew,
): { fileName: string; fileContent: string } | undefined {
  const rows = [...books.trades.values()]
    .flatMap(rowsOf)
    .filter(
      ({ at }) =>
        clearingDay(at).slice(5).replace('-', '') === settleDate &&
        clearingDay(at) < beijingDateTime(now).slice(0, 10),
    )
    .sort((a, b) => a.at - b.at)
  const [first] = rows
  if (!first) return undefined
  const date = clearingDay(first.at).replaceAll('-', '')
  const named = skew.merchantId ?? merchantId
  const trades = rows.map((row, index) => lineOf(row, named, index === 0 ? skew.amount : 0))
  const files = {
    [`INN${date.slice(2)}88ZM_${merchantId}`]: Buffer.concat(trades),
    [`INN${date.slice(2)}88ZME_${merchantId}`]: Buffer.alloc(0),
  }
  return {
    fileName: `${merchantId}_${date}.zip`,
    fileContent: deflateSync(zipSync(files)).toString('base64'),
  }
}

function rowsOf(trade: UnionpayTrade): Row[] {
  if (trade.paidAt === undefined) return []
  return [
    { at: trade.paidAt, trade },
    ...trade.refunds
      .filter(({ state }) => state !== 'failed')
      .map((refund) => ({ at: refund.at, trade, refund })),
  ]
}

const zeros = (value: number, width: number) => String(value).padStart(width, '0')
const signed = (value: number, isBack: boolean) => `${isBack ? 'D' : 'C'}${zeros(value, 12)}`

/** One trade, 42 columns: numbers with zeros before them, words with spaces behind, in GBK. */
function lineOf({ at, trade, refund }: Row, merchantId: string, skew: number): Buffer {
  const amount = (refund?.amount ?? trade.amount) + skew
  const queryId = refund?.queryId ?? trade.queryId ?? ''
  const isBack = refund !== undefined
  const cells: [string, number][] = [
    [isBack ? 'S30' : 'S22', 3],
    ['48170000', 11],
    ['48170000', 11],
    [queryId.slice(-6), 6],
    [beijingDigits(at).slice(2), 10],
    ['6216***********0018', 19],
    [zeros(amount, 12), 12],
    ['5311', 4],
    ['08', 2],
    [queryId, 21],
    ['', 2],
    [refund?.orderId ?? trade.orderId, 32],
    ['01', 2],
    [isBack ? (trade.queryId ?? '').slice(-6) : '', 6],
    [isBack ? beijingDigits(trade.paidAt ?? 0).slice(2) : '', 10],
    [signed(feeOf(refund?.amount ?? trade.amount), !isBack), 13],
    [signed(amount, isBack), 13],
    ['0001', 4],
    ['', 15],
    [refund?.txnType ?? '01', 2],
    [isBack ? '00' : '01', 2],
    ['000201', 6],
    ['01', 2],
    ['', 4],
    ['', 32],
    ['', 1],
    [isBack ? (trade.queryId ?? '') : '', 21],
    [merchantId, 15],
    ['', 1],
    ['', 15],
    [merchantName, 32],
    [signed(0, isBack), 13],
    [signed(amount, isBack), 13],
    ['', 8],
    ['', 32],
    [signed(0, isBack), 13],
    [signed(0, isBack), 13],
    ['', 12],
    ['', 2],
    ['', 1],
    [isBack ? trade.orderId : '', 32],
    ['', 98],
  ]
  const written = cells.map(([text, width]) => {
    // A number that is not UnionPay's own may be longer than its column.
    const bytes = toGbk(text).subarray(0, width)
    return Buffer.concat([bytes, Buffer.alloc(width - bytes.length, ' ')])
  })
  return Buffer.concat(
    written.flatMap((cell, index) => [
      cell,
      Buffer.from(index === written.length - 1 ? '\n' : ' '),
    ]),
  )
}
