import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Paging, pageOf, RowId, whole, lookup } from '../../fields.ts'
import { SheetFile, SheetUpload } from '../../sheet.fields.ts'
import { maxSheetText, sheetFormats } from '../../sheet.ts'
import { shippingProblemNames, shippingRowStates } from './shipping.codes.ts'

const counts = z.object({
  ready: z.number().int(),
  shipped: z.number().int(),
  already: z.number().int(),
  wrong: z.number().int(),
  blank: z.number().int(),
})

/** A table of waybills that was sent in. */
export const ShippingBatch = z.object({
  id: z.number().int(),
  fileName: z.string(),
  /** checked: nothing is shipped yet; running; done. */
  state: z.enum(['checked', 'running', 'done']),
  rowCount: z.number().int(),
  orderCount: z.number().int(),
  parcelCount: z.number().int(),
  counts,
  staffName: z.string(),
  createTime: Moment,
  doneTime: Moment.nullable(),
  /** The same file was sent in before: that table's number. */
  sameAs: z.number().int().nullable(),
})
export type ShippingBatch = z.output<typeof ShippingBatch>

export const ShippingRow = z.object({
  /** Line of the file, its heading being 1. */
  line: z.number().int(),
  orderSn: z.string(),
  carrier: z.string(),
  deliverySn: z.string(),
  productSn: z.string(),
  /** Empty: all that is left. */
  quantity: z.string(),
  state: z.enum(shippingRowStates),
  problem: z.enum(shippingProblemNames).nullable(),
})
export type ShippingRow = z.output<typeof ShippingRow>

const ById = z.object({ id: RowId })

export const shippingAdminCalls = {
  export: POST('/admin/api/{p}-{s}/shipping/export', {
    summary: 'The lines that wait to be shipped, as a table to fill in',
    authz: 'operator',
    reads: { way: 'export', of: 'order' },
    right: 'order.ship',
    body: z.strictObject({
      format: z.enum(sheetFormats),
      q: lookup(50).optional(),
      from: whole(0, 9_999_999_999_999).optional(),
      until: whole(0, 9_999_999_999_999).optional(),
    }),
    reply: z.object({
      file: SheetFile,
      orders: z.number().int(),
      rows: z.number().int(),
      /** More wait than one table holds. */ isCut: z.boolean(),
    }),
  }),
  check: POST('/admin/api/{p}-{s}/shipping/check', {
    summary: 'Reads a table of waybills and says what each row would do; ships nothing',
    authz: 'operator',
    right: 'order.ship',
    keepsPages: true,
    bodyLimit: maxSheetText + 4096,
    body: z.strictObject(SheetUpload),
    reply: ShippingBatch,
  }),
  list: GET('/admin/api/{p}-{s}/shipping', {
    summary: 'Tables of waybills, the newest first',
    authz: 'operator',
    right: 'order.ship',
    query: z.object(Paging),
    reply: pageOf(ShippingBatch),
  }),
  detail: GET('/admin/api/{p}-{s}/shipping/{id}', {
    summary: 'How far a table of waybills is',
    authz: 'operator',
    right: 'order.ship',
    params: ById,
    reply: ShippingBatch,
  }),
  rows: GET('/admin/api/{p}-{s}/shipping/{id}/rows', {
    summary: 'Rows of a table of waybills with what came of them',
    authz: 'operator',
    right: 'order.ship',
    params: ById,
    query: z.object({ ...Paging, state: z.enum(shippingRowStates).optional() }),
    reply: pageOf(ShippingRow),
  }),
  run: POST('/admin/api/{p}-{s}/shipping/{id}/run', {
    summary: 'Ships the rows that were found good, one parcel after the other; again: nothing more',
    authz: 'operator',
    right: 'order.ship',
    params: ById,
    reply: ShippingBatch,
  }),
  result: POST('/admin/api/{p}-{s}/shipping/{id}/result', {
    summary: 'The table with what came of each row',
    authz: 'operator',
    reads: { way: 'export', of: 'shipping', by: 'id' },
    right: 'order.ship',
    params: ById,
    body: z.strictObject({ format: z.enum(sheetFormats) }),
    reply: SheetFile,
  }),
}
