import { randomInt } from 'node:crypto'
import type {
  AdminApplication,
  AdminEvaluate,
  EvaluateChosen,
} from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { mayChoose } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import { refusalText, type ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { addressById } from '#features/people/address/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { storedReviews } from '#features/catalog/review/index.ts'
import { placeAtOnce } from '#features/trade/checkout/index.ts'
import { transact } from '#platform/db/transact.ts'
import { noAnswer, type ShopperCtx, type StaffCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  applicationsOf,
  declineWaiting,
  setPromoted,
  waitingOf,
  type ApplyRow,
} from './apply.repo.ts'
import { applicationView, detail } from './evaluate-admin.service.ts'
import { tellDeclined } from './evaluate-notices.ts'
import { evaluatePurchase } from './evaluate-purchase.ts'
import { findEvaluate, settle as settleRow, type EvaluateRow } from './evaluate.repo.ts'
import { shuffled } from './evaluate.rules.ts'

interface ById {
  readonly id: number
}
interface Named extends ById {
  readonly applyIds: readonly number[]
}

const found = ({ services: { db }, scope, clock }: StaffCtx, id: number) =>
  findEvaluate(db, scope, id, new Date(clock.now()))

/**
 * Makes the order of a tester, in whose place it is asked, and with it gives the place; undefined:
 * it is done.
 */
export async function placeFor(
  member: ShopperCtx,
  { id: applyId, evaluationId, addressId }: ApplyRow,
): Promise<Refused<ErrorName> | undefined> {
  const owner = { ...member.scope, memberId: member.shopper.id }
  const address = addressId && (await addressById(member.services.db, owner, addressId))
  const placed = await placeAtOnce(member, evaluatePurchase, {
    input: { evaluationId, applyId },
    // Each try has a checkout of its own: the application alone is chosen once.
    key: randomToken(),
    // One that is gone since: the goods go to where the member has their parcels now.
    addressId: address ? address.id : undefined,
  })
  if (placed.ok) return undefined
  return placed.refusal === 'addressNeeded' ? refuse('evaluateNoAddress') : placed
}

/** Gives places to applications, one after another, while there are some; who chose is noted. */
async function placeAll(
  ctx: StaffCtx,
  action: 'evaluate.choose' | 'evaluate.draw',
  { id }: EvaluateRow,
  rows: readonly ApplyRow[],
  most: number,
): Promise<EvaluateChosen> {
  const placed: string[] = []
  const refused: EvaluateChosen['refused'] = []
  for (const row of rows) {
    if (placed.length === most) break
    const shopper = { id: row.memberId }
    const why = await placeFor({ ...ctx, session: undefined, shopper, answer: noAnswer }, row)
    if (why) refused.push({ id: row.id, name: row.name, text: refusalText(why, ctx.locale) })
    else placed.push(row.name)
    if (why?.refusal === 'evaluateFull') break
  }
  if (placed.length > 0)
    await audit(ctx.services.db, ctx, action, `evaluate ${id}`, {
      testers: { before: null, after: placed.join('、') },
    })
  return { chosen: placed.length, refused }
}

type ChooseFault = 'notFound' | 'evaluateNotChoosing' | 'evaluateFull'

const notNow = ({ chosen, quota }: EvaluateRow) =>
  refuse(chosen < quota ? ('evaluateNotChoosing' as const) : ('evaluateFull' as const))

export async function choose(
  ctx: StaffCtx,
  { id, applyIds }: Named,
): Promise<Result<EvaluateChosen, ChooseFault>> {
  const row = await found(ctx, id)
  const rows = row ? await applicationsOf(ctx.services.db, ctx.scope, id, applyIds) : []
  if (!row || rows.length < new Set(applyIds).size) return refuse('notFound')
  const open = rows.filter(({ state }) => state !== 'chosen')
  if (open.length > 0 && !mayChoose(row, ctx.clock.now())) return notNow(row)
  const done = await placeAll(ctx, 'evaluate.choose', row, open, open.length)
  // Those who were chosen by the same call before are chosen.
  return ok({ ...done, chosen: done.chosen + rows.length - open.length })
}

/** Tries beyond the places that are left, of people to whom nothing can be sent. */
const spare = 20

export async function draw(
  ctx: StaffCtx,
  { id }: ById,
): Promise<Result<EvaluateChosen, ChooseFault>> {
  const { db } = ctx.services
  const row = await found(ctx, id)
  if (!row) return refuse('notFound')
  if (!mayChoose(row, ctx.clock.now())) return notNow(row)
  const left = row.quota - row.chosen
  const drawn = shuffled(await waitingOf(db, id), (below) => randomInt(0, below))
  const tried = drawn.slice(0, left + spare)
  const rows = await applicationsOf(db, ctx.scope, id, tried)
  // In the order of the lot, not of their numbers.
  const inOrder = tried.flatMap((applyId) => rows.find((each) => each.id === applyId) ?? [])
  return ok(await placeAll(ctx, 'evaluate.draw', row, inOrder, left))
}

export async function decline(
  ctx: StaffCtx,
  { id, applyIds }: Named,
): Promise<Result<{ declined: number }, 'notFound'>> {
  const at = new Date(ctx.clock.now())
  if (!(await found(ctx, id))) return refuse('notFound')
  return transact(ctx.services.db, async (trx) => {
    const people = await declineWaiting(trx, ctx.scope, id, applyIds)
    await tellDeclined(trx, people, at)
    if (people.length > 0)
      await audit(trx, ctx, 'evaluate.decline', `evaluate ${id}`, {
        declined: { before: null, after: people.length },
      })
    return ok({ declined: people.length })
  })
}

export async function settle(
  ctx: StaffCtx,
  { id }: ById,
): Promise<Result<AdminEvaluate, 'notFound' | 'evaluateNotChoosing'>> {
  const at = new Date(ctx.clock.now())
  const row = await found(ctx, id)
  if (!row) return refuse('notFound')
  if (row.isClosed || row.endAt > at.getTime()) return refuse('evaluateNotChoosing')
  await ctx.services.db.transaction().execute(async (trx) => {
    // The applications before the trial, as whoever chooses takes them.
    const people = await declineWaiting(trx, ctx.scope, id)
    if (!(await settleRow(trx, ctx.scope, id, at)) && people.length === 0) return
    await tellDeclined(trx, people, at)
    await audit(trx, ctx, 'evaluate.settle', `evaluate ${id}`, {
      declined: { before: null, after: people.length },
    })
  })
  return detail(ctx, { id })
}

export async function promote(
  ctx: StaffCtx,
  { id, applyId, isPromoted }: ById & { readonly applyId: number; readonly isPromoted: boolean },
): Promise<Result<AdminApplication, 'notFound' | 'evaluateNoReport'>> {
  const now = ctx.clock.now()
  const { db } = ctx.services
  const [row] = await applicationsOf(db, ctx.scope, id, [applyId])
  if (!row) return refuse('notFound')
  const reviewId = row.reviewId ?? 0
  const review = (await storedReviews(db, ctx.scope.partnerId, [reviewId])).get(reviewId)
  if (isPromoted && review?.state !== reviewStates.shown) return refuse('evaluateNoReport')
  await db.transaction().execute(async (trx) => {
    await setPromoted(trx, applyId, isPromoted ? new Date(now) : null)
    if (isPromoted !== row.isPromoted)
      await audit(trx, ctx, 'evaluate.promote', `evaluate ${id}`, {
        report: { before: row.isPromoted, after: isPromoted },
      })
  })
  return ok(applicationView({ ...row, isPromoted }, review, now))
}
