import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { ReturnPolicyInput } from '../catalog/return-policy.fields.ts'
import { Tax } from '../tax/tax.fields.ts'
import { Moment, pageOf, Paging, RowId, line, whole } from '../../fields.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import {
  importFaultNames,
  importProblemNames,
  importProfiles,
  importRowStates,
  importStates,
  maxImportBytes,
} from './goods-import.codes.ts'
import { UsedMapping } from './import-mapping.fields.ts'

const counts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  wrong: z.number().int(),
  skipped: z.number().int(),
})

/** What new goods have where their table does not say it. */
const ImportChoices = z.strictObject({
  /** null: rows that name no freight template are wrong. */
  freightTemplateId: RowId.nullable(),
  /** Where goods go whose category is not there; null: their rows are wrong. */
  categoryId: RowId.nullable(),
  /** Empty: none. */
  brand: line(40),
  returnPolicy: ReturnPolicyInput,
  /** null: the usual one of the partner. */
  tax: Tax.nullable(),
  /** Units of this store; null: rows that say no stock are wrong. */
  onHand: whole(0, 1_000_000).nullable(),
  /** Where the maker suggests list prices above the price; empty: those of other systems are left out. */
  listNote: line(60),
})
export type ImportChoices = z.output<typeof ImportChoices>

/** A table of goods or of counted stock that was sent in. */
export const GoodsImport = z.object({
  id: z.number().int(),
  fileName: z.string(),
  /** What the table was found to be; null before it was read. */
  profile: z.enum(importProfiles).nullable(),
  /** How a `mapped` one is read; null: it is none. */
  mapping: UsedMapping.nullable(),
  /** All that it may be, the likeliest first; empty, once it was read: its columns are to be mapped. */
  fits: z.array(z.enum(importProfiles)),
  /** What was chosen for it; null: nothing yet. */
  choices: ImportChoices.nullable(),
  state: z.enum(importStates),
  /** Why its file cannot be read. */
  fault: z.enum(importFaultNames).nullable(),
  /** Rows below the heading; goods that they make. */
  rowCount: z.number().int(),
  goodsCount: z.number().int(),
  /** Goods that were looked at, of the check or of the run, whichever is under way. */
  goodsDone: z.number().int(),
  /** Rows by what the check found. */
  found: counts,
  /** Rows by what the run did; zeros before it. */
  made: counts,
  /** Rows that became something else than the check had found. */
  differing: z.number().int(),
  /** Columns that were not understood. */
  ignored: z.array(z.string()),
  /** New goods that their rows want on the shelf, and that are not there yet. */
  toShelve: z.number().int(),
  staffName: z.string(),
  createTime: Moment,
  doneTime: Moment.nullable(),
})
export type GoodsImport = z.output<typeof GoodsImport>

export const GoodsImportRow = z.object({
  /** Line of the file, its heading being 1. */
  line: z.number().int(),
  code: z.string(),
  title: z.string(),
  productSn: z.string(),
  /** What the run did, or what the check found; null: not looked at yet. */
  state: z.enum(importRowStates).nullable(),
  problem: z.enum(importProblemNames).nullable(),
  /** The heading of the cell that the problem is about, and what it has. */
  column: z.string(),
  what: z.string(),
  /** What differs from the goods as they are. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** The goods that it became, or is. */
  goodsId: z.number().int().nullable(),
})
export type GoodsImportRow = z.output<typeof GoodsImportRow>

const ById = z.object({ id: RowId })

export const goodsImportCalls = {
  template: GET('/admin/api/{p}-{s}/goods-import-template', {
    summary: 'The table of goods to fill in: as a workbook with an explanation of each column',
    authz: 'operator',
    right: 'goods.write',
    query: z.object({ format: z.enum(sheetFormats) }),
    reply: SheetFile,
  }),
  list: GET('/admin/api/{p}-{s}/goods-imports', {
    summary: 'Tables of goods and stock that were sent in, the newest first',
    authz: 'operator',
    right: 'goods.write',
    query: z.object(Paging),
    reply: pageOf(GoodsImport),
  }),
  begin: POST('/admin/api/{p}-{s}/goods-imports/begin', {
    summary: 'Begins an import: says where its file may be sent, for five minutes',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({
      requestId: z.uuid(),
      name: line(200, 1),
      /** Bytes of the file. */
      size: whole(1, maxImportBytes),
    }),
    reply: z.object({
      id: z.number().int(),
      method: z.enum(['POST', 'PUT']),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  }),
  check: POST('/admin/api/{p}-{s}/goods-imports/{id}/check', {
    summary: 'Reads the file that was sent and says what each row would do; changes no goods',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: GoodsImport,
  }),
  choose: POST('/admin/api/{p}-{s}/goods-imports/{id}/choose', {
    summary: 'Says what a table is and what it does not say itself; its rows are checked again',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    body: z.strictObject({
      /** One of those that it fits. */
      profile: z.enum(importProfiles),
      ...ImportChoices.shape,
    }),
    reply: GoodsImport,
  }),
  detail: GET('/admin/api/{p}-{s}/goods-imports/{id}', {
    summary: 'How far an import is',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: GoodsImport,
  }),
  rows: GET('/admin/api/{p}-{s}/goods-imports/{id}/rows', {
    summary: 'Rows of an import with what comes or came of them',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    query: z.object({ ...Paging, state: z.enum(importRowStates).optional() }),
    reply: pageOf(GoodsImportRow),
  }),
  run: POST('/admin/api/{p}-{s}/goods-imports/{id}/run', {
    summary: 'Does what the check found; again: nothing more',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: GoodsImport,
  }),
  stop: POST('/admin/api/{p}-{s}/goods-imports/{id}/stop', {
    summary: 'Stops an import where it is; what it has done stays',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: GoodsImport,
  }),
  shelve: POST('/admin/api/{p}-{s}/goods-imports/{id}/shelve', {
    summary: 'Puts new goods of an import on the shelf whose rows say so and that have a picture',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: GoodsImport,
  }),
  wrong: POST('/admin/api/{p}-{s}/goods-imports/{id}/wrong', {
    summary: 'The rows that are wrong, as they were sent, with a column that says why',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: SheetFile,
  }),
}
