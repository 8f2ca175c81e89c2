import { proposalKinds, type ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import type { Right } from '@mallard/contract/people/staff/rights'
import type { Approval } from '@mallard/contract/people/staff/staff.calls'
import { ok, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import { listWaiting } from './proposal.repo.ts'

/** Who may decide on it. */
const deciders: Readonly<Record<ProposalKind, Right>> = {
  account: 'account.write',
  coupon: 'promotion.write',
  money: 'pay.confirm',
  points: 'points.write',
  price: 'order.write',
  refund: 'return.write',
}

/** What waits reaches all stores, so it is shown to who may decide in all of them. */
export async function approvals(ctx: StaffCtx): Promise<Result<Approval[], never>> {
  const { rightsEverywhere, id, partnerId } = ctx.staff
  const kinds = proposalKinds.filter((kind) => rightsEverywhere.includes(deciders[kind]))
  const rows = await listWaiting(ctx.services.db, partnerId, kinds, new Date(ctx.clock.now()))
  return ok(
    rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      object: row.subject,
      storeId: row.storeId,
      reason: row.reason,
      by: row.staffName,
      at: row.createdAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
      isMine: row.staffId === id,
    })),
  )
}
