import { beijingDateTime, day as dayLength } from '@mallard/kernel'
import { payMethods } from '@mallard/contract/trade/payment/payment.codes'
import {
  batchOf,
  type Batch,
  dayCell,
  defineExport,
  type ExportColumn,
  type ExportSource,
  type Key,
  methodCell,
  sumCell,
  timeCell,
  type Words,
  wordOf,
} from '#features/people/export/index.ts'
import { isHousePartner } from '#features/shop/store/index.ts'
import {
  billLinesAfter,
  type BillLineRow,
  movedAfter,
  movedDays,
  type MovedDay,
  type MovedRow,
} from './money-export.repo.ts'

/** Money counts as what it is: what goes back is below nothing. */
const signOf = ({ kind }: { readonly kind: string }) => (kind === 'refund' ? -1 : 1)

const kinds: Readonly<Record<'payment' | 'refund', Words>> = {
  payment: ['收款', 'Payment'],
  refund: ['退款', 'Refund'],
}
const causes: Readonly<Record<string, Words>> = {
  return: ['售后退款', 'Return'],
  late: ['订单已关闭，退回', 'Order was closed'],
  duplicate: ['重复支付，退回', 'Paid twice'],
  repriced: ['改价前的支付，退回', 'Paid before the price changed'],
}

const movedColumns: readonly ExportColumn<MovedRow>[] = [
  { code: 'store', head: ['门店', 'Store'], cell: (_row, { storeName }) => storeName },
  { code: 'at', head: ['到账或退款时间', 'Time'], cell: ({ at }) => timeCell(at) },
  {
    code: 'kind',
    head: ['类型', 'Kind'],
    cell: ({ kind }, { locale }) => wordOf(kinds[kind], locale),
  },
  {
    code: 'method',
    head: ['渠道', 'Channel'],
    cell: ({ method }, { locale }) => methodCell(method, locale),
  },
  { code: 'number', head: ['支付或退款单号', 'Number'], cell: ({ number }) => number },
  { code: 'payNo', head: ['支付单号', 'Payment'], cell: ({ payNo }) => payNo },
  {
    code: 'channelNo',
    head: ['渠道流水号', 'Number of the channel'],
    cell: ({ channelNo }) => channelNo ?? '',
  },
  { code: 'orders', head: ['订单编号', 'Orders'], cell: ({ orders }) => orders },
  {
    code: 'cause',
    head: ['退款原因', 'Why'],
    cell: ({ cause }, { locale }) => wordOf(causes[cause] ?? [cause, cause], locale),
  },
  {
    code: 'amount',
    head: ['金额', 'Amount'],
    cell: (row) => sumCell(signOf(row) * row.amount),
  },
  { code: 'fee', head: ['手续费', 'Fee'], cell: ({ fee }) => sumCell(fee) },
  {
    code: 'net',
    head: ['净额', 'Net'],
    cell: (row) => sumCell(row.fee === null ? null : signOf(row) * row.amount - row.fee),
  },
  {
    code: 'billDay',
    head: ['账单日', 'Day of the bill'],
    cell: ({ billDay }) => (billDay === null ? '' : dayCell(billDay)),
  },
]

async function readMoved(
  { services, scope, from, until }: ExportSource,
  after: Key | null,
  max: number,
): Promise<Batch<MovedRow>> {
  const [atKey, kind, id] = after ?? []
  const key = after ? { atKey: String(atKey), kind: String(kind), id: Number(id) } : undefined
  const rows = await movedAfter(services.db, scope, { from, until }, key, max)
  return batchOf(rows, max, (row) => [row.atKey, row.kind, row.id])
}

export const paymentsExport = defineExport<MovedRow>({
  code: 'payments',
  right: 'pay.repair',
  hint: [
    '按到账和退款的日期；一行一笔，退款为负数。手续费取自渠道账单，账单未取到或没有写明的留空。',
    'By the day the money moved. A row each; refunds are below nothing. Fees come from the channels’ bills, and stay empty where no bill says so.',
  ],
  about: 'payment',
  hasPeriod: true,
  stores: 'each',
  columns: movedColumns,
  read: readMoved,
})

const dayColumns: readonly ExportColumn<MovedDay>[] = [
  { code: 'day', head: ['日期', 'Day'], cell: ({ day }) => dayCell(day) },
  { code: 'store', head: ['门店', 'Store'], cell: (_row, { storeName }) => storeName },
  {
    code: 'method',
    head: ['渠道', 'Channel'],
    cell: ({ method }, { locale }) => methodCell(method, locale),
  },
  { code: 'orders', head: ['支付订单数', 'Orders paid'], cell: ({ orders }) => orders },
  { code: 'payments', head: ['收款笔数', 'Payments'], cell: ({ payments }) => payments },
  { code: 'paid', head: ['收款金额', 'Paid'], cell: ({ paid }) => sumCell(paid) },
  { code: 'refunds', head: ['退款笔数', 'Refunds'], cell: ({ refunds }) => refunds },
  { code: 'refunded', head: ['退款金额', 'Refunded'], cell: ({ refunded }) => sumCell(refunded) },
  { code: 'fee', head: ['手续费', 'Fees'], cell: ({ fee }) => sumCell(fee) },
  {
    code: 'net',
    head: ['净额', 'Net'],
    cell: ({ paid, refunded, fee }) => sumCell(paid - refunded - (fee ?? 0)),
  },
  {
    code: 'unknownFees',
    head: ['手续费未知笔数', 'Without a known fee'],
    cell: ({ unknownFees }) => unknownFees,
  },
]

/** Days that one statement adds up. */
const daysAtOnce = 7

/** Adds days up from one moment to another; the key is the first moment of what is left. */
async function readDays(
  { services, scope, from, until }: ExportSource,
  after: Key | null,
): Promise<Batch<MovedDay>> {
  const begin = after ? Number(after[0]) : from.getTime()
  const end = Math.min(begin + daysAtOnce * dayLength, until.getTime())
  const within = { from: new Date(begin), until: new Date(end) }
  const rows = await movedDays(services.db, scope, within)
  return { rows, next: end < until.getTime() ? [end] : null }
}

export const daysExport = defineExport<MovedDay>({
  code: 'days',
  right: 'pay.repair',
  hint: [
    '按到账和退款的日期；每天每个渠道一行。净额＝收款－退款－已知的手续费。',
    'By the day the money moved. A row for each day and channel; net is what was paid less refunds and known fees.',
  ],
  about: 'payment',
  hasPeriod: true,
  stores: 'each',
  columns: dayColumns,
  read: readDays,
})

interface ExportedLine extends BillLineRow {
  readonly method: string
}

const lineStates: Readonly<Record<string, Words>> = {
  done: ['成功', 'Done'],
  processing: ['处理中', 'Under way'],
  failed: ['失败', 'Failed'],
}
const differences: Readonly<Record<string, Words>> = {
  onlyTheirs: ['只在渠道账单', 'Only in the bill'],
  onlyOurs: ['只在本店账目', 'Only in our books'],
  amount: ['金额不同', 'Other amount'],
  state: ['状态不同', 'Other state'],
}
const settled: readonly Words[] = [
  ['待处理', 'Open'],
  ['已平', 'Settled'],
  ['已说明', 'Explained'],
]

const billColumns: readonly ExportColumn<ExportedLine>[] = [
  { code: 'day', head: ['账单日', 'Day of the bill'], cell: ({ day }) => dayCell(day) },
  {
    code: 'method',
    head: ['渠道', 'Channel'],
    cell: ({ method }, { locale }) => methodCell(method, locale),
  },
  {
    code: 'kind',
    head: ['类型', 'Kind'],
    cell: ({ kind }, { locale }) => wordOf(kinds[kind], locale),
  },
  { code: 'at', head: ['时间', 'Time'], cell: ({ at }) => timeCell(at) },
  { code: 'number', head: ['支付或退款单号', 'Number'], cell: ({ number }) => number },
  { code: 'payNo', head: ['支付单号', 'Payment'], cell: ({ payNo }) => payNo },
  {
    code: 'channelNo',
    head: ['渠道流水号', 'Number of the channel'],
    cell: (row) => row.channelNo,
  },
  {
    code: 'state',
    head: ['渠道状态', 'State'],
    cell: ({ state }, { locale }) => wordOf(lineStates[state] ?? [state, state], locale),
  },
  { code: 'amount', head: ['金额', 'Amount'], cell: (row) => sumCell(signOf(row) * row.amount) },
  { code: 'fee', head: ['手续费', 'Fee'], cell: ({ fee }) => sumCell(fee) },
  {
    code: 'store',
    head: ['门店', 'Store'],
    cell: ({ isNobodys }, { storeName }) => (isNobodys ? '' : storeName),
  },
  {
    code: 'match',
    head: ['核对', 'Compared'],
    cell: ({ cause }, { locale }) =>
      wordOf(cause === null ? ['一致', 'Agrees'] : (differences[cause] ?? [cause, cause]), locale),
  },
  {
    code: 'ours',
    head: ['本店金额', 'Our amount'],
    cell: (row) => sumCell(row.oursAmount === null ? null : signOf(row) * row.oursAmount),
  },
  {
    code: 'difference',
    head: ['差异状态', 'Difference'],
    cell: ({ differenceStatus: status }, { locale }) =>
      status === null ? '' : wordOf(settled[status] ?? ['', ''], locale),
  },
  { code: 'note', head: ['差异说明', 'Why'], cell: ({ note }) => note ?? '' },
]

const dateOf = (at: number) => beijingDateTime(at).slice(0, 10)

/** One channel after the other, as the lines lie. */
async function readBills(
  { services, scope, from, until, isWhole, isFirst }: ExportSource,
  after: Key | null,
  max: number,
): Promise<Batch<ExportedLine>> {
  const [method = payMethods[0], day, kind, number] = after?.map(String) ?? []
  const key = day ? { day, kind: kind ?? '', number: number ?? '' } : undefined
  const days = { first: dateOf(from.getTime()), last: dateOf(until.getTime() - 1) }
  // What nobody here knows of is the house's business, as on the page of bills.
  const hasNobodys = isWhole && isFirst && (await isHousePartner(services.db, scope.partnerId))
  const rows = await billLinesAfter(services.db, scope, method, days, key, hasNobodys, max)
  const last = rows.at(-1)
  const following = payMethods[payMethods.findIndex((each) => each === method) + 1]
  const next: Key | null =
    last && rows.length >= max
      ? [method, last.day, last.kind, last.number]
      : following
        ? [following]
        : null
  return { rows: rows.map((row) => ({ ...row, method })), next }
}

export const billsExport = defineExport<ExportedLine>({
  code: 'bills',
  right: 'pay.repair',
  hint: [
    '按账单日；渠道账单的每一行，以及与本店账目核对的结果。',
    'By the day of the bill: each of its lines, and how it compared with the books.',
  ],
  about: 'bill',
  hasPeriod: true,
  stores: 'each',
  columns: billColumns,
  read: readBills,
})
