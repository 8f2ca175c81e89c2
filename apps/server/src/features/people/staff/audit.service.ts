import { changesText } from '@mallard/contract/people/staff/audit-changes'
import { actionText, objectText } from '@mallard/contract/people/staff/audit-words'
import type { AuditEntry } from '@mallard/contract/people/staff/staff.calls'
import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { beijingDateTime, beijingDigits, ok, type Result } from '@mallard/kernel'
import { textIn } from '#platform/locale.rules.ts'
import { cappedPage, type CappedPage } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { audit } from './audit.ts'
import { storeOfReader } from './log-reader.ts'
import { findAudit, type AuditInput } from './staff.repo.ts'

type Filters = Omit<AuditInput, 'partnerId' | 'storeId'>

export async function auditLog(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filters }: Filters & { pageNum: number; pageSize: number },
): Promise<Result<CappedPage<AuditEntry>, never>> {
  const { rows, total } = await findAudit(
    ctx.services.db,
    { ...filters, ...storeOfReader(ctx) },
    (pageNum - 1) * pageSize,
    pageSize + 1,
  )
  const page = cappedPage(rows, total, { pageNum, pageSize })
  return ok({
    ...page,
    list: page.list.map(({ staff_name: staffName, at, ...row }) => ({
      ...row,
      staffName,
      at: at.getTime(),
    })),
  })
}

const heads = [
  ['时间', 'When', 20],
  ['操作人', 'Who', 14],
  ['操作', 'What', 20],
  ['对象', 'Object', 28],
  ['改动', 'Changes', 60],
  ['IP', 'IP', 16],
  ['操作代码', 'Code of the action', 20],
  ['对象代码', 'Code of the object', 28],
] as const

/** What the page shows; the codes by which rows are searched stand at the end. */
export async function auditExport(
  ctx: StaffCtx,
  { format, ...filters }: Filters & { format: SheetFormat },
): Promise<Result<SheetFile, never>> {
  const { db } = ctx.services
  const { rows } = await findAudit(db, { ...filters, ...storeOfReader(ctx) }, 0, maxSheetRows)
  const isEnglish = ctx.locale === 'en'
  const columns = heads.map((head) => ({ head: textIn<string>(ctx.locale, head), width: head[2] }))
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
  const file = await sheetFile(
    `${textIn(ctx.locale, ['操作日志', 'audit'])}-${beijingDigits(ctx.clock.now())}`,
    format,
    columns,
    cells,
  )
  await audit(db, ctx, 'audit.export', 'audit', { rows: { before: null, after: rows.length } })
  return ok(file)
}
