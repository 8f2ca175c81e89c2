import { type Fen, fenOfYuan, negated } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { parseBeijing } from '../../http/beijing.ts'
import { textOf } from '../../http/fields.ts'
import { unfold } from '../archive.ts'
import type { BillFailure, BillLine } from '../port.ts'
import type { AlipayClient } from './client.ts'
import type { AlipayConfig } from './config.ts'

/**
 * All trades and refunds of a day. The address is good for half a minute; nobody signs what lies
 * there, so its own totals must agree.
 */
export async function fetchBill(
  client: AlipayClient,
  config: AlipayConfig,
  day: string,
): Promise<Answer<readonly BillLine[], BillFailure>> {
  const reply = await client.call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  })
  // Spelt as a fault of their own (`isp.`), which elsewhere leaves things open.
  if (reply.kind !== 'done' && /bill_not_exist/i.test(reply.code))
    return failed('none', reply.code, reply.message)
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused')
    return failed(reply.code.startsWith('isv.') ? 'config' : 'refused', reply.code, reply.message)
  const address = textOf(reply.fields, 'bill_download_url')
  const file = address && (await client.download(address))
  if (!file) return unknown('NO_FILE')
  const lines = tablesIn(file)
    .map((table) => readBill(table, config.sellerId))
    .find((read) => read !== undefined)
  return lines ? answered(lines) : unknown('UNREADABLE')
}

/** The tables inside the archive, of which one has the single trades and another sums of them. */
function tablesIn(file: Buffer): string[] {
  return Object.values(unfold(file) ?? {}).map((bytes) => new TextDecoder('gb18030').decode(bytes))
}

/**
 * Lines with `#` are remarks: whose bill it is, and what its trades come to. Undefined when this is
 * not the table of trades, or not whole.
 */
export function readBill(text: string, sellerId: string): BillLine[] | undefined {
  const all = text.split(/\r?\n/).map((line) => line.trim())
  const remarks = all.filter((line) => line.startsWith('#'))
  const [head = '', ...rest] = all.filter((line) => line !== '' && !line.startsWith('#'))
  const heads = head.split(',').map((name) => name.trim())
  if (!heads.includes('业务类型') || !remarks.some((line) => line.includes(`[${sellerId}`)))
    return undefined
  const lines: BillLine[] = []
  for (const line of rest) {
    const read = readLine(cellsOf(line, heads))
    if (!read) return undefined
    lines.push(read)
  }
  const counted = (kind: BillLine['kind']) => lines.filter((line) => line.kind === kind).length
  const told = (word: string) =>
    Number(
      remarks.map((line) => new RegExp(`^#${word}合计：(\\d+)笔`).exec(line)?.[1]).find(Boolean) ??
        -1,
    )
  return told('交易') === counted('payment') && told('退款') === counted('refund')
    ? lines
    : undefined
}

/**
 * Values are neither quoted nor escaped: commas that are too many stand in the name of the goods.
 */
function cellsOf(line: string, heads: readonly string[]): ReadonlyMap<string, string> {
  const cells = line.split(',').map((cell) => cell.trim())
  const name = heads.indexOf('商品名称')
  const extra = cells.length - heads.length
  if (extra > 0 && name >= 0)
    cells.splice(name, extra + 1, cells.slice(name, name + extra + 1).join(','))
  return new Map(heads.map((head, index) => [head, cells[index] ?? '']))
}

function readLine(cells: ReadonlyMap<string, string>): BillLine | undefined {
  const cell = (name: string) => cells.get(name) ?? ''
  const at = parseBeijing(cell('完成时间'))
  const payNo = cell('商户订单号')
  const channelNo = cell('支付宝交易号')
  const amount = signedYuan(cell('订单金额（元）'))
  if (at === undefined || amount === undefined || !payNo || !channelNo) return undefined
  // Whichever sign it stands with: kept of a payment, given back with a refund.
  const charged = fenOfYuan(cell('服务费（元）').replace(/^-/, ''))
  if (cell('业务类型') === '交易')
    return amount >= 0
      ? { kind: 'payment', payNo, channelNo, amount, state: 'done', at, ...feeIn(charged) }
      : undefined
  const refundNo = cell('退款批次号/请求号')
  if (cell('业务类型') !== '退款' || !refundNo || amount > 0) return undefined
  const common = { payNo, refundNo, channelNo, amount: negated(amount), at }
  return { kind: 'refund', state: 'done', ...common, ...feeIn(charged && negated(charged)) }
}

const feeIn = (fee: Fen | undefined) => (fee === undefined ? {} : { fee })

function signedYuan(text: string): Fen | undefined {
  const amount = fenOfYuan(text.replace(/^-/, ''))
  return amount === undefined || !text.startsWith('-') ? amount : negated(amount)
}
