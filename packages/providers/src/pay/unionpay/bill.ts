import { inflateSync } from 'node:zlib'
import { beijingDigits, day as dayLength, type Fen, hour, negated } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { parseBeijing } from '../../http/beijing.ts'
import { largestBill, unfold } from '../archive.ts'
import type { BillDays, BillFailure, BillLine } from '../port.ts'
import type { UnionpayClient } from './client.ts'
import type { UnionpayConfig } from './config.ts'
import { amountIn } from './trades.ts'

/**
 * A clearing day ends at 23:00 in Beijing; the forms of UnionPay's own samples say "generally" of
 * it, so what happened within an hour of it may stand on either side. That a cancellation (31) has
 * a line of its own follows from column 41 alone, which is filled for it: a payment that was
 * cancelled whole may be missing together with its cancellation.
 */
export const clearingDays: BillDays = { endsBefore: hour, margin: hour, mayDropCancelled: true }

/** A clearing day is asked for as month and day: beyond that another year's would come. */
const oldest = 330 * dayLength

/**
 * The file of a clearing day: `fileTransfer`, type 76, from about nine the next morning. The
 * archive comes deflated inside the signed answer, so that nothing else has to vouch for it. 98: no
 * such file. The second file of the archive (`ZME_`, disputes) names no order of ours and is not
 * read.
 */
export async function fetchBill(
  client: UnionpayClient,
  config: UnionpayConfig,
  day: string,
): Promise<Answer<readonly BillLine[], BillFailure>> {
  const now = config.clock.now()
  if (now - Date.parse(`${day}T00:00:00+08:00`) > oldest) return failed('none', 'TOO_OLD')
  const reply = await client.file({
    txnType: '76',
    txnSubType: '01',
    bizType: '000000',
    fileType: '00',
    txnTime: `20${beijingDigits(now)}`,
    settleDate: day.slice(5).replace('-', ''),
  })
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') {
    if (reply.code === '98') return failed('none', reply.code, reply.message)
    return failed(
      ['10', '11', '31', '32'].includes(reply.code) ? 'config' : 'refused',
      reply.code,
      reply.message,
    )
  }
  const lines = readArchive(reply.fields.get('fileContent') ?? '', config.merchantId, day)
  return lines ? answered(lines) : unknown('UNREADABLE')
}

function readArchive(content: string, merchantId: string, day: string): BillLine[] | undefined {
  const files = unfold(inflated(content) ?? new Uint8Array())
  const trades = Object.entries(files ?? {}).find(([name]) => name.includes(`ZM_${merchantId}`))
  return trades && readBill(Buffer.from(trades[1]).toString('latin1'), merchantId, day)
}

function inflated(content: string): Buffer | undefined {
  try {
    return inflateSync(Buffer.from(content, 'base64'), { maxOutputLength: largestBill })
  } catch {
    return undefined
  }
}

/**
 * Columns by their place, counted from one, and their width in bytes; a byte lies between two of
 * them.
 */
const widths = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15,
  1, 15, 32, 13, 13, 8, 32, 13, 13, 12, 2, 1, 32,
] as const
const column = {
  txnTime: 5,
  txnAmt: 7,
  queryId: 10,
  orderId: 12,
  fee: 16,
  txnType: 20,
  origQryId: 27,
  merId: 28,
  origOrderId: 41,
} as const
const starts = widths.map((_, index) =>
  widths.slice(0, index).reduce((sum, width) => sum + width + 1, 0),
)

/** Shorter lines have lost a column that must be there. */
const minLength = starts[column.merId - 1]! + widths[column.merId - 1]!

/**
 * The lines of a `ZM_` file, byte by byte (names in it are GBK): payments (01), refunds (04) and
 * cancellations (31), each with its own number and time; amounts are unsigned fen. Kinds of trade
 * that the shop never makes are left out. Undefined when a line is not whole, or another
 * merchant's.
 */
export function readBill(text: string, merchantId: string, day: string): BillLine[] | undefined {
  const rows = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const cell = (row: string, name: keyof typeof column) => {
    const place = column[name] - 1
    return row.slice(starts[place], starts[place]! + widths[place]!).trim()
  }
  if (rows.some((row) => row.length < minLength || cell(row, 'merId') !== merchantId))
    return undefined
  const numbers = new Map(rows.map((row) => [cell(row, 'queryId'), cell(row, 'orderId')]))
  const lines: BillLine[] = []
  for (const row of rows) {
    const txnType = cell(row, 'txnType')
    const isPayment = txnType === '01'
    const isBack = txnType === '04' || txnType === '31'
    if (!isPayment && !isBack) {
      if (!/^\d\d$/.test(txnType)) return undefined
      continue
    }
    const amount = amountIn(cell(row, 'txnAmt'))
    const at = timeOn(day, cell(row, 'txnTime'))
    const number = cell(row, 'orderId')
    const channelNo = cell(row, isPayment ? 'queryId' : 'origQryId')
    if (amount === undefined || at === undefined || number === '' || channelNo === '')
      return undefined
    const common = {
      channelNo,
      amount,
      state: 'done',
      at,
      ...feeIn(cell(row, 'fee'), isBack),
    } as const
    if (isPayment) lines.push({ kind: 'payment', payNo: number, ...common })
    // Older files leave the payment's number out: its line may be in the same file, otherwise its
    // own number tells whose it is.
    else
      lines.push({
        kind: 'refund',
        payNo: cell(row, 'origOrderId') || (numbers.get(channelNo) ?? ''),
        refundNo: number,
        ...common,
      })
  }
  return lines
}

/**
 * What the merchant pays (C or D, then twelve digits of fen): kept of a payment, given back with what
 * is given back. In another form it is not known.
 */
function feeIn(text: string, isBack: boolean): { fee?: Fen } {
  const charged = amountIn(/^[CD](\d{12})$/.exec(text)?.[1] ?? '')
  if (charged === undefined) return {}
  return { fee: isBack && charged > 0 ? negated(charged) : charged }
}

/**
 * `MMDDhhmmss`, in the year of the clearing day: the one before where a day of January has a trade
 * of December.
 */
function timeOn(day: string, digits: string): number | undefined {
  if (!/^\d{10}$/.test(digits)) return undefined
  const year =
    Number(day.slice(0, 4)) - (day.slice(5, 7) === '01' && digits.startsWith('12') ? 1 : 0)
  return parseBeijing(
    `${year}-${digits.slice(0, 2)}-${digits.slice(2, 4)} ${digits.slice(4, 6)}:${digits.slice(6, 8)}:${digits.slice(8)}`,
  )
}
