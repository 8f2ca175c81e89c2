import type { InnerSheet } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerFileProblems } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { ErrorName } from '@mallard/contract/errors'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { beijingDigits, ok, refuse, type Refused, type Result, cutText } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { readSheetFile, sheetFile } from '#platform/sheets/index.ts'
import { listGrants, peopleBy, writeGrants } from './grant-admin.repo.ts'
import { planRows, readRows, type PlannedRow, type SheetRow } from './grant-sheet.rules.ts'
import { yearAt } from './inner-buy.rules.ts'

/** Rows of a table that are shown; the wrong ones first. */
const maxShown = 200

const yuanCell = (amount: number) => amount / 100

const heads = [
  ['手机号', 'Phone', 16],
  ['姓名', 'Name', 20],
  ['额度', 'Quota', 14],
  ['已用', 'Used', 14],
  ['占用中', 'Kept', 14],
  ['剩余', 'Left', 14],
] as const

/** Phones leave the shop: the audit log says who took how many. */
export async function exportGrants(
  ctx: StaffCtx,
  { format }: { readonly format: SheetFormat },
): Promise<Result<{ file: SheetFile; rows: number; isCut: boolean }, never>> {
  const { services, scope, clock, locale } = ctx
  const now = clock.now()
  const { rows, total } = await listGrants(services.db, scope, {
    year: yearAt(now),
    offset: 0,
    limit: maxSheetRows,
  })
  const file = await sheetFile(
    `${textIn(locale, ['内购额度', 'inner-quotas'])}-${beijingDigits(now)}`,
    format,
    heads.map((head) => ({ head: textIn<string>(locale, head), width: head[2] })),
    rows.map(({ phone, name, quota, used, reserved }) => [
      phone ?? '',
      name,
      ...[quota, used, reserved, quota - used - reserved].map(yuanCell),
    ]),
  )
  await audit(services.db, ctx, 'inner.export', 'innerGrants', {
    rows: { before: null, after: rows.length },
  })
  return ok({ file, rows: rows.length, isCut: total > rows.length })
}

interface Upload {
  readonly name: string
  readonly base64: string
}

function fileRefusal(
  { locale }: StaffCtx,
  problem: keyof typeof innerFileProblems,
): Refused<ErrorName> {
  return refuse('badInput', { field: textIn(locale, innerFileProblems[problem]) })
}

async function read(
  ctx: StaffCtx,
  { base64 }: Upload,
): Promise<Result<readonly SheetRow[], ErrorName>> {
  const cells = await readSheetFile(Buffer.from(base64, 'base64'), maxSheetRows + 2)
  if (cells === 'busy') return refuse('busy')
  if (typeof cells === 'string') return fileRefusal(ctx, cells)
  const rows = readRows(cells)
  if (!rows) return fileRefusal(ctx, 'noColumns')
  if (rows.length === 0) return fileRefusal(ctx, 'noRows')
  return cells.length > maxSheetRows + 1 ? fileRefusal(ctx, 'tooManyRows') : ok(rows)
}

async function planned(db: Db, ctx: StaffCtx, rows: readonly SheetRow[], year: number) {
  const phones = [...new Set(rows.map(({ phone }) => phone))]
  return planRows(rows, await peopleBy(db, ctx.scope, phones, year))
}

function view(year: number, rows: readonly PlannedRow[]): InnerSheet {
  const count = (state: PlannedRow['state']) => rows.filter((row) => row.state === state).length
  const isWrong = (row: PlannedRow) => row.state === 'wrong'
  const ordered = [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))]
  return {
    year,
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      wrong: count('wrong'),
    },
    rows: ordered.slice(0, maxShown).map(({ memberId: _memberId, ...row }) => row),
  }
}

/** Reads a table and says what it would do; nothing is written. */
export async function checkSheet(
  ctx: StaffCtx,
  upload: Upload,
): Promise<Result<InnerSheet, ErrorName>> {
  const rows = await read(ctx, upload)
  if (!rows.ok) return rows
  const year = yearAt(ctx.clock.now())
  return ok(view(year, await planned(ctx.services.db, ctx, rows.value, year)))
}

/** Gives what the table says; the same table again finds it given. */
export async function importSheet(
  ctx: StaffCtx,
  upload: Upload,
): Promise<Result<InnerSheet, ErrorName>> {
  const rows = await read(ctx, upload)
  if (!rows.ok) return rows
  const now = ctx.clock.now()
  const year = yearAt(now)
  return transact(ctx.services.db, async (trx): Promise<Result<InnerSheet, ErrorName>> => {
    const plan = await planned(trx, ctx, rows.value, year)
    const grants = plan.flatMap(({ state, memberId, amount }) =>
      (state === 'new' || state === 'changed') && amount !== null
        ? [{ memberId, quota: amount }]
        : [],
    )
    if (grants.length > 0) {
      await writeGrants(trx, ctx.scope, grants, year, new Date(now))
      await audit(trx, ctx, 'inner.import', 'innerGrants', {
        fileName: { before: null, after: cutText(upload.name, 100) },
        rows: { before: null, after: grants.length },
      })
    }
    return ok(view(year, plan))
  })
}
