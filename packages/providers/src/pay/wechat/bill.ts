import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type Fen, fenOfYuan, negated, sumOf } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { parseBeijing } from '../../http/beijing.ts'
import { textOf } from '../../http/fields.ts'
import type { BillFailure, BillLine } from '../port.ts'
import type { WechatClient } from './client.ts'
import type { WechatPayConfig } from './config.ts'
import { payFailureOf } from './refusals.ts'

/** Bytes of a bill without its compression. */
const largest = 256 * 1_048_576

/** All trades and refunds of a day: where the bill lies is signed, and its digest with it. */
export async function fetchBill(
  client: WechatClient,
  config: WechatPayConfig,
  day: string,
): Promise<Answer<readonly BillLine[], BillFailure>> {
  const reply = await client.call(
    'GET',
    `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`,
  )
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') {
    if (reply.code === 'NOSTATEMENTEXIST' || reply.code === 'STATEMENTCREATING')
      return failed('none', reply.code, reply.message)
    return failed(
      payFailureOf(reply.code) === 'config' ? 'config' : 'refused',
      reply.code,
      reply.message,
    )
  }
  const address = textOf(reply.fields, 'download_url')
  const digest = textOf(reply.fields, 'hash_value')
  if (!address || !digest || textOf(reply.fields, 'hash_type') !== 'SHA1')
    return unknown('UNREADABLE')
  const file = await client.download(address)
  const text = file && unfold(file)
  if (text === undefined) return unknown('NO_FILE')
  // The digest is of the bill itself, not of what it was packed into.
  if (createHash('sha1').update(text).digest('hex') !== digest.toLowerCase())
    return unknown('OTHER_DIGEST')
  const lines = readBill(text.toString(), config.merchantId)
  return lines ? answered(lines) : unknown('UNREADABLE')
}

function unfold(file: Buffer): Buffer | undefined {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file
  try {
    return gunzipSync(file, { maxOutputLength: largest })
  } catch {
    return undefined
  }
}

/**
 * Each value begins with a backquote, which keeps table programs from changing it; commas may stand
 * inside.
 */
const cellsOf = (line: string) => line.replace(/^`/, '').split(',`')

/**
 * A heading, the trades, and two lines with totals; undefined when anything is not as it must be.
 */
export function readBill(text: string, merchantId: string): BillLine[] | undefined {
  const [head = '', ...rest] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const heads = head.split(',')
  const end = rest.findIndex((line) => line.startsWith('总交易单数'))
  const totals = cellsOf(rest[end + 1] ?? '')
  const [total] = totals
  if (end < 0 || Number(total) !== end) return undefined
  const lines: BillLine[] = []
  for (const line of rest.slice(0, end)) {
    const cells = cellsOf(line)
    if (cells.length !== heads.length) return undefined
    const read = readLine(
      new Map(heads.map((name, index) => [name, cells[index] ?? ''])),
      merchantId,
    )
    if (!read) return undefined
    lines.push(read)
  }
  const feeHead = rest[end]?.split(',').indexOf('手续费总金额') ?? -1
  return withFees(lines, feeOf(totals[feeHead] ?? ''))
}

/**
 * The fees only where they come to what the bill says they do: then their signs are read as they
 * are meant.
 */
function withFees(lines: BillLine[], total: Fen | undefined): BillLine[] {
  const known = lines.flatMap(({ fee }) => fee ?? [])
  const areWhole = known.length === lines.length && sumOf(known, (fee) => fee) === total
  return areWhole ? lines : lines.map(({ fee: _unsure, ...line }) => line)
}

/** `0.06000` or `-0.06000`: yuan with five decimals, of which the fee, rounded to fen, uses two. */
function feeOf(text: string): Fen | undefined {
  const [, sign, digits = ''] = /^(-?)(\d+\.\d\d)0{0,3}$/.exec(text) ?? []
  const amount = fenOfYuan(digits)
  return amount !== undefined && sign === '-' ? negated(amount) : amount
}

const refundStates: Readonly<Record<string, BillLine['state']>> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
}

function readLine(cells: ReadonlyMap<string, string>, merchantId: string): BillLine | undefined {
  const cell = (name: string) => cells.get(name) ?? ''
  const at = parseBeijing(cell('交易时间'))
  const isRefund = cell('交易状态') === 'REFUND'
  const amount = fenOfYuan(cell(isRefund ? '申请退款金额' : '订单金额'))
  const payNo = cell('商户订单号')
  const channelNo = cell('微信订单号')
  const charged = feeOf(cell('手续费'))
  const fee = charged === undefined ? {} : { fee: charged }
  if (
    at === undefined ||
    amount === undefined ||
    !payNo ||
    !channelNo ||
    cell('商户号') !== merchantId
  )
    return undefined
  if (!isRefund)
    return cell('交易状态') === 'SUCCESS'
      ? { kind: 'payment', payNo, channelNo, amount, state: 'done', at, ...fee }
      : undefined
  const refundNo = cell('商户退款单号')
  return refundNo
    ? {
        kind: 'refund',
        payNo,
        refundNo,
        channelNo,
        amount,
        state: refundStates[cell('退款状态')] ?? 'failed',
        at,
        ...fee,
      }
    : undefined
}
