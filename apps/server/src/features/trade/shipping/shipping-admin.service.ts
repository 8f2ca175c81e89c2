import { createHash } from 'node:crypto'
import {
  shippingFileProblems,
  shippingProblems,
  type ShippingRowState,
  shippingBatchStatus,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type {
  ShippingBatch,
  ShippingRow,
} from '@mallard/contract/trade/shipping/shipping-admin.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import {
  beijingDateTime,
  beijingDigits,
  codeName,
  day,
  type Locale,
  ok,
  refuse,
  type Refused,
  type Result,
} from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { offeredCarriers } from '#features/trade/carrier/index.ts'
import type { AdminInput } from '#features/trade/order-admin/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { readSheetFile, sheetFile, type SheetColumn } from '#platform/sheets/index.ts'
import { planShipping, readRows } from './shipping.rules.ts'
import { queueBatch } from './shipping.jobs.ts'
import {
  deleteBatchesBefore,
  findBatch,
  findRows,
  insertBatch,
  listBatches,
  moveBatch,
  shippableOrders,
  waitingLines,
  type BatchRow,
  type RowView,
} from './shipping.repo.ts'
import { textIn } from '#platform/locale.rules.ts'

const keptFor = 90 * day

type Head = readonly [zh: string, en: string, width: number]
const waitingHeads: readonly Head[] = [
  ['订单编号', 'Order number', 24],
  ['付款时间', 'Paid', 20],
  ['收货人', 'Receiver', 12],
  ['电话', 'Phone', 16],
  ['省', 'Province', 10],
  ['市', 'City', 10],
  ['区县', 'District', 10],
  ['详细地址', 'Address', 40],
  ['买家留言', 'Buyer’s message', 20],
  ['员工备注', 'Staff note', 20],
  ['商品编号', 'SKU', 16],
  ['商品', 'Goods', 30],
  ['规格', 'Options', 16],
  ['待发数量', 'To ship', 10],
  ['发货数量', 'Quantity', 10],
  ['快递公司', 'Carrier', 14],
  ['运单号', 'Waybill', 24],
]
const resultHeads: readonly Head[] = [
  ['行号', 'Line', 8],
  ['订单编号', 'Order number', 24],
  ['快递公司', 'Carrier', 14],
  ['运单号', 'Waybill', 24],
  ['商品编号', 'SKU', 16],
  ['发货数量', 'Quantity', 10],
  ['结果', 'Result', 12],
  ['说明', 'Why', 50],
]
const stateWords: Readonly<Record<ShippingRowState, readonly [string, string]>> = {
  ready: ['待发货', 'To be shipped'],
  shipped: ['已发货', 'Shipped'],
  already: ['之前已发', 'Shipped before'],
  wrong: ['有误', 'Wrong'],
  blank: ['未填', 'Not filled in'],
}

const columnsOf = (heads: readonly Head[], locale: Locale): SheetColumn[] =>
  heads.map(([zh, en, width]) => ({ head: textIn(locale, [zh, en]), width }))

interface Exported {
  file: SheetFile
  orders: number
  rows: number
  isCut: boolean
}

/** Names and addresses leave the shop: the audit log says who took how many. */
export async function exportWaiting(
  ctx: StaffCtx,
  { format, ...input }: AdminInput & { format: SheetFormat },
): Promise<Result<Exported, never>> {
  const { db } = ctx.services
  const found = await waitingLines(db, ctx.scope, input, maxSheetRows + 1)
  const lines = found.slice(0, maxSheetRows)
  const rows = lines.map(
    ({ orderSn, payTime, receiver, remark, staffNote, productSn, title, productAttr, left }) => [
      orderSn,
      payTime ? beijingDateTime(payTime.getTime()) : '',
      receiver.name,
      receiver.phone,
      receiver.province,
      receiver.city,
      receiver.county,
      receiver.detail,
      remark,
      staffNote,
      productSn,
      title,
      productAttr,
      left,
      '',
      '',
      '',
    ],
  )
  const orders = new Set(lines.map(({ orderSn }) => orderSn)).size
  const name = `${textIn(ctx.locale, ['待发货', 'to-ship'])}-${beijingDigits(ctx.clock.now())}`
  const file = await sheetFile(name, format, columnsOf(waitingHeads, ctx.locale), rows)
  await audit(db, ctx, 'order.export', 'shipping', {
    rows: { before: null, after: lines.length },
    orders: { before: null, after: orders },
  })
  return ok({ file, orders, rows: lines.length, isCut: found.length > lines.length })
}

function fileRefusal(
  { locale }: StaffCtx,
  problem: keyof typeof shippingFileProblems,
): Refused<ErrorName> {
  return refuse('badInput', { field: textIn(locale, shippingFileProblems[problem]) })
}

/** Reads a file and keeps what each of its rows would do; nothing is shipped. */
export async function checkTable(
  ctx: StaffCtx,
  { name, base64 }: { name: string; base64: string },
): Promise<Result<ShippingBatch, ErrorName>> {
  const bytes = Buffer.from(base64, 'base64')
  // The heading, and one more than there may be.
  const cells = await readSheetFile(bytes, maxSheetRows + 2)
  if (cells === 'busy') return refuse('busy')
  if (typeof cells === 'string') return fileRefusal(ctx, cells)
  const rows = readRows(cells)
  if (!rows) return fileRefusal(ctx, 'noColumns')
  if (rows.length === 0) return fileRefusal(ctx, 'noRows')
  if (cells.length > maxSheetRows + 1) return fileRefusal(ctx, 'tooManyRows')

  const { db } = ctx.services
  const orders = await shippableOrders(db, ctx.scope, [
    ...new Set(rows.map(({ orderSn }) => orderSn)),
  ])
  const { rows: planned } = planShipping(rows, orders, await offeredCarriers(db, ctx.scope))
  const at = new Date(ctx.clock.now())
  const batch = {
    scope: ctx.scope,
    fileName: name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim() || 'table',
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    staff: ctx.staff,
    ip: ctx.ip,
    at,
  }
  const id = await db.transaction().execute(async (trx) => {
    await deleteBatchesBefore(trx, ctx.scope, new Date(at.getTime() - keptFor))
    return insertBatch(trx, batch, rows, planned)
  })
  return detail(ctx, { id })
}

export async function list(
  ctx: StaffCtx,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Result<Page<ShippingBatch>, never>> {
  const { rows, total } = await listBatches(
    ctx.services.db,
    ctx.scope,
    (pageNum - 1) * pageSize,
    pageSize,
  )
  return ok(paged(rows.map(viewOf), total, { pageNum, pageSize }))
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<ShippingBatch, ErrorName>> {
  const batch = await findBatch(ctx.services.db, ctx.scope, id)
  return batch ? ok(viewOf(batch)) : refuse('notFound')
}

interface RowsInput {
  readonly id: number
  readonly pageNum: number
  readonly pageSize: number
  readonly state?: ShippingRowState | undefined
}

export async function rows(
  ctx: StaffCtx,
  { id, pageNum, pageSize, state }: RowsInput,
): Promise<Result<Page<ShippingRow>, ErrorName>> {
  const { db } = ctx.services
  const batch = await findBatch(db, ctx.scope, id)
  if (!batch) return refuse('notFound')
  const total = state === undefined ? batch.rowCount : batch.counts[state]
  const found = await findRows(db, id, state, (pageNum - 1) * pageSize, pageSize)
  return ok(
    paged(
      found.map((row) => ({ ...row })),
      total,
      { pageNum, pageSize },
    ),
  )
}

/** Begins to ship; a table that was begun already answers how far it is. */
export async function run(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<ShippingBatch, ErrorName>> {
  const { db } = ctx.services
  const before = await findBatch(db, ctx.scope, id)
  if (!before) return refuse('notFound')
  const { ready } = before.counts
  if (before.status === shippingBatchStatus.checked && ready > 0) {
    await db.transaction().execute(async (trx) => {
      if (!(await moveBatch(trx, id, shippingBatchStatus.checked, shippingBatchStatus.running)))
        return
      await queueBatch(trx, ctx.scope, id, ctx.clock.now())
      await audit(trx, ctx, 'order.shipTable', `shipping ${id}`, {
        fileName: { before: null, after: before.fileName },
        rows: { before: null, after: ready },
      })
    })
  }
  return detail(ctx, { id })
}

export async function result(
  ctx: StaffCtx,
  { id, format }: { id: number; format: SheetFormat },
): Promise<Result<SheetFile, ErrorName>> {
  const { db } = ctx.services
  const batch = await findBatch(db, ctx.scope, id)
  if (!batch) return refuse('notFound')
  const found = await findRows(db, id, undefined, 0, maxSheetRows)
  const name = `${textIn(ctx.locale, ['发货结果', 'shipping-result'])}-${id}`
  return ok(
    await sheetFile(
      name,
      format,
      columnsOf(resultHeads, ctx.locale),
      found.map((row) => resultCells(row, ctx.locale)),
    ),
  )
}

function resultCells(
  { line, orderSn, carrier, deliverySn, productSn, quantity, state, problem }: RowView,
  locale: Locale,
) {
  return [
    line,
    orderSn,
    carrier,
    deliverySn,
    productSn,
    quantity,
    textIn(locale, stateWords[state]),
    problem ? textIn(locale, shippingProblems[problem]) : '',
  ]
}

function viewOf({
  id,
  fileName,
  status,
  rowCount,
  orderCount,
  parcelCount,
  counts,
  staffName,
  createdAt,
  doneAt,
  sameAs,
}: BatchRow): ShippingBatch {
  return {
    id,
    fileName,
    state: codeName(shippingBatchStatus, status) ?? 'checked',
    rowCount,
    orderCount,
    parcelCount,
    counts: { ...counts },
    staffName,
    createTime: createdAt.getTime(),
    doneTime: doneAt?.getTime() ?? null,
    sameAs,
  }
}
