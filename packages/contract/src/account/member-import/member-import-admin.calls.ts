import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, RowId } from '../../fields.ts'
import { maxSheetText } from '../../sheet.ts'
import { SheetUpload } from '../../sheet.fields.ts'
import { importKinds, importProblemNames, importStates } from './member-import.codes.ts'

const ImportRow = z.object({
  /** Line of the file, its heading being 1. */
  line: z.number().int(),
  phone: z.string(),
  /** What else the row says, for whoever looks it over. */
  said: z.string(),
  state: z.enum(importStates),
  problem: z.enum(importProblemNames).nullable(),
})
export type ImportRow = z.output<typeof ImportRow>

const ImportSheet = z.object({
  kind: z.enum(importKinds),
  counts: z.record(z.enum(importStates), z.number().int()),
  /** Points that new members bring along, and growth by the levels they had. */
  points: z.number().int(),
  growth: z.number().int(),
  /** Wrong ones first, 200 at most. */
  rows: z.array(ImportRow),
})
export type ImportSheet = z.output<typeof ImportSheet>

const OldOrder = z.object({
  number: z.string(),
  at: Moment,
  amount: Money,
  goods: z.string(),
  state: z.string(),
})
export type OldOrder = z.output<typeof OldOrder>

const upload = z.strictObject({ kind: z.enum(importKinds), ...SheetUpload })

export const memberImportAdminCalls = {
  check: POST('/admin/api/{p}-{s}/member-import/check', {
    summary:
      'Reads a table of members or of old orders and says what each row would do; changes nothing',
    authz: 'operator',
    right: 'member.import',
    keepsPages: true,
    bodyLimit: maxSheetText + 4096,
    body: upload,
    reply: ImportSheet,
  }),
  run: POST('/admin/api/{p}-{s}/member-import/run', {
    summary:
      'Takes over the rows of a table that are new; wrong ones are left out, and the same table again takes over nothing',
    authz: 'operator',
    right: 'member.import',
    keepsPages: true,
    bodyLimit: maxSheetText + 4096,
    body: upload,
    reply: ImportSheet,
  }),
  oldOrders: GET('/admin/api/{p}-{s}/members/{memberId}/old-orders', {
    summary: 'What a member ordered in another system before, the newest first, 100 at most',
    authz: 'operator',
    reads: { way: 'open', of: 'member', by: 'memberId' },
    right: 'member.read',
    params: z.object({ memberId: RowId }),
    reply: z.array(OldOrder),
  }),
}
