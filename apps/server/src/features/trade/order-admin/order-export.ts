import type { Cell, Figure } from '@mallard/kernel'
import { orderStatusText } from '@mallard/contract/trade/order/status-words'
import {
  type Batch,
  defineExport,
  type ExportColumn,
  type ExportSource,
  type Key,
  methodCell,
  sumCell,
  timeCell,
  type Words,
} from '#features/people/export/index.ts'
import { orderLinesAfter, type OrderLineRow } from './order-export.repo.ts'
import { localised } from '#platform/locale.rules.ts'

type Column = ExportColumn<OrderLineRow>

/** What is of the whole order stands once, in its first line: a column can be summed. */
const sumOnce = (code: string, head: Words, of: (row: OrderLineRow) => number): Column => ({
  code,
  head,
  cell: (row) => (row.isFirst ? sumCell(of(row)) : ''),
})
const sum = (code: string, head: Words, of: (row: OrderLineRow) => number): Column => ({
  code,
  head,
  cell: (row) => sumCell(of(row)),
})
const time = (code: string, head: Words, of: (row: OrderLineRow) => Date | null): Column => ({
  code,
  head,
  cell: (row) => timeCell(of(row)),
})
const personal = (
  code: string,
  head: Words,
  of: (row: OrderLineRow) => string | number,
): Column => ({ code, head, isPersonal: true, cell: of })

const english = (zh: string, en: string, { locale }: ExportSource) => localised(locale, zh, en)

const columns: readonly Column[] = [
  { code: 'store', head: ['门店', 'Store'], cell: (_row, { storeName }) => storeName },
  { code: 'orderSn', head: ['订单编号', 'Order'], cell: ({ orderSn }) => orderSn },
  {
    code: 'status',
    head: ['订单状态', 'State'],
    cell: ({ status }, { locale }) => orderStatusText(status, locale === 'en'),
  },
  time('createdAt', ['下单时间', 'Ordered'], (row) => row.createdAt),
  time('payTime', ['支付时间', 'Paid'], (row) => row.payTime),
  time('shipTime', ['发货时间', 'Sent'], (row) => row.shipTime),
  time('receiveTime', ['收货时间', 'Received'], (row) => row.receiveTime),
  {
    code: 'payMethod',
    head: ['支付方式', 'Paid by'],
    cell: ({ payMethod }, { locale }) => methodCell(payMethod, locale),
  },
  { code: 'productSn', head: ['规格编码', 'SKU'], cell: ({ productSn }) => productSn },
  {
    code: 'title',
    head: ['商品名称', 'Goods'],
    cell: ({ title, titleEn }, source) => english(title, titleEn, source),
  },
  {
    code: 'attrs',
    head: ['规格', 'Options'],
    cell: ({ attrs, attrsEn }, source) => english(attrs, attrsEn, source),
  },
  sum('price', ['单价', 'Price'], (row) => row.price),
  { code: 'quantity', head: ['数量', 'Units'], cell: ({ quantity }) => quantity },
  sum('linePromotion', ['商品促销优惠', 'Promotions of line'], (row) => row.linePromotion),
  sum('lineCoupon', ['商品优惠券抵扣', 'Coupons of line'], (row) => row.lineCoupon),
  sum('linePoints', ['商品积分抵扣', 'Points of line'], (row) => row.linePoints),
  sum('lineAdjust', ['商品改价', 'Changed price of line'], (row) => row.lineAdjust),
  sum('lineAmount', ['商品实付', 'Amount of line'], (row) => row.lineAmount),
  {
    code: 'returned',
    head: ['退货数量', 'Units back'],
    cell: ({ returned, cancelled }) => returned + cancelled,
  },
  sum('lineRefunded', ['商品已退款', 'Refunded of line'], (row) => row.lineRefunded),
  sumOnce('total', ['订单商品总额', 'Goods of order'], (row) => row.total),
  sumOnce('promotion', ['订单促销优惠', 'Promotions of order'], (row) => row.promotion),
  sumOnce('coupon', ['订单优惠券抵扣', 'Coupons of order'], (row) => row.coupon),
  sumOnce('points', ['订单积分抵扣', 'Points of order'], (row) => row.points),
  sumOnce('freight', ['运费', 'Shipping'], (row) => row.freight),
  sumOnce('adjust', ['订单改价', 'Changed price of order'], (row) => row.adjust),
  sumOnce('pay', ['订单应付', 'To pay'], (row) => row.pay),
  sumOnce('paid', ['订单实付', 'Paid amount'], (row) => row.paid),
  sumOnce('refunded', ['订单已退款', 'Refunded of order'], (row) => row.refunded),
  personal('memberId', ['会员编号', 'Member'], ({ memberId }) => memberId),
  personal('receiver', ['收货人', 'Receiver'], ({ receiver }) => receiver.name),
  personal('phone', ['收货电话', 'Phone'], ({ receiver }) => receiver.phone),
  personal('province', ['省份', 'Province'], ({ receiver }) => receiver.province),
  personal('city', ['城市', 'City'], ({ receiver }) => receiver.city),
  personal('county', ['区县', 'District'], ({ receiver }) => receiver.county),
  personal('address', ['详细地址', 'Address'], ({ receiver }) => receiver.detail),
  personal('remark', ['买家留言', 'Message'], ({ remark }) => remark),
  personal('staffNote', ['员工备注', 'Staff note'], ({ staffNote }) => staffNote),
]

/** What every column is called, in the order of the cells of `orderSheetRows`. */
export const orderHeads: readonly Words[] = columns.map(({ head }) => head)

/** Lines as cells of a table, all columns of them. */
export function orderSheetRows(
  lines: readonly OrderLineRow[],
  source: Pick<ExportSource, 'storeName' | 'locale'>,
): Cell[][] {
  return lines.map((line) => columns.map(({ cell }) => plain(cell(line, source as ExportSource))))
}

/** A sum is a number of the table, anything else its words. */
function plain(cell: Cell | Figure): Cell {
  if (typeof cell !== 'object') return cell
  return Number.isNaN(Number(cell.figure)) ? cell.figure : Number(cell.figure)
}

/** Lines that an order has, as a rule: so many orders fill a batch. */
const linesOfOrder = 2

async function read(
  { services, scope, from, until }: ExportSource,
  after: Key | null,
  max: number,
): Promise<Batch<OrderLineRow>> {
  const orders = Math.ceil(max / linesOfOrder)
  const [createdKey, id] = after ?? []
  const key = after ? { createdKey: String(createdKey), id: Number(id) } : undefined
  const rows = await orderLinesAfter(services.db, scope, { from, until }, key, orders)
  const last = rows.at(-1)
  const isFull = rows.filter(({ isFirst }) => isFirst).length >= orders
  return { rows, next: last && isFull ? [last.createdKey, last.id] : null }
}

/** A row for each line of the orders that were placed in the period. */
export const ordersExport = defineExport<OrderLineRow>({
  code: 'orders',
  right: 'order.read',
  hint: [
    '按下单日期；一行一件商品，订单的金额只写在它的第一行。',
    'By the day of the order. A row for each line; sums of the order stand in its first row.',
  ],
  about: 'order',
  hasPeriod: true,
  stores: 'each',
  columns,
  read,
})
