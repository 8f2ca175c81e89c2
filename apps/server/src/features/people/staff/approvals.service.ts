import { proposalKinds, type ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import type { Approval } from '@mallard/contract/people/staff/staff.calls'
import { fen, ok, type Result } from '@mallard/kernel'
import type { ToDo } from '#platform/to-do.ts'
import type { Staff, StaffCtx } from '#platform/http/context.ts'
import { deciders } from './approval.rules.ts'
import { nextSteps } from './proposal-view.ts'
import { listWaiting, waitingForOther } from './proposal.repo.ts'

const kindsOf = ({ rightsEverywhere }: Staff) =>
  proposalKinds.filter((kind) => rightsEverywhere.includes(deciders[kind]))

/** What others proposed and the caller may decide. */
export const approvalToDo: ToDo = {
  rows: ({ scope: { partnerId }, staff, now }) => {
    const kinds = kindsOf(staff)
    return kinds.length > 0 ? waitingForOther(partnerId, kinds, staff.id, new Date(now)) : undefined
  },
}

/** What waits reaches all stores, so it is shown to who may decide in all of them. */
export async function approvals(ctx: StaffCtx): Promise<Result<Approval[], never>> {
  const { id, partnerId } = ctx.staff
  const kinds = kindsOf(ctx.staff)
  const { db, clock } = ctx.services
  const rows = await listWaiting(db, partnerId, kinds, new Date(clock.now()))
  const steps = await nextSteps(ctx, rows)
  return ok(
    rows.map((row, index) => ({
      id: row.id,
      kind: row.kind,
      object: row.subject,
      storeId: row.storeId,
      reason: row.reason,
      by: row.staffName,
      at: row.createdAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
      isMine: row.staffId === id,
      ...sumOf(row.kind, row.change as Sums),
      ...steps[index]!,
    })),
  )
}

/** What those who propose write down of a sum; fen, or points. */
interface Sums {
  readonly amount?: number
  readonly was?: number
  readonly payAmount?: number
  readonly worth?: number
  readonly delta?: number
}

function sumOf(
  kind: ProposalKind,
  { amount = 0, was = 0, payAmount = 0, worth = 0, delta = 0 }: Sums,
): Pick<Approval, 'amount' | 'points'> {
  if (kind === 'points') return { amount: null, points: delta }
  if (kind === 'account') return { amount: null, points: null }
  const fens = kind === 'price' ? was - payAmount : kind === 'coupon' ? worth : amount
  return { amount: fen(Math.max(0, fens)), points: null }
}
