import type { ErrorName } from '@mallard/contract/errors'
import type { AuditObject, ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import type { Proposal } from '@mallard/contract/people/staff/proposal.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from './audit.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { areOneHand } from './independence.repo.ts'
import {
  expireOpen,
  findByRequest,
  insertProposal,
  lockProposal,
  settleProposal,
  type ProposalRow,
} from './proposal.repo.ts'
import { proposalLife, ruledOn, type Verdict } from './proposal.rules.ts'
import { proposalStates, stateAt } from './proposal.states.ts'

export interface Input {
  /** Who carries it out. */
  readonly kind: ProposalKind
  /** What it changes, as the audit log names it. */
  readonly subject: AuditObject
  readonly change: object
  readonly reason: string
  readonly requestId: string
  /** Milliseconds in which it must be decided; a week unless told. */
  readonly life?: number
}

/**
 * Notes what one person wants; nothing is changed by it. The same request again finds what it made.
 */
export async function propose(
  trx: Db,
  ctx: StaffCtx,
  input: Input,
): Promise<Result<undefined, 'proposalOpen'>> {
  const { kind, subject, change, reason, requestId, life = proposalLife } = input
  const { partnerId } = ctx.scope
  if (await findByRequest(trx, partnerId, kind, requestId)) return ok(undefined)
  const at = new Date(ctx.clock.now())
  const expiresAt = new Date(ctx.clock.now() + life)
  await expireOpen(trx, { partnerId, kind, subject, at })
  const { id: staffId, name: staffName } = ctx.staff
  if (
    !(await insertProposal(trx, {
      partnerId,
      kind,
      subject,
      change,
      reason,
      requestId,
      staffId,
      staffName,
      at,
      expiresAt,
    }))
  )
    return refuse('proposalOpen')
  await audit(trx, ctx, `${kind}.propose`, subject, {
    ...changesOf({}, { ...change }),
    reason: { before: null, after: reason },
  })
  return ok(undefined)
}

export interface Decision {
  readonly kind: ProposalKind
  readonly id: number
  readonly verdict: Verdict
  readonly note: string
}

/**
 * Settles a proposal; what was approved is carried out in the same transaction, and a refusal of
 * `carryOut` undoes both. The same word by the same person again changes nothing. The answer is why
 * not, or nothing to say.
 */
export async function decide(
  ctx: StaffCtx,
  decision: Decision,
  carryOut: (trx: Db, approved: ProposalRow) => Promise<ErrorName | undefined>,
): Promise<ErrorName | undefined> {
  const decided = await retryOnConflict(() =>
    transact(ctx.services.db, (trx) => decideLocked(trx, ctx, decision, carryOut)),
  )
  return decided.ok ? undefined : decided.refusal
}

/** Whether the reader may be the person who asked. */
export const isOneHand = (
  ctx: StaffCtx,
  { staffId, createdAt }: ProposalRow,
  db: Db = ctx.services.db,
): Promise<boolean> =>
  areOneHand(db, {
    partnerId: ctx.scope.partnerId,
    first: staffId,
    second: ctx.staff.id,
    since: createdAt,
  })

async function decideLocked(
  trx: Db,
  ctx: StaffCtx,
  { kind, id, verdict, note }: Decision,
  carryOut: (trx: Db, approved: ProposalRow) => Promise<ErrorName | undefined>,
): Promise<Result<undefined, ErrorName>> {
  const proposal = await lockProposal(trx, ctx.scope.partnerId, kind, id)
  if (!proposal) return refuse('notFound')
  const ruled = ruledOn(
    { ...proposal, state: stateAt(proposal, ctx.clock.now()) },
    verdict,
    ctx.staff.id,
  )
  if (ruled === 'repeated') return ok(undefined)
  if (ruled !== 'decide') return refuse(ruled)
  if (verdict === 'approve' && (await isOneHand(ctx, proposal, trx)))
    return refuse('needsIndependent')
  const state = proposalStates.next('open', verdict)
  if (!state) return refuse('proposalOver')
  await settleProposal(trx, id, {
    state,
    staffId: ctx.staff.id,
    staffName: ctx.staff.name,
    note,
    at: new Date(ctx.clock.now()),
  })
  await audit(trx, ctx, `${kind}.${verdict}`, proposal.subject, {
    ...changesOf({}, { ...(proposal.change as object) }),
    ...(note && { reason: { before: null, after: note } }),
  })
  const refusal = verdict === 'approve' ? await carryOut(trx, proposal) : undefined
  return refusal ? refuse(refusal) : ok(undefined)
}

/** A proposal as the back office shows it, without what it changes. */
export function proposalView(ctx: StaffCtx, row: ProposalRow): Proposal {
  const state = stateAt(row, ctx.clock.now())
  const isMine = row.staffId === ctx.staff.id
  return {
    id: row.id,
    state,
    reason: row.reason,
    by: row.staffName,
    at: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    decidedBy: row.decidedName,
    decidedAt: row.decidedAt?.getTime() ?? null,
    note: row.note,
    canDecide: state === 'open' && !isMine,
    canWithdraw: state === 'open' && isMine,
  }
}
