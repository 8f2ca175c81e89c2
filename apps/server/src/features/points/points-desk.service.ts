import type { DeskPoints } from '@mallard/contract/points/points-desk.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import { sql } from 'kysely'
import { audit } from '#features/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { listLedger, lockHolding, readHolding, writeGrowth, writePoints, type Holding, type LedgerRow, type PointsOwner } from './points.repo.ts'
import { bizTitles, expiryOf, growthTitles } from './points.rules.ts'

/** Rows of each ledger that the desk shows. */
const rowsShown = 50

interface Found {
  readonly id: number
  readonly nickname: string
  readonly phone: string | null
}

async function memberOf(db: Db, partnerId: number, by: { phone: string } | { memberId: number }): Promise<Found | undefined> {
  const which = 'phone' in by ? sql`phone = ${by.phone}` : sql`id = ${by.memberId}`
  const { rows } = await sql<Found>`select id, nickname, phone from member where partner_id = ${partnerId} and status <> 3 and ${which}`.execute(db)
  return rows[0]
}

export async function find(ctx: StaffCtx, { phone }: { phone: string }): Promise<Result<DeskPoints, ErrorName>> {
  const member = await memberOf(ctx.services.db, ctx.scope.partnerId, { phone })
  return member ? ok(await viewOf(ctx, member)) : refuse('notFound')
}

async function viewOf(ctx: StaffCtx, { id, nickname, phone }: Found): Promise<DeskPoints> {
  const { db } = ctx.services
  const owner = { partnerId: ctx.scope.partnerId, memberId: id }
  const [holding, points, growth] = await Promise.all([
    readHolding(db, owner),
    listLedger(db, owner, 'points_ledger', 0, rowsShown),
    listLedger(db, owner, 'growth_ledger', 0, rowsShown),
  ])
  const language = ctx.locale === 'en' ? 1 : 0
  const rowsIn = (rows: readonly LedgerRow[], titles: typeof bizTitles) =>
    rows.map((row) => ({
      id: row.id,
      delta: row.delta,
      balance: row.balance,
      title: row.note || (titles[row.bizType]?.[language] ?? row.bizType),
      orderSn: row.orderSn,
      at: row.at.getTime(),
    }))
  return {
    memberId: id,
    nickname,
    phoneMasked: maskedPhone(phone),
    ...holding,
    pointsLedger: rowsIn(points.rows, bizTitles),
    growthLedger: rowsIn(growth.rows, growthTitles),
  }
}

interface Adjusting {
  readonly memberId: number
  readonly what: 'points' | 'growth'
  readonly delta: number
  readonly reason: string
  readonly requestId: string
}

export async function adjust(ctx: StaffCtx, { memberId, what, delta, reason, requestId }: Adjusting): Promise<Result<DeskPoints, ErrorName>> {
  const { db } = ctx.services
  const owner: PointsOwner = { partnerId: ctx.scope.partnerId, memberId }
  const member = await memberOf(db, owner.partnerId, { memberId })
  if (!member) return refuse('notFound')
  const refused = await db.transaction().execute(async (trx) => {
    const holding = await lockHolding(trx, owner)
    if (!holding) return refuse('notFound')
    const before = held(holding, what)
    const entry = { delta, bizType: 'adjust', bizId: requestId, note: reason, at: new Date(ctx.clock.now()) }
    if (await isWritten(trx, owner, what, requestId)) return undefined
    if (before + delta < 0) return refuse('pointsShort')
    if (what === 'points') await writePoints(trx, owner, { ...entry, ...(delta > 0 && { expireAt: expiryOf(ctx.clock.now()) }) })
    else await writeGrowth(trx, owner, entry)
    await audit(trx, ctx, 'points.adjust', `member ${memberId}`, { [what]: { before, after: before + delta }, reason: { before: null, after: reason } })
    return undefined
  })
  return refused ?? ok(await viewOf(ctx, member))
}

const held = (holding: Holding, what: 'points' | 'growth'): number => (what === 'points' ? holding.points : holding.growth)

/** The same request came before. */
async function isWritten(trx: Db, { memberId }: PointsOwner, what: 'points' | 'growth', requestId: string): Promise<boolean> {
  const table = sql.table(what === 'points' ? 'points_ledger' : 'growth_ledger')
  const { rows } = await sql`select 1 from ${table} where member_id = ${memberId} and biz_type = 'adjust' and biz_id = ${requestId}`.execute(trx)
  return rows.length > 0
}
