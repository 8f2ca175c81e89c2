import { beijingDateTime, fen, negated, plus, sumOf, yuan, type Instant } from '@mallard/kernel'
import { zipSync } from 'fflate'
import type { AlipayBooks, AlipayRefund, AlipayTrade } from '../alipay/books.ts'
import { feeOf } from './fee.ts'
import { toGbk } from './gbk.ts'

const heads =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const rule = (words: string) =>
  `#-----------------------------------------${words}----------------------------------------`

interface Row {
  readonly at: Instant
  readonly trade: AlipayTrade
  readonly refund?: AlipayRefund
}

/**
 * The archive of a Beijing day: one table with the single trades, one with their sums; undefined
 * when nothing happened.
 */
export function alipayBill(
  books: AlipayBooks,
  sellerId: string,
  day: string,
  skew: number,
): Buffer | undefined {
  const rows = [...books.trades.values()]
    .flatMap((trade): Row[] => [
      { at: trade.paidAt, trade },
      ...trade.refunds.map((refund) => ({ at: refund.at, trade, refund })),
    ])
    .filter(({ at }) => beijingDateTime(at).startsWith(day))
    .sort((a, b) => a.at - b.at)
  if (rows.length === 0) return undefined
  const paid = rows.filter(({ refund }) => !refund)
  const back = rows.filter(({ refund }) => refund)
  const sum = (of: readonly Row[]) =>
    yuan(sumOf(of, ({ trade, refund }) => (refund ? negated(refund.amount) : trade.amount)))
  const [year, month, date] = day.split('-')
  const whose = `#账号：[${sellerId}0156]`
  const when = `#起始日期：[${year}年${month}月${date}日 00:00:00]   终止日期：[${year}年${month}月${date}日 24:00:00]`
  const details = [
    '#支付宝业务明细查询',
    whose,
    when,
    rule('业务明细列表'),
    heads,
    ...rows.map((row, index) => lineOf(row, index === 0 ? skew : 0)),
    rule('业务明细列表结束'),
    `#交易合计：${paid.length}笔，商家实收共${sum(paid)}元，商家优惠共0.00元`,
    `#退款合计：${back.length}笔，商家实收退款共${sum(back)}元，商家优惠退款共0.00元`,
    '#导出时间：[2026年01月01日 00:00:00]',
    '',
  ]
  const summary = [
    '#支付宝业务汇总查询',
    whose,
    when,
    rule('业务汇总列表'),
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,实收净额（元）',
    `合计\t,\t,${paid.length},${back.length},${sum(rows)},${sum(rows)},${sum(rows)}`,
    rule('业务汇总列表结束'),
    '',
  ]
  const name = `${sellerId}0156_${day.replaceAll('-', '')}`
  return Buffer.from(
    zipSync({
      [`${name}_sum.csv`]: toGbk(summary.join('\r\n')),
      [`${name}_detail.csv`]: toGbk(details.join('\r\n')),
    }),
  )
}

function lineOf({ at, trade, refund }: Row, skew: number): string {
  const amount = yuan(refund ? negated(refund.amount) : plus(trade.amount, fen(skew)))
  const texts = [
    trade.tradeNo,
    trade.payNo,
    refund ? '退款' : '交易',
    trade.subject,
    beijingDateTime(trade.createdAt),
    beijingDateTime(at),
    '',
    '',
    '',
    '',
    trade.buyer,
  ]
  const zeros = Array.from({ length: 5 }, () => '0.00')
  const rest = [
    amount,
    amount,
    ...zeros,
    '',
    '0.00',
    '0.00',
    refund?.refundNo ?? '',
    yuan(fen(refund ? feeOf(refund.amount) : -feeOf(trade.amount))),
    '0.00',
    '',
  ]
  return [...texts.map((text) => `${text}\t`), ...rest].join(',')
}
