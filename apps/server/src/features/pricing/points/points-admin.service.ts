import type {
  AdminPoints,
  PointsProposal,
} from '@mallard/contract/pricing/points/points-admin.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { day, ok, refuse, type Result } from '@mallard/kernel'
import {
  audit,
  decide as settle,
  findProposal,
  listProposals,
  lockStaff,
  movedAlone,
  propose,
  proposalView,
  type ProposalRow,
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
import { aloneUpTo, bizTitles, expiryOf, growthTitles, leftAlone } from './points.rules.ts'

const kind = 'points'
/** Rows of each ledger that the back office shows. */
const rowsShown = 50
/** Proposals that wait at once, at the most shown. */
const proposalsShown = 100

type What = 'points' | 'growth'

/** What a proposal carries out. */
interface Change {
  readonly memberId: number
  readonly what: What
  readonly delta: number
}

const changeOf = ({ change }: ProposalRow) => change as Change
/** Who looks after one store has to do with those who ordered there. */
const isHereOnly = ({ staff }: StaffCtx) => !staff.rightsEverywhere.includes('member.read')
const subjectOf = (memberId: number) => `member ${memberId}` as const

export async function read(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<AdminPoints, 'notFound'>> {
  const { db } = ctx.services
  const member = await memberOf(db, ctx.scope, memberId, isHereOnly(ctx))
  if (!member) return refuse('notFound')
  const { partnerId } = ctx.scope
  const owner = { partnerId, memberId }
  const now = ctx.clock.now()
  const [holding, points, growth, moved, [open]] = await Promise.all([
    readHolding(db, owner),
    listLedger(db, owner, 'points_ledger', 0, rowsShown),
    listLedger(db, owner, 'growth_ledger', 0, rowsShown),
    movedToday(db, ctx),
    listProposals(db, partnerId, kind, { subject: subjectOf(memberId), openAt: new Date(now) }, 1),
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
  return ok({
    memberId,
    ...holding,
    pointsLedger: rowsIn(points.rows, bizTitles),
    growthLedger: rowsIn(growth.rows, growthTitles),
    waiting: (open && viewOf(ctx, open, member)) ?? null,
    aloneUpTo,
    leftToday: leftAlone(moved),
  })
}

/** Points or growth that one person has given and taken alone in a day. */
function movedToday(db: Db, { scope, staff, clock }: StaffCtx): Promise<number> {
  const since = clock.now() - day
  return movedAlone(db, {
    partnerId: scope.partnerId,
    staffId: staff.id,
    ways: [
      { action: 'points.adjust', field: 'points' },
      { action: 'points.adjust', field: 'growth' },
    ],
    since,
  })
}

function viewOf(
  ctx: StaffCtx,
  row: ProposalRow,
  member: FoundMember | undefined,
): PointsProposal | undefined {
  const { memberId, what, delta } = changeOf(row)
  return (
    member && {
      ...proposalView(ctx, row),
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
    const moved = await movedToday(trx, ctx)
    if (Math.abs(delta) <= leftAlone(moved))
      return carryOut(trx, ctx, change, reason, requestId, 'points.adjust')
    const owner = { partnerId, memberId }
    if ((await readHolding(trx, owner))[what] + delta < 0) return 'pointsShort'
    const asked = await propose(trx, ctx, {
      kind,
      subject: subjectOf(memberId),
      change,
      reason,
      requestId,
    })
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
          ...(delta > 0 && { expireAt: expiryOf(ctx.clock.now()) }),
        })
      : await writeGrowth(trx, owner, entry)
  // Somebody else was quicker with the same request: it is done once, and noted once.
  if (!isWritten) return undefined
  await audit(trx, ctx, action, subjectOf(memberId), {
    [what]: { before, after: before + delta },
    reason: { before: null, after: reason },
  })
  return undefined
}

export async function waiting(ctx: StaffCtx): Promise<Result<PointsProposal[], never>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const open = await listProposals(
    db,
    partnerId,
    kind,
    { openAt: new Date(ctx.clock.now()) },
    proposalsShown,
  )
  const ids = open.map((row) => changeOf(row).memberId)
  const members = await membersOf(db, ctx.scope, ids, isHereOnly(ctx))
  return ok(open.flatMap((row) => viewOf(ctx, row, members.get(changeOf(row).memberId)) ?? []))
}

interface Deciding {
  readonly id: number
  readonly verdict: 'approve' | 'decline' | 'withdraw'
  readonly note: string
}

export async function decide(
  ctx: StaffCtx,
  decision: Deciding,
): Promise<Result<PointsProposal[], ErrorName>> {
  const { db } = ctx.services
  const proposal = await findProposal(db, ctx.scope.partnerId, kind, decision.id)
  if (!proposal) return refuse('notFound')
  const { memberId } = changeOf(proposal)
  if (!(await membersOf(db, ctx.scope, [memberId], isHereOnly(ctx))).has(memberId))
    return refuse('notFound')
  const refusal = await settle(ctx, { kind, ...decision }, (trx, approved) =>
    carryOut(
      trx,
      ctx,
      changeOf(approved),
      approved.reason,
      `proposal ${approved.id}`,
      'points.set',
    ),
  )
  return refusal ? refuse(refusal) : waiting(ctx)
}
