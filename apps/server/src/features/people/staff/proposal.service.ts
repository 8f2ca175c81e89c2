import type { ErrorName } from '@mallard/contract/errors'
import type { AuditObject, ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from './audit.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { approversOf, teamOf, tryOwnCode, spendOwnCode } from './approval.service.ts'
import { areOneHand } from './independence.repo.ts'
import {
  expireOpen,
  findByRequest,
  findProposal,
  insertProposal,
  lockProposal,
  settleProposal,
  type ProposalRow,
} from './proposal.repo.ts'
import { proposalLife, ruledOn, type Verdict } from './proposal.rules.ts'
import { proposalStates, stateAt } from './proposal.states.ts'
import { placeOfRow } from './proposal-view.ts'

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
  /** From the phone of who agrees to what they asked for themselves. */
  readonly phoneCode?: string | undefined
}

/** What a yes does. */
export interface Carrying {
  /**
   * What must have happened outside a transaction before it is carried out; asked only of who may
   * say yes.
   */
  readonly prepare?: (approved: ProposalRow) => Promise<ErrorName | undefined>
  readonly carryOut: (trx: Db, approved: ProposalRow) => Promise<ErrorName | undefined>
}

/**
 * Settles a proposal; what was approved is carried out in the same transaction, and a refusal of
 * `carryOut` undoes both. The same word by the same person again changes nothing. The answer is why
 * not, or nothing to say.
 */
export async function decide(
  ctx: StaffCtx,
  decision: Decision,
  { prepare, carryOut }: Carrying,
): Promise<ErrorName | undefined> {
  const { db } = ctx.services
  const { kind, id, verdict, phoneCode } = decision
  const found = await findProposal(db, ctx.scope.partnerId, kind, id)
  if (!found) return 'notFound'
  const ruled = await rulingOn(db, ctx, found, decision)
  if (ruled === 'repeated') return undefined
  if (ruled !== 'decide' && ruled !== 'byCode') return ruled
  // Outside the transaction: a wrong one is counted, whatever becomes of the rest.
  const wrong = ruled === 'byCode' ? await tryOwnCode(ctx, phoneCode) : undefined
  if (wrong) return wrong
  const unready = verdict === 'approve' ? await prepare?.(found) : undefined
  if (unready) return unready
  const decided = await retryOnConflict(() =>
    transact(db, (trx) => decideLocked(trx, ctx, decision, carryOut)),
  )
  return decided.ok ? undefined : decided.refusal
}

type Ruling = Exclude<ReturnType<typeof ruledOn>, ErrorName> | ErrorName

/** What this person's word on it comes to, by who they are and what the owner allowed. */
async function rulingOn(
  db: Db,
  ctx: StaffCtx,
  proposal: ProposalRow,
  { kind, verdict }: Decision,
): Promise<Ruling> {
  const team = await teamOf(db, ctx)
  const state = stateAt(proposal, ctx.clock.now())
  const mayAgree = approversOf(team, kind, placeOfRow(ctx, kind, proposal)).some(
    ({ id }) => id === ctx.staff.id,
  )
  const ruled = ruledOn(
    { ...proposal, state },
    verdict,
    ctx.staff.id,
    mayAgree && team.ruleOf(kind).alone,
  )
  if (ruled !== 'decide' || verdict === 'withdraw') return ruled
  if (!mayAgree) return 'needsApprover'
  if (verdict === 'decline') return ruled
  const pair = {
    partnerId: ctx.scope.partnerId,
    first: proposal.staffId,
    second: ctx.staff.id,
    since: proposal.createdAt,
  }
  return (await areOneHand(db, pair)) ? 'needsIndependent' : ruled
}

async function decideLocked(
  trx: Db,
  ctx: StaffCtx,
  decision: Decision,
  carryOut: Carrying['carryOut'],
): Promise<Result<undefined, ErrorName>> {
  const { kind, id, verdict, note, phoneCode } = decision
  const proposal = await lockProposal(trx, ctx.scope.partnerId, kind, id)
  if (!proposal) return refuse('notFound')
  const ruled = await rulingOn(trx, ctx, proposal, decision)
  if (ruled === 'repeated') return ok(undefined)
  if (ruled !== 'decide' && ruled !== 'byCode') return refuse(ruled)
  const alone = ruled === 'byCode'
  if (alone && !(await spendOwnCode(trx, ctx, phoneCode))) return refuse('wrongCode')
  const state = proposalStates.next('open', verdict)
  if (!state) return refuse('proposalOver')
  await settleProposal(trx, id, {
    state,
    staffId: ctx.staff.id,
    staffName: ctx.staff.name,
    note,
    at: new Date(ctx.clock.now()),
    alone,
  })
  await audit(trx, ctx, `${kind}.${verdict}`, proposal.subject, {
    ...changesOf({}, { ...(proposal.change as object) }),
    ...(note && { reason: { before: null, after: note } }),
    ...(alone && { alone: { before: null, after: true } }),
  })
  const refusal = verdict === 'approve' ? await carryOut(trx, proposal) : undefined
  return refusal ? refuse(refusal) : ok(undefined)
}
