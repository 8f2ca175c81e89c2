import type {
  AdminPoints,
  PointsProposal,
} from '@mallard/contract/pricing/points/points-admin.calls'
import type { Proposal } from '@mallard/contract/people/staff/proposal.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import {
  askSecond,
  audit,
  decideSecond,
  giveAlone,
  leftAlone,
  lockStaff,
  proposalViews,
  waitingAbout,
  type Said,
  type SecondLook,
} from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { isWritten, memberOf, membersOf, type FoundMember } from './points-admin.repo.ts'
import {
  listLedger,
  lockHolding,
  readHolding,
  writeGrowth,
  writePoints,
  type LedgerRow,
  type PointsOwner,
} from './points.repo.ts'
import { rulesIn } from './points-rules.service.ts'
import { bizTitles, expiryOf, growthTitles, titleIn } from './points.rules.ts'

/** Rows of each ledger that the back office shows. */
const rowsShown = 50
type What = 'points' | 'growth'

/** What a proposal carries out. */
interface Change {
  readonly memberId: number
  readonly what: What
  readonly delta: number
}

/** Who looks after one store has to do with those who ordered there. */
const isHereOnly = ({ staff }: StaffCtx) => !staff.rightsEverywhere.includes('member.read')
const subjectOf = ({ memberId }: Pick<Change, 'memberId'>) => `member ${memberId}` as const

export const pointsLook: SecondLook<Change, PointsProposal> = {
  kind: 'points',
  subjectOf,
  views: async (ctx, rows) => {
    const ids = rows.map(({ change }) => change.memberId)
    const members = await membersOf(ctx.services.db, ctx.scope, ids, isHereOnly(ctx))
    const shown = await proposalViews(ctx, 'points', rows)
    return rows.flatMap(
      ({ change }, index) => viewOf(shown[index]!, change, members.get(change.memberId)) ?? [],
    )
  },
}

export const decidePoints = (ctx: StaffCtx, said: Said) =>
  decideSecond(ctx, pointsLook, said, {
    carryOut: (trx, _, { id, change, reason }) =>
      carryOut(trx, ctx, change, reason, `proposal ${id}`, 'points.set'),
  })

export async function read(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<AdminPoints, 'notFound'>> {
  const { db } = ctx.services
  const member = await memberOf(db, ctx.scope, memberId, isHereOnly(ctx))
  if (!member) return refuse('notFound')
  const owner = { partnerId: ctx.scope.partnerId, memberId }
  const [holding, points, growth, may, waiting] = await Promise.all([
    readHolding(db, owner),
    listLedger(db, owner, 'points_ledger', 0, rowsShown),
    listLedger(db, owner, 'growth_ledger', 0, rowsShown),
    leftAlone(db, ctx, giftOf(memberId)),
    waitingAbout(ctx, pointsLook, subjectOf({ memberId })),
  ])
  const rowsIn = (rows: readonly LedgerRow[], titles: typeof bizTitles) =>
    rows.map((row) => ({
      id: row.id,
      delta: row.delta,
      balance: row.balance,
      title: row.note || titleIn(ctx.locale, titles, row.bizType),
      orderSn: row.orderSn,
      at: row.at.getTime(),
    }))
  return ok({
    memberId,
    ...holding,
    pointsLedger: rowsIn(points.rows, bizTitles),
    growthLedger: rowsIn(growth.rows, growthTitles),
    waiting,
    aloneUpTo: may.upTo,
    leftToday: may.left,
  })
}

/** Points and growth of a member are counted together, given or taken. */
const giftOf = (memberId: number) => ({ kind: 'points', subject: subjectOf({ memberId }) }) as const

function viewOf(
  shown: Proposal,
  { memberId, what, delta }: Change,
  member: FoundMember | undefined,
): PointsProposal | undefined {
  return (
    member && {
      ...shown,
      memberId,
      nickname: member.nickname,
      phoneMasked: maskedPhone(member.phone),
      what,
      delta,
    }
  )
}

interface Adjusting extends Change {
  readonly reason: string
  readonly requestId: string
}

/**
 * Carries a small change out at once; a large one, or one more of many, waits for another person.
 */
export async function adjust(
  ctx: StaffCtx,
  { reason, requestId, ...change }: Adjusting,
): Promise<Result<AdminPoints, ErrorName>> {
  const { db } = ctx.services
  const { memberId, what, delta } = change
  const { partnerId } = ctx.scope
  if (!(await memberOf(db, ctx.scope, memberId, isHereOnly(ctx)))) return refuse('notFound')
  const refusal = await db.transaction().execute(async (trx): Promise<ErrorName | undefined> => {
    await lockStaff(trx, partnerId, ctx.staff.id)
    if (await isWritten(trx, memberId, what, requestId)) return undefined
    if (await giveAlone(trx, ctx, giftOf(memberId), Math.abs(delta)))
      return carryOut(trx, ctx, change, reason, requestId, 'points.adjust')
    const owner = { partnerId, memberId }
    if ((await readHolding(trx, owner))[what] + delta < 0) return 'pointsShort'
    const asked = await askSecond(trx, ctx, pointsLook, { change, reason, requestId })
    return asked.ok ? undefined : asked.refusal
  })
  return refusal ? refuse(refusal) : read(ctx, { memberId })
}

async function carryOut(
  trx: Db,
  ctx: StaffCtx,
  { memberId, what, delta }: Change,
  reason: string,
  bizId: string,
  action: 'points.adjust' | 'points.set',
): Promise<ErrorName | undefined> {
  const owner: PointsOwner = { partnerId: ctx.scope.partnerId, memberId }
  const holding = await lockHolding(trx, owner)
  if (!holding) return 'notFound'
  const before = holding[what]
  if (before + delta < 0) return 'pointsShort'
  const entry = { delta, bizType: 'adjust', bizId, note: reason, at: new Date(ctx.clock.now()) }
  const isWritten =
    what === 'points'
      ? await writePoints(trx, owner, {
          ...entry,
          ...(delta > 0 && {
            expireAt: expiryOf(ctx.clock.now(), await rulesIn(trx, owner.partnerId)),
          }),
        })
      : await writeGrowth(trx, owner, entry)
  // Somebody else was quicker with the same request: it is done once, and noted once.
  if (!isWritten) return undefined
  await audit(trx, ctx, action, subjectOf({ memberId }), {
    [what]: { before, after: before + delta },
    reason: { before: null, after: reason },
  })
  return undefined
}
