import { about } from '@mallard/contract/people/notices/notice-events'
import { createHash } from 'node:crypto'
import type { CouponProposal } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import { refusalText, type ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { actorType, fen, ok, refuse, type Refused, type Result, type Scope } from '@mallard/kernel'
import { audienceSize, type Audience } from '#features/people/audience/index.ts'
import { notify } from '#features/people/notices/index.ts'
import {
  askSecond,
  audit,
  changesOf,
  decideSecond,
  findProposal,
  giveAlone,
  lockStaff,
  madeByAny,
  makeOnce,
  proposalViews,
  type Said,
  type SecondLook,
} from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { findTemplate, type AdminTemplate } from './coupon-admin.repo.ts'
import { mayEverywhere, worthOfOne } from './coupon-admin.service.ts'
import { takeCoupon } from './coupon.repo.ts'
import { refusalOf } from './coupon.service.ts'
import {
  countIssued,
  countOfLevels,
  giveMany,
  isIssued,
  lockTemplate,
  membersByPhone,
  membersOfLevels,
  type Given,
} from './issue.repo.ts'

/** Members that are given coupons in one transaction. */
const atOnce = 500

interface Issuing {
  readonly id: number
  readonly phones: readonly string[]
  readonly levels: readonly string[]
  readonly requestId: string
}

interface Issued {
  given: number
  left: number
  failed: { phone: string; message: string }[]
  waits: boolean
}

/** Who gets one; members by their numbers, so that no phone is kept. */
interface Receivers {
  readonly memberIds: readonly number[]
  readonly levels: readonly string[]
  /** Members who were chosen before, who get theirs in the background. */
  readonly audience?: Audience
}

/** What a proposal carries out. */
interface Change extends Receivers {
  readonly storeId: number
  readonly couponId: number
  readonly members: number
  /** fen */
  readonly worth: number
}

export const couponLook: SecondLook<Change, CouponProposal> = {
  kind: 'coupon',
  subjectOf: ({ couponId }) => `coupon ${couponId}`,
  storeOf: ({ storeId }) => storeId,
  views: async (ctx, rows) => {
    const shown = await proposalViews(ctx, 'coupon', rows)
    return rows.map(({ change: { couponId, members, worth } }, index) => ({
      ...shown[index]!,
      couponId,
      members,
      worth: fen(worth),
    }))
  },
}

/** What one member gets is counted together, and what many get of one coupon. */
const subjectOf = ({ id }: AdminTemplate, { memberIds, levels, audience }: Receivers) =>
  memberIds.length === 1 && levels.length === 0 && !audience
    ? (`member ${memberIds[0]!}` as const)
    : (`coupon ${id}` as const)

const mayGiveMany = (ctx: StaffCtx, { storeId }: AdminTemplate) =>
  storeId !== null || mayEverywhere(ctx)

/** One person at the counter is every store's business; many members at once are the partner's. */
const mayGive = (ctx: StaffCtx, template: AdminTemplate, { levels, audience }: Receivers) =>
  (levels.length === 0 && !audience) || mayGiveMany(ctx, template)

/**
 * To members by their phones, one by one: what one cannot have keeps nobody else from theirs; and
 * to everybody of some levels. What may take much off waits for another person.
 */
export async function issue(
  ctx: StaffCtx,
  { id, phones, levels, requestId }: Issuing,
): Promise<Result<Issued, ErrorName>> {
  if (phones.length === 0 && levels.length === 0) return refuse('badInput', { field: 'phones' })
  const { db } = ctx.services
  const template = await findTemplate(db, ctx.scope, id)
  if (!template) return refuse('notFound')
  const known = await membersByPhone(db, ctx.scope.partnerId, [...new Set(phones)])
  const to = { memberIds: [...known.values()], levels }
  if (!mayGive(ctx, template, to)) return refuse('partnerWide')
  const issueKey = issueKeyOf(requestId, id, to)
  const mayNow = await giveOrAsk(ctx, template, to, issueKey)
  if (!mayNow.ok) return mayNow
  const most = mayNow.value
  const issued: Issued = { given: 0, left: 0, failed: [], waits: most === undefined }
  const failed = (phone: string, why: Refused<ErrorName>) =>
    issued.failed.push({ phone, message: refusalText(why, ctx.locale) })
  for (const phone of new Set(phones)) if (!known.has(phone)) failed(phone, refuse('notFound'))
  if (most === undefined) return ok(issued)
  const phoneOf = new Map([...known].map(([phone, memberId]) => [memberId, phone]))
  const done = await give(ctx, template, { ...to, most, issueKey })
  for (const [memberId, why] of done.refused) failed(phoneOf.get(memberId) ?? '', why)
  return ok({ ...issued, given: done.given, left: done.left })
}

interface ToAudience {
  readonly couponId: number
  readonly requestId: string
  /** Chooses the members, in the transaction that gives. */
  readonly choose: (trx: Db) => Promise<Audience>
}

/**
 * To members who were chosen by what they have alike, each once, in the background. The same request
 * reaches the same members, whoever has come to be like them since.
 */
export async function issueToAudience(
  ctx: StaffCtx,
  { couponId, requestId, choose }: ToAudience,
): Promise<Result<{ members: number; waits: boolean }, ErrorName>> {
  const { services, scope } = ctx
  const template = await findTemplate(services.db, scope, couponId)
  if (!template) return refuse('notFound')
  if (template.isClosed) return refuse('couponOver')
  if (!mayGiveMany(ctx, template)) return refuse('partnerWide')
  const audience = await transact(services.db, async (trx): Promise<Result<Audience, never>> => {
    const once = `audience ${requestId}`
    const chosen = async () => (await choose(trx)).id
    const made = await makeOnce(trx, ctx, 'coupon.issue', once, chosen)
    return ok({ id: made, members: await audienceSize(trx, scope.partnerId, made) })
  })
  if (!audience.ok) return audience
  if (audience.value.members === 0) return refuse('segmentEmpty')
  const to = { memberIds: [], levels: [], audience: audience.value }
  const mayNow = await giveOrAsk(ctx, template, to, issueKeyOf(requestId, couponId, to))
  if (!mayNow.ok) return mayNow
  return ok({ members: audience.value.members, waits: mayNow.value === undefined })
}

/** A request is the same one when it gives the same coupon to the same people. */
function issueKeyOf(
  requestId: string,
  id: number,
  { memberIds, levels, audience }: Receivers,
): string {
  const what = JSON.stringify([
    requestId,
    id,
    memberIds.toSorted((a, b) => a - b),
    levels.toSorted(),
    ...(audience ? [audience.id] : []),
  ])
  return createHash('sha256').update(what).digest('hex')
}

/** What is kept of a request is one more than the members that it may reach; 0 waits. */
const maxOf = (counted: number): number | undefined => (counted === 0 ? undefined : counted - 1)

/**
 * Counts what one person gives, once for each request, and answers how many it may reach, also when
 * it is sent again; undefined where another's word on it is asked for.
 */
async function giveOrAsk(
  ctx: StaffCtx,
  template: AdminTemplate,
  to: Receivers,
  issueKey: string,
): Promise<Result<number | undefined, ErrorName>> {
  const { services, scope, staff } = ctx
  const one = await worthOfOne(ctx, template)
  return transact(services.db, async (trx): Promise<Result<number | undefined, ErrorName>> => {
    await lockStaff(trx, scope.partnerId, staff.id)
    await lockTemplate(trx, scope, template.id)
    const known = await madeByAny(trx, ctx, 'coupon.issue', issueKey)
    if (known !== undefined) return ok(maxOf(known))
    const inLevels = await countOfLevels(trx, scope.partnerId, to.levels)
    const chosen = to.memberIds.length + inLevels + (to.audience?.members ?? 0)
    const members = Math.min(chosen, template.total - template.taken)
    const worth = one * members
    const refused: Refused<ErrorName>[] = []
    const counted = await makeOnce(trx, ctx, 'coupon.issue', issueKey, async () => {
      if (await giveAlone(trx, ctx, { kind: 'coupon', subject: subjectOf(template, to) }, worth)) {
        const after = { members, worth }
        await audit(trx, ctx, 'coupon.issue', `coupon ${template.id}`, changesOf({}, after))
        await queueGiving(trx, ctx, template.id, { ...to, most: members, issueKey })
        return members + 1
      }
      const change = { ...to, storeId: scope.storeId, couponId: template.id, members, worth }
      const reason = template.coupon.name
      const asked = await askSecond(trx, ctx, couponLook, {
        change,
        reason,
        requestId: issueKey,
      })
      if (!asked.ok) refused.push(asked)
      return 0
    })
    return refused[0] ?? ok(maxOf(counted))
  })
}

/** On a yes they are given, some at a time; said again, those who have none yet get theirs. */
export async function decideIssue(
  ctx: StaffCtx,
  said: Said,
): Promise<Result<CouponProposal[], ErrorName>> {
  const done = await decideSecond(ctx, couponLook, said, {
    carryOut: async (trx, _, { change }) => {
      const template = await findTemplate(trx, ctx.scope, change.couponId)
      if (!template) return 'notFound'
      if (template.isClosed) return 'couponOver'
      if (!mayGive(ctx, template, change)) return 'partnerWide'
      const most = change.members
      const issueKey = `proposal-${said.id}`
      await queueGiving(trx, ctx, template.id, { ...change, most, issueKey })
      return undefined
    },
  })
  if (!done.ok || said.verdict !== 'approve') return done
  const { db } = ctx.services
  const row = await findProposal(db, ctx.scope.partnerId, 'coupon', said.id)
  const change = row?.change as Change | undefined
  const template = change && (await findTemplate(db, ctx.scope, change.couponId))
  if (!change || !template) return done
  const { given } = await give(ctx, template, {
    ...change,
    most: change.members,
    issueKey: `proposal-${said.id}`,
  })
  if (given > 0)
    await audit(db, ctx, 'coupon.issue', `coupon ${template.id}`, changesOf({}, { given }))
  return done
}

interface Outcome {
  given: number
  left: number
  refused: (readonly [number, Refused<ErrorName>])[]
}

/** What was counted: no more members than `most` get one under its key, whenever it is said again. */
interface Counted extends Receivers {
  readonly most: number
  readonly issueKey: string
}

/** Those of an audience get theirs in the background, beginning when this transaction has ended. */
async function queueGiving(
  trx: Db,
  { scope, staff, clock }: StaffCtx,
  couponId: number,
  { audience, most, issueKey }: Counted,
): Promise<void> {
  if (!audience) return
  await enqueue(trx, {
    kind: 'coupon.audience',
    key: issueKey,
    payload: { couponId, audienceId: audience.id, after: 0, most, issueKey, staffId: staff.id },
    runAt: clock.now(),
    scope,
  })
}

async function give(
  ctx: StaffCtx,
  template: AdminTemplate,
  { memberIds, levels, most, issueKey }: Counted,
): Promise<Outcome> {
  const outcome: Outcome = { given: 0, left: 0, refused: [] }
  const before = await countIssued(ctx.services.db, template.id, issueKey)
  for (const memberId of memberIds) {
    const one = await giveTo(ctx, template, memberId, issueKey)
    if (one === 'given') outcome.given += 1
    else if (one !== 'before') outcome.refused.push([memberId, one])
  }
  const still = Math.max(0, most - before - outcome.given)
  if (levels.length > 0) await toLevels(ctx, template, { levels, issueKey, still }, outcome)
  return outcome
}

async function giveTo(
  ctx: StaffCtx,
  template: AdminTemplate,
  memberId: number,
  issueKey: string,
): Promise<'given' | 'before' | Refused<ErrorName>> {
  const at = new Date(ctx.clock.now())
  const { scope, staff } = ctx
  return ctx.services.db.transaction().execute(async (trx) => {
    // First the template: the same request at the same moment waits here, and then finds it done.
    await lockTemplate(trx, scope, template.id)
    if (await isIssued(trx, template.id, memberId, issueKey)) return 'before'
    const taking = {
      obtains: couponObtains,
      source: 'issue',
      actorType: actorType.staff,
      actorId: staff.id,
      isGiven: true,
      issueKey,
      at,
    }
    const taken = await takeCoupon(trx, { ...scope, memberId }, { templateId: template.id }, taking)
    if (!taken?.historyId) return refusalOf(taken, couponObtains)
    await tell(trx, ctx, template, [{ memberId, historyId: taken.historyId }], at)
    return 'given'
  })
}

/** Some at a time, so that others can draw in the meantime. */
async function toLevels(
  ctx: StaffCtx,
  template: AdminTemplate,
  { levels, issueKey, still }: { levels: readonly string[]; issueKey: string; still: number },
  issued: Pick<Outcome, 'given' | 'left'>,
): Promise<void> {
  const { db } = ctx.services
  let most = still
  const at = new Date(ctx.clock.now())
  for (let after = 0; ;) {
    const memberIds = await membersOfLevels(db, ctx.scope.partnerId, levels, after, atOnce)
    const last = memberIds.at(-1)
    if (last === undefined) return
    const given = await db.transaction().execute(async (trx) => {
      const made = await giveMany(trx, ctx.scope, {
        templateId: template.id,
        memberIds,
        issueKey,
        staffId: ctx.staff.id,
        at,
        most,
      })
      await tell(trx, ctx, template, made, at)
      return made.length
    })
    most -= given
    issued.given += given
    issued.left += memberIds.length - given
    after = last
  }
}

export async function tell(
  trx: Db,
  { scope }: { readonly scope: Scope },
  { coupon }: Pick<AdminTemplate, 'coupon'>,
  given: readonly Given[],
  at: Date,
): Promise<void> {
  await notify(
    trx,
    given.map(({ memberId, historyId }) => ({
      scope,
      memberId,
      topic: `couponGiven ${historyId}`,
      about: about('coupon.given', { coupon: [coupon.name, coupon.nameEn] }),
      link: href('couponList', scope),
      at,
    })),
  )
}
