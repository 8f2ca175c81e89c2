import type { ApprovalKind, NextStep } from '@mallard/contract/people/staff/approval.codes'
import type { ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import type { Proposal } from '@mallard/contract/people/staff/proposal.fields'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { nextStep } from './approval.rules.ts'
import { approversOf, hasRight, placeOf, teamOf } from './approval.service.ts'
import { ofOneHand } from './independence.repo.ts'
import type { ProposalRow } from './proposal.repo.ts'
import { stateAt } from './proposal.states.ts'

/** The store whose staff decide on it; null: those of the whole brand. */
export function placeOfRow(ctx: StaffCtx, kind: ProposalKind, { change }: ProposalRow) {
  const { storeId } = change as { storeId?: number }
  return placeOf(ctx, kind) === null ? null : (storeId ?? ctx.scope.storeId)
}

interface Kinded extends ProposalRow {
  readonly kind: ProposalKind
}

/** What the reader can do about something that waits, and for whom they wait. */
export interface Next {
  readonly next: NextStep
  readonly approvers: string[]
}

/** What the reader can do about each of these, in their order. */
export async function nextSteps(ctx: StaffCtx, rows: readonly Kinded[]): Promise<Next[]> {
  const now = ctx.clock.now()
  const open = rows.filter((row) => stateAt(row, now) === 'open')
  if (open.length === 0) return rows.map(() => ({ next: 'over', approvers: [] }))
  const { db } = ctx.services
  const others = open.filter(({ staffId }) => staffId !== ctx.staff.id)
  const [team, hands] = await Promise.all([
    teamOf(db, ctx),
    ofOneHand(db, {
      partnerId: ctx.scope.partnerId,
      second: ctx.staff.id,
      wishes: others.map(({ staffId, createdAt }) => ({ first: staffId, since: createdAt })),
    }),
  ])
  const oneHand = new Set(others.filter((_, index) => hands[index]).map(({ id }) => id))
  return rows.map((row) => {
    const { kind, id, staffId } = row
    const who = approversOf(team, kind, placeOfRow(ctx, kind, row))
    const colleagues = who.filter((each) => each.id !== staffId && each.id !== ctx.staff.id)
    const next = nextStep(team.ruleOf(kind), {
      isOpen: stateAt(row, now) === 'open',
      isMine: staffId === ctx.staff.id,
      mayAgree: hasRight(ctx, kind) && who.some((each) => each.id === ctx.staff.id),
      isOneHand: oneHand.has(id),
      hasPhone: team.phone !== undefined,
      hasOthers: colleagues.length > 0,
    })
    const waits = next === 'another' || next === 'role' || next === 'independent'
    return { next, approvers: waits ? colleagues.map(({ name }) => name) : [] }
  })
}

/** The same of what is no proposal, for each whether it is the reader's own. */
export async function standingOf(
  db: Db,
  ctx: StaffCtx,
  kind: ApprovalKind,
  areMine: readonly boolean[],
): Promise<Next[]> {
  const team = await teamOf(db, ctx)
  const who = approversOf(team, kind, placeOf(ctx, kind))
  const colleagues = who.filter(({ id }) => id !== ctx.staff.id)
  return areMine.map((isMine) => {
    const next = nextStep(team.ruleOf(kind), {
      isOpen: true,
      isMine,
      mayAgree: hasRight(ctx, kind) && who.some(({ id }) => id === ctx.staff.id),
      isOneHand: false,
      hasPhone: team.phone !== undefined,
      hasOthers: colleagues.length > 0,
    })
    return { next, approvers: next === 'decide' ? [] : colleagues.map(({ name }) => name) }
  })
}

/** Proposals as the back office shows them, in their order, without what they change. */
export async function proposalViews(
  ctx: StaffCtx,
  kind: ProposalKind,
  rows: readonly ProposalRow[],
): Promise<Proposal[]> {
  const steps = await nextSteps(
    ctx,
    rows.map((row) => ({ ...row, kind })),
  )
  return rows.map((row, index) => viewOf(ctx, row, steps[index]!))
}

function viewOf(ctx: StaffCtx, row: ProposalRow, step: Next): Proposal {
  const state = stateAt(row, ctx.clock.now())
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
    canDecide: step.next === 'decide',
    canDecline: step.next === 'decide' || step.next === 'independent',
    canAlone: step.next === 'alone',
    canWithdraw: state === 'open' && row.staffId === ctx.staff.id,
    ...step,
  }
}
