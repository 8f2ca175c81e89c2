import { z } from 'zod'
import { GET, POST } from '../api.ts'
import { Phone, RowId, text, whole } from '../fields.ts'
import { LedgerRow } from './points.calls.ts'

const DeskPoints = z.object({
  memberId: z.number().int(),
  nickname: z.string(),
  phoneMasked: z.string(),
  points: z.number().int(),
  debt: z.number().int(),
  growth: z.number().int(),
  pointsLedger: z.array(LedgerRow),
  growthLedger: z.array(LedgerRow),
})
export type DeskPoints = z.output<typeof DeskPoints>

export const pointsDeskCalls = {
  find: GET('/admin/api/{p}-{s}/points', {
    summary: 'Points and growth of a member, with the newest rows of both ledgers',
    authz: 'operator',
    right: 'points.write',
    query: z.object({ phone: Phone }),
    reply: DeskPoints,
  }),
  adjust: POST('/admin/api/{p}-{s}/points/{memberId}/adjust', {
    summary: 'Gives or takes points or growth, with the reason; the same request twice counts once',
    authz: 'operator',
    right: 'points.write',
    params: z.object({ memberId: RowId }),
    body: z.strictObject({
      what: z.enum(['points', 'growth']),
      delta: whole(-1_000_000, 1_000_000).refine((delta) => delta !== 0, '请输入要调整的数量'),
      reason: text(60, 1),
      requestId: z.string().regex(/^[\w-]{8,64}$/, '编号不正确'),
    }),
    reply: DeskPoints,
  }),
}
