import type { ShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import { ok, refuse, scopeText, type Instant, type Result, type Scope } from '@mallard/kernel'
import { followPrices, refreshListing, writeShelf } from '#features/catalog/catalog/index.ts'
import { type Action, audit, changesOf } from '#features/people/staff/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dequeue, enqueueAll } from '#platform/jobs/enqueue.ts'
import { dropGoods } from './goods-admin.service.ts'
import { lockShelf, type Shelf, writePlan } from './shelf.repo.ts'
import { afterHand, type ShelfTimes, type TimesRefusal, timesStand } from './shelf.rules.ts'

interface ShelfReply {
  readonly onSale: boolean
  readonly plan: ShelfPlan
  readonly droppedAt: Instant | null
}

interface ShelfInput {
  readonly id: number
  readonly onSale: boolean
}

type ShelfRefusal = 'notFound' | 'nothingToSell' | 'goodsArchived'

/**
 * Puts goods on or off the shelf of a store now. What was planned for that is dropped, what is to
 * come after it stays. Repeatable.
 */
export async function shelf(
  ctx: StaffCtx,
  input: ShelfInput,
): Promise<Result<ShelfReply, ShelfRefusal>> {
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  const moved = await transact<ShelfReply, ShelfRefusal>(ctx.services.db, (trx) =>
    shelve(trx, ctx, input, prices),
  )
  if (moved.ok) dropGoods(ctx, input.id)
  return moved
}

/** The same in the caller's transaction, who drops what is kept of the goods. */
export async function shelve(
  trx: Db,
  ctx: Action,
  { id, onSale }: ShelfInput,
  prices: CataloguePrices,
): Promise<Result<ShelfReply, ShelfRefusal>> {
  const { scope, clock } = ctx
  const before = await lockShelf(trx, scope, id)
  if (!before) return refuse('notFound')
  if (onSale && before.isArchived) return refuse('goodsArchived')
  if (onSale && shelfProblem(before)) return refuse('nothingToSell')
  const now = clock.now()
  const times = afterHand(before.plan, { before: before.onSale, after: onSale, now })
  const isMoved = before.onSale !== onSale
  await move(trx, scope, id, { onSale, prices, now })
  const plan = isMoved ? await replan(trx, scope, id, before.plan, times) : before.plan
  if (isMoved) await audit(trx, ctx, 'goods.shelf', `goods ${id}`, said(before, { onSale, plan }))
  return ok({ onSale, plan, droppedAt: droppedBy(before.plan, plan) })
}

type PlanRefusal = 'notFound' | 'versionConflict' | 'goodsArchived' | TimesRefusal

interface PlanInput extends ShelfTimes {
  readonly id: number
  /** Of the plan that was seen; undefined: over whatever is planned. */
  readonly version?: number
}

/** Says when goods go on and off by themselves. Repeatable: what is planned already stays so. */
export async function planShelf(
  ctx: StaffCtx,
  input: PlanInput,
): Promise<Result<ShelfPlan, PlanRefusal>> {
  return transact<ShelfPlan, PlanRefusal>(ctx.services.db, async (trx) => {
    const planned = await plan(trx, ctx, input)
    return planned.ok ? ok(planned.value.plan) : planned
  })
}

/** The same in the caller's transaction; the shelf with what is planned from now on. */
export async function plan(
  trx: Db,
  ctx: Action,
  { id, version, onAt, offAt }: PlanInput,
): Promise<Result<Shelf, PlanRefusal>> {
  const { scope, clock, staff } = ctx
  const before = await lockShelf(trx, scope, id)
  if (!before) return refuse('notFound')
  const { plan: known, onSale } = before
  if (known.onAt === onAt && known.offAt === offAt && known.problem === null) return ok(before)
  if (before.isArchived) return refuse('goodsArchived')
  if (version !== undefined && known.version !== version) return refuse('versionConflict')
  const standing = timesStand({ onAt, offAt }, { onSale, now: clock.now() })
  if (!standing.ok) return standing
  const next = { onAt, offAt, problem: null, version: known.version, staffId: staff.id }
  if (!(await writePlan(trx, scope, id, next))) return refuse('versionConflict')
  await queueTimes(trx, scope, id, { onAt, offAt })
  const after = { ...before, plan: { onAt, offAt, problem: null, version: known.version + 1 } }
  await audit(trx, ctx, 'goods.shelfTimes', `goods ${id}`, said(before, after))
  return ok(after)
}

/** Says when goods that were made just now, in the same transaction, go on by themselves. */
export async function planNew(
  trx: Db,
  ctx: Action,
  id: number,
  onAt: Instant,
): Promise<Result<void, 'shelfTimePast' | 'shelfOnAlready'>> {
  const planned = await plan(trx, ctx, { id, onAt, offAt: null })
  if (planned.ok) return ok(undefined)
  const { refusal } = planned
  if (refusal === 'shelfTimePast' || refusal === 'shelfOnAlready') return refuse(refusal)
  throw new Error(`shelf: new goods ${id} take no time: ${refusal}`)
}

/** Why goods may not go on the shelf, by hand or at their time. */
export const shelfProblem = ({ hasOpenSku }: Shelf) => (hasOpenSku ? undefined : 'noOpenSku')

interface Move {
  readonly onSale: boolean
  readonly prices: CataloguePrices
  readonly now: Instant
}

/** On or off the shelf: what they cost from now on is noted, lists and search follow. */
export async function move(
  trx: Db,
  scope: Scope,
  id: number,
  { onSale, prices, now }: Move,
): Promise<void> {
  await writeShelf(trx, scope, id, onSale)
  await followPrices(trx, scope, [id], prices, now)
  await refreshListing(trx, scope, [id])
}

/** What is planned from now on by who planned it before; nothing is written where it stays. */
export async function replan(
  trx: Db,
  scope: Scope,
  id: number,
  before: ShelfPlan,
  { onAt, offAt }: ShelfTimes,
  problem: ShelfPlan['problem'] = null,
): Promise<ShelfPlan> {
  const isSame = before.onAt === onAt && before.offAt === offAt && before.problem === problem
  if (isSame) return before
  const next = { onAt, offAt, problem, version: before.version }
  if (!(await writePlan(trx, scope, id, next)))
    throw new Error(`shelf: the plan of goods ${id} changed while it was locked`)
  await queueTimes(trx, scope, id, { onAt, offAt })
  return { onAt, offAt, problem, version: before.version + 1 }
}

/** Goods are looked at when one of their times comes, and no more at those that were planned before. */
async function queueTimes(
  trx: Db,
  scope: Scope,
  id: number,
  { onAt, offAt }: ShelfTimes,
): Promise<void> {
  const keys = { on: `${scopeText(scope)} ${id} on`, off: `${scopeText(scope)} ${id} off` }
  await dequeue(trx, 'goods.shelf', keys.on, keys.off)
  const jobOf = (key: string, at: Instant | null) =>
    at === null ? [] : [{ kind: 'goods.shelf' as const, key, payload: { id }, runAt: at, scope }]
  await enqueueAll(trx, [...jobOf(keys.on, onAt), ...jobOf(keys.off, offAt)])
}

const droppedBy = (before: ShelfTimes, after: ShelfTimes): Instant | null =>
  (before.onAt !== after.onAt && before.onAt) ||
  (before.offAt !== after.offAt && before.offAt) ||
  null

type Told = Pick<Shelf, 'onSale' | 'plan'>

/** As the log tells it. */
export function said(before: Told, after: Told) {
  const fields = ({ onSale, plan: { onAt, offAt, problem } }: Told) => ({
    onSale,
    shelfOnAt: onAt,
    shelfOffAt: offAt,
    shelfProblem: problem,
  })
  return changesOf(fields(before), fields(after))
}
