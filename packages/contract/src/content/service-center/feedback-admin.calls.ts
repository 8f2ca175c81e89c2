import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Paging, RowId, pageOf, text, lookup } from '../../fields.ts'
import { Feedback } from './feedback.calls.ts'

export const AdminFeedback = Feedback.extend({
  /** Empty: somebody who was signed out. */
  nickname: z.string(),
  memberId: z.number().int().nullable(),
  /** Whole, for staff who call back; empty: none was given. */
  phone: z.string(),
  /** Who answered. */
  by: z.string().nullable(),
})
export type AdminFeedback = z.output<typeof AdminFeedback>

const feedback = '/admin/api/{p}-{s}/service/feedback'

export const feedbackAdminCalls = {
  list: GET(feedback, {
    summary: 'Feedback to a store; what waits comes oldest first, the rest newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'feedback' },
    right: 'service.read',
    query: z.object({
      ...Paging,
      state: z.enum(['waiting', 'answered', 'closed', 'all']).default('waiting'),
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminFeedback).extend({ waiting: z.number().int() }),
  }),
  answer: POST(`${feedback}/{id}/answer`, {
    summary: 'Answers feedback that waits; its member reads the answer in a message',
    authz: 'operator',
    right: 'service.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({ answer: text(500, 2) }),
    reply: z.object({}),
  }),
  close: POST(`${feedback}/{id}/close`, {
    summary: 'Closes feedback: it is answered, or needs no answer',
    authz: 'operator',
    right: 'service.write',
    params: z.object({ id: RowId }),
    reply: z.object({}),
  }),
}
