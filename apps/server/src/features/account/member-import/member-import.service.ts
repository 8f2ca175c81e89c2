import type { ErrorName } from '@mallard/contract/errors'
import type {
  ImportSheet,
  OldOrder,
} from '@mallard/contract/account/member-import/member-import-admin.calls'
import {
  importFileProblems,
  maxImportRows,
  type ImportKind,
} from '@mallard/contract/account/member-import/member-import.codes'
import { beijingDateTime, fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { isMemberSeen } from '#features/account/member/index.ts'
import { importMembers, levelsOf } from '#features/people/identity/index.ts'
import { audit, leftAlone, lockStaff } from '#features/people/staff/index.ts'
import { bringPoints } from '#features/pricing/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { readSheetFile } from '#platform/sheets/index.ts'
import type { Cells } from './cells.rules.ts'
import { keepOrders, keptNumbers, membersOfPhones, oldOrdersOf } from './member-import.repo.ts'
import {
  keysIn,
  planMembers,
  planOrders,
  type PlannedMember,
  type PlannedOrder,
} from './plan.rules.ts'

interface Upload {
  readonly kind: ImportKind
  readonly name: string
  readonly base64: string
}

const fileRefusal = (
  { locale }: StaffCtx,
  problem: keyof typeof importFileProblems,
): Refused<ErrorName> => refuse('badInput', { field: textIn(locale, importFileProblems[problem]) })

async function cellsOf(ctx: StaffCtx, { base64 }: Upload): Promise<Result<Cells, ErrorName>> {
  const cells = await readSheetFile(Buffer.from(base64, 'base64'), maxImportRows + 2)
  if (cells === 'busy') return refuse('busy')
  if (typeof cells === 'string') return fileRefusal(ctx, cells)
  if (cells.length > maxImportRows + 1) return fileRefusal(ctx, 'tooManyRows')
  return cells.length < 2 ? fileRefusal(ctx, 'noRows') : ok(cells)
}

type Plan =
  | { readonly kind: 'members'; readonly rows: readonly PlannedMember[] }
  | {
      readonly kind: 'orders'
      readonly rows: readonly PlannedOrder[]
      readonly members: ReadonlyMap<string, number>
    }

async function planOf(
  db: Db,
  ctx: StaffCtx,
  kind: ImportKind,
  cells: Cells,
): Promise<Plan | undefined> {
  const { scope, clock } = ctx
  const now = clock.now()
  const { phones, numbers } = keysIn(cells, kind)
  const members = await membersOfPhones(db, scope, phones)
  if (kind === 'orders') {
    const known = await keptNumbers(db, scope, numbers)
    const rows = planOrders(cells, new Set(members.keys()), known, now)
    return rows && { kind, rows, members }
  }
  const levels = (await levelsOf(db, scope.partnerId)).map((level) => ({
    code: level.code,
    names: [level.code, level.name, level.name_en],
    growthMin: level.growth_min,
  }))
  const today = beijingDateTime(now).slice(0, 10)
  const rows = planMembers(cells, new Set(members.keys()), levels, today)
  return rows && { kind, rows }
}

/** Rows of a table that are shown; the wrong ones first. */
const maxShown = 200

/** What new members get, counted together as when staff give it. */
function givenIn(plan: Plan): { points: number; growth: number } {
  const given = { points: 0, growth: 0 }
  if (plan.kind === 'orders') return given
  for (const row of plan.rows) {
    if (row.state !== 'new') continue
    given.points += row.points
    given.growth += row.growth
  }
  return given
}

function view(plan: Plan): ImportSheet {
  const rows = plan.rows.map(({ line, phone, said, state, problem }) => ({
    line,
    phone,
    said,
    state,
    problem,
  }))
  const count = (state: ImportSheet['rows'][number]['state']) =>
    rows.filter((row) => row.state === state).length
  const isWrong = (row: ImportSheet['rows'][number]) => row.state === 'wrong'
  return {
    kind: plan.kind,
    counts: { new: count('new'), known: count('known'), wrong: count('wrong') },
    ...givenIn(plan),
    rows: [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))].slice(0, maxShown),
  }
}

/** Members are of all stores: who brings them along looks after all. */
const mayImport = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('member.import')

export async function check(
  ctx: StaffCtx,
  upload: Upload,
): Promise<Result<ImportSheet, ErrorName>> {
  if (!mayImport(ctx)) return refuse('partnerWide')
  const cells = await cellsOf(ctx, upload)
  if (!cells.ok) return cells
  const plan = await planOf(ctx.services.db, ctx, upload.kind, cells.value)
  return plan ? ok(view(plan)) : fileRefusal(ctx, 'noColumns')
}

/** The same table again finds everything known: nothing is taken over twice. */
export async function run(ctx: StaffCtx, upload: Upload): Promise<Result<ImportSheet, ErrorName>> {
  if (!mayImport(ctx)) return refuse('partnerWide')
  const cells = await cellsOf(ctx, upload)
  if (!cells.ok) return cells
  return transact(ctx.services.db, async (trx): Promise<Result<ImportSheet, ErrorName>> => {
    // What one person gives is counted one after another; so are two who bring the same table.
    await lockStaff(trx, ctx.scope.partnerId, ctx.staff.id)
    const plan = await planOf(trx, ctx, upload.kind, cells.value)
    if (!plan) return fileRefusal(ctx, 'noColumns')
    const { points, growth } = givenIn(plan)
    const { left } = await leftAlone(trx, ctx, { kind: 'points' })
    if (points + growth > left) return refuse('importPoints', { points: points + growth, left })
    const made = await takeOver(trx, ctx, plan)
    if (made > 0)
      await audit(trx, ctx, 'memberImport.run', 'memberImport', {
        [plan.kind]: { before: 0, after: made },
        points: { before: 0, after: points },
        growth: { before: 0, after: growth },
      })
    return ok(view(plan))
  })
}

async function takeOver(trx: Db, ctx: StaffCtx, plan: Plan): Promise<number> {
  const { scope, clock } = ctx
  if (plan.kind === 'orders') {
    const rows = plan.rows.flatMap((row) => {
      const memberId = plan.members.get(row.phone)
      return row.state === 'new' && memberId !== undefined ? [{ ...row, memberId }] : []
    })
    return keepOrders(trx, scope, rows)
  }
  const at = new Date(clock.now())
  const wanted = plan.rows.filter(({ state }) => state === 'new')
  const made = await importMembers(trx, scope.partnerId, wanted, ctx.locale, at)
  const given = wanted.flatMap(({ phone, points, growth }) => {
    const memberId = made.get(phone)
    return memberId === undefined ? [] : [{ memberId, points, growth }]
  })
  const note = textIn(ctx.locale, ['从旧系统转入', 'Brought along'])
  await bringPoints(trx, scope.partnerId, given, { bizId: 'import', note, at })
  return made.size
}

export async function oldOrders(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<OldOrder[], 'notFound'>> {
  const { db } = ctx.services
  if (!(await isMemberSeen(db, ctx, memberId))) return refuse('notFound')
  const rows = await oldOrdersOf(db, ctx.scope, memberId)
  return ok(rows.map((row) => ({ ...row, amount: fen(row.amount) })))
}
