import type { ErrorName } from '@mallard/contract/errors'
import type {
  ImportSheet,
  OldOrder,
} from '@mallard/contract/account/member-import/member-import-admin.calls'
import {
  importFileProblems,
  type ImportKind,
} from '@mallard/contract/account/member-import/member-import.codes'
import { maxSheetRows } from '@mallard/contract/sheet'
import { beijingDateTime, fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { isMemberSeen } from '#features/account/member/index.ts'
import { importMembers, levelsOf } from '#features/people/identity/index.ts'
import { audit, leftAlone, lockStaff } from '#features/people/staff/index.ts'
import { writeGrowth, writePoints } from '#features/pricing/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { readSheetFile } from '#platform/sheets/index.ts'
import { bare, type Cells } from './cells.rules.ts'
import { keepOrders, keptNumbers, membersOfPhones, oldOrdersOf } from './member-import.repo.ts'
import {
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
  const cells = await readSheetFile(Buffer.from(base64, 'base64'), maxSheetRows + 2)
  if (cells === 'busy') return refuse('busy')
  if (typeof cells === 'string') return fileRefusal(ctx, cells)
  if (cells.length > maxSheetRows + 1) return fileRefusal(ctx, 'tooManyRows')
  return cells.length < 2 ? fileRefusal(ctx, 'noRows') : ok(cells)
}

type Plan =
  | { readonly kind: 'members'; readonly rows: readonly PlannedMember[] }
  | {
      readonly kind: 'orders'
      readonly rows: readonly PlannedOrder[]
      readonly members: ReadonlyMap<string, number>
    }

/** Every cell could be the number or the phone that one looks for: what is neither finds nothing. */
const textsIn = (cells: Cells) => [...new Set(cells.flat().map((cell) => bare(cell)))].filter(Boolean)

async function planOf(db: Db, ctx: StaffCtx, kind: ImportKind, cells: Cells): Promise<Plan | undefined> {
  const { scope, clock } = ctx
  const now = clock.now()
  const members = await membersOfPhones(db, scope, textsIn(cells))
  if (kind === 'orders') {
    const known = await keptNumbers(db, scope, textsIn(cells))
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

const pointsIn = (plan: Plan) =>
  plan.kind === 'members'
    ? plan.rows.reduce((sum, row) => sum + (row.state === 'new' ? row.points : 0), 0)
    : 0

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
    points: pointsIn(plan),
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
    const points = pointsIn(plan)
    const { left } = await leftAlone(trx, ctx, { kind: 'points' })
    if (points > left) return refuse('importPoints', { points, left })
    const made = await takeOver(trx, ctx, plan)
    if (made > 0)
      await audit(trx, ctx, 'memberImport.run', 'memberImport', {
        [plan.kind]: { before: 0, after: made },
        points: { before: 0, after: points },
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
  for (const { phone, points, growth } of wanted) {
    const memberId = made.get(phone)
    if (memberId === undefined) continue
    const owner = { partnerId: scope.partnerId, memberId }
    const note = textIn(ctx.locale, ['从旧系统转入', 'Brought along'])
    const entry = { bizType: 'adjust', bizId: 'import', note, at }
    if (points > 0) await writePoints(trx, owner, { ...entry, delta: points })
    if (growth > 0) await writeGrowth(trx, owner, { ...entry, delta: growth })
  }
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
