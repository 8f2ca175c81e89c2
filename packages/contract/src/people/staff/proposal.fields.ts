import { z } from 'zod'
import { Code6, Moment, text } from '../../fields.ts'
import { nextSteps } from './approval.codes.ts'

/** What one member of staff wants and another must agree to: who asked, who decided. */
export const Proposal = z.object({
  id: z.number().int(),
  state: z.enum(['open', 'approved', 'declined', 'withdrawn', 'expired']),
  reason: z.string(),
  by: z.string(),
  at: Moment,
  expiresAt: Moment,
  decidedBy: z.string(),
  decidedAt: Moment.nullable(),
  /** What the one who decided said. */
  note: z.string(),
  /** It waits, and the reader is another, independent person, of a role that may decide. */
  canDecide: z.boolean(),
  /** It waits, and the reader is another person of such a role. */
  canDecline: z.boolean(),
  /** It waits, and the reader asked for it and may agree by a code to their phone. */
  canAlone: z.boolean(),
  /** It waits, and the reader asked for it. */
  canWithdraw: z.boolean(),
  next: z.enum(nextSteps),
  /** Names of those who may agree, where the reader waits for them. */
  approvers: z.array(z.string()),
})
export type Proposal = z.output<typeof Proposal>

/** Of the call that asks: the same call twice asks once. */
export const RequestId = z.string().regex(/^[\w-]{8,64}$/, '编号不正确')

/** What is said about a proposal. */
export const Deciding = {
  verdict: z.enum(['approve', 'decline', 'withdraw']),
  note: text(100),
  /** From one's own phone, to agree to what one asked for oneself. */
  phoneCode: Code6.optional(),
}
