import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { CalendarDay, Moment, Paging, pageOf, RowId, text } from '../../fields.ts'
import { exportFaults, exportKinds, exportStates } from './export.codes.ts'

const Kind = z.enum(exportKinds)
/** A day in Beijing. */
const Day = CalendarDay.regex(/^20/, '日期不正确')
const Words = z.object({ zh: z.string(), en: z.string() })

const ExportColumn = z.object({
  code: z.string(),
  head: Words,
  /** Says something about a person. */
  isPersonal: z.boolean(),
})

/** What may be exported, and how it was exported last. */
export const ExportOffer = z.object({
  kind: Kind,
  /** What a row is. */
  hint: Words,
  columns: z.array(ExportColumn),
  /** Asks for days. */
  hasPeriod: z.boolean(),
  /** Of one store, or of all for who may see all; else it is the partner's as a whole. */
  hasStores: z.boolean(),
  mayAllStores: z.boolean(),
  /** Columns that this person chose last; without a choice, those that say nothing about people. */
  chosen: z.array(z.string()),
})
export type ExportOffer = z.output<typeof ExportOffer>

export const AdminExport = z.object({
  id: z.number().int(),
  kind: Kind,
  state: z.enum(exportStates),
  /** First and last day; null: no days were asked for. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  allStores: z.boolean(),
  columns: z.number().int(),
  hasPersonal: z.boolean(),
  rows: z.number().int(),
  bytes: z.number().int(),
  reason: z.string(),
  fault: z.enum(exportFaults).nullable(),
  staffName: z.string(),
  createdTime: Moment,
  doneTime: Moment.nullable(),
  /** When its file is deleted. */
  expiryTime: Moment.nullable(),
  downloads: z.number().int(),
  /** What the reader may do with it now. */
  next: z.array(z.enum(['download', 'cancel'])),
})
export type AdminExport = z.output<typeof AdminExport>

const ById = z.object({ id: RowId })

export const exportAdminCalls = {
  offers: GET('/admin/api/{p}-{s}/exports/offers', {
    summary: 'What this person may export from here, with its columns',
    authz: 'operator',
    right: 'data.export',
    reply: z.object({ offers: z.array(ExportOffer) }),
  }),
  list: GET('/admin/api/{p}-{s}/exports', {
    summary: 'Exports of this store, and those of all stores for who may see all',
    authz: 'operator',
    right: 'data.export',
    query: z.object({ ...Paging }),
    reply: pageOf(AdminExport),
  }),
  create: POST('/admin/api/{p}-{s}/exports/create', {
    summary: 'Queues an export; the same request is one export',
    authz: 'operator',
    right: 'data.export',
    keepsPages: true,
    body: z.strictObject({
      requestId: z.uuid(),
      kind: Kind,
      /** First and last day, for what asks for days. */
      from: Day.optional(),
      until: Day.optional(),
      allStores: z.boolean().default(false),
      columns: z
        .array(z.string().regex(/^[a-zA-Z0-9]{1,30}$/, '请选择列'))
        .min(1)
        .max(60),
      reason: text(200, 2),
    }),
    reply: AdminExport,
  }),
  cancel: POST('/admin/api/{p}-{s}/exports/{id}/cancel', {
    summary: 'Ends an export that is not done; what was written of it is deleted',
    authz: 'operator',
    right: 'data.export',
    keepsPages: true,
    params: ById,
    reply: AdminExport,
  }),
  link: POST('/admin/api/{p}-{s}/exports/{id}/link', {
    summary: 'An address of the file, good for some minutes; noted and counted',
    authz: 'operator',
    right: 'data.export',
    keepsPages: true,
    params: ById,
    reply: z.object({ url: z.string(), until: Moment }),
  }),
}
