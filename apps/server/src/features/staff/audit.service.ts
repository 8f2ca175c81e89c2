import { changesText } from '@mallard/contract/staff/audit-changes'
import { actionText, objectText } from '@mallard/contract/staff/audit-words'
import type { AuditEntry } from '@mallard/contract/staff/staff.calls'
import { mostSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { beijingDateTime, beijingDigits, ok, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { audit } from './audit.ts'
import { findAudit, type AuditWish } from './staff.repo.ts'

interface AuditPage {
  list: AuditEntry[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
}

type Filters = Omit<AuditWish, 'partnerId' | 'storeId'>

/** Who looks after one store sees what was done there. */
function wishOf({ staff, scope }: StaffCtx, filters: Filters): AuditWish {
  return { ...filters, partnerId: scope.partnerId, storeId: staff.rightsEverywhere.includes('audit.read') ? undefined : scope.storeId }
}

export async function auditLog(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filters }: Filters & { pageNum: number; pageSize: number },
): Promise<Result<AuditPage, never>> {
  const { rows, total } = await findAudit(ctx.services.db, wishOf(ctx, filters), (pageNum - 1) * pageSize, pageSize)
  const list = rows.map(({ staff_name: staffName, at, ...row }) => ({ ...row, staffName, at: at.getTime() }))
  return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

const heads = [
  ['时间', 'When', 20],
  ['操作人', 'Who', 14],
  ['操作', 'What', 20],
  ['对象', 'Object', 28],
  ['改动', 'Changes', 60],
  ['IP', 'IP', 16],
  ['操作代码', 'Code of the deed', 20],
  ['对象代码', 'Code of the object', 28],
] as const

/** What the page shows; the codes by which rows are searched stand at the end. */
export async function auditExport(ctx: StaffCtx, { format, ...filters }: Filters & { format: SheetFormat }): Promise<Result<SheetFile, never>> {
  const { db } = ctx.services
  const { rows } = await findAudit(db, wishOf(ctx, filters), 0, mostSheetRows)
  const isEnglish = ctx.locale === 'en'
  const place = isEnglish ? 1 : 0
  const columns = heads.map((head) => ({ head: head[place], width: head[2] }))
  const cells = rows.map(({ at, staff_name: who, action, object, changes, ip }) => [
    beijingDateTime(at.getTime()),
    who,
    actionText(action, isEnglish),
    objectText(object, isEnglish),
    changesText({ action, changes }, ctx.locale),
    ip,
    action,
    object,
  ])
  const file = await sheetFile(`${['操作日志', 'audit'][place]}-${beijingDigits(ctx.clock.now())}`, format, columns, cells)
  await audit(db, ctx, 'audit.export', 'audit', { rows: { before: null, after: rows.length } })
  return ok(file)
}
