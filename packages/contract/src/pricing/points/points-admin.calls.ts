import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { RowId, text, whole } from '../../fields.ts'
import { Deciding, Proposal, RequestId } from '../../people/staff/proposal.fields.ts'
import { LedgerRow } from './points.calls.ts'

const Wanted = z.enum(['points', 'growth'])

export const PointsProposal = Proposal.extend({
  memberId: z.number().int(),
  nickname: z.string(),
  phoneMasked: z.string(),
  what: Wanted,
  delta: z.number().int(),
})
export type PointsProposal = z.output<typeof PointsProposal>

const AdminPoints = z.object({
  memberId: z.number().int(),
  points: z.number().int(),
  debt: z.number().int(),
  growth: z.number().int(),
  pointsLedger: z.array(LedgerRow),
  growthLedger: z.array(LedgerRow),
  /** What was asked for this member and waits for another person. */
  waiting: PointsProposal.nullable(),
  /** Beyond this many at once, or in a day, another person must agree. */
  aloneUpTo: z.number().int(),
  leftToday: z.number().int(),
})
export type AdminPoints = z.output<typeof AdminPoints>

const ofMember = z.object({ memberId: RowId })

export const pointsAdminCalls = {
  read: GET('/admin/api/{p}-{s}/points/{memberId}', {
    summary: 'Points and growth of a member, with the newest rows of both ledgers',
    authz: 'operator',
    reads: { way: 'open', of: 'member', by: 'memberId' },
    right: 'member.read',
    params: ofMember,
    reply: AdminPoints,
  }),
  adjust: POST('/admin/api/{p}-{s}/points/{memberId}/adjust', {
    summary:
      'Gives or takes points or growth, with the reason; many of them wait for another person. The same request twice counts once',
    authz: 'operator',
    right: 'points.write',
    params: ofMember,
    body: z.strictObject({
      what: Wanted,
      delta: whole(-1_000_000, 1_000_000).refine((delta) => delta !== 0, '请输入要调整的数量'),
      reason: text(60, 1),
      requestId: RequestId,
    }),
    reply: AdminPoints,
  }),
  waiting: GET('/admin/api/{p}-{s}/points-proposals', {
    summary: 'Changes of points that wait for another person',
    authz: 'operator',
    reads: { way: 'list', of: 'member' },
    right: 'points.write',
    reply: z.array(PointsProposal),
  }),
  decide: POST('/admin/api/{p}-{s}/points-proposals/{id}/decide', {
    summary:
      'Another person agrees to a change of points or declines it, or its author takes it back',
    authz: 'operator',
    right: 'points.write',
    params: z.object({ id: RowId }),
    body: z.strictObject(Deciding),
    reply: z.array(PointsProposal),
  }),
}
