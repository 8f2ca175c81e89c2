import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, Moment, Paging, RowId, line, lookup, pageOf, text } from '../../fields.ts'
import { CommentState } from '../article/article-admin.calls.ts'
import { DishComment } from './dining.calls.ts'
import { receiptStates } from './dining.codes.ts'

export const AdminReceipt = z.object({
  id: z.number().int(),
  /** The whole address that the code on the receipt leads to. */
  link: z.string(),
  table: z.string(),
  dish: z.string(),
  /** Empty: it has no English name. */
  dishEn: z.string(),
  state: z.enum(receiptStates),
  createTime: Moment,
  expireTime: Moment,
  /** Who issued it. */
  by: z.string(),
})
export type AdminReceipt = z.output<typeof AdminReceipt>

export const AdminDishComment = DishComment.extend({
  table: z.string(),
  dish: z.string(),
  /** Empty: it has no English name. */
  dishEn: z.string(),
  /** Empty: the account is closed. */
  nickname: z.string(),
  memberId: z.number().int().nullable(),
  state: CommentState,
  /** Why it is hidden; empty in other states. */
  reason: z.string(),
})
export type AdminDishComment = z.output<typeof AdminDishComment>

const dining = '/admin/api/{p}-{s}/dining'

export const diningAdminCalls = {
  receipts: GET(`${dining}/receipts`, {
    summary: 'Receipts of the store’s dishes, the newest first',
    authz: 'operator',
    right: 'review.read',
    query: z.object({
      ...Paging,
      state: z.enum([...receiptStates, 'all']).default('all'),
      /** A part of the table or of the dish. */
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminReceipt),
  }),
  issue: POST(`${dining}/receipts/issue`, {
    summary: 'Issues the receipt of a dish, for a till or by hand; once for each requestId',
    authz: 'operator',
    right: 'review.write',
    body: z.strictObject({
      requestId: z.uuid(),
      table: line(20, 1),
      dish: line(40, 1),
      /** Empty: its Chinese name is shown. */
      dishEn: line(80).default(''),
    }),
    reply: AdminReceipt,
  }),
  comments: GET(`${dining}/comments`, {
    summary: 'Comments of the store’s dishes; what waits comes oldest first, the rest newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'dishComment' },
    right: 'review.read',
    query: z.object({
      ...Paging,
      state: z.enum(['waiting', 'shown', 'hidden', 'all']).default('waiting'),
      /** A part of the words or of the dish. */
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminDishComment).extend({ waiting: z.number().int() }),
  }),
  judge: POST(`${dining}/comments/{id}/judge`, {
    summary: 'Shows a comment, or hides it with a reason that its writer reads',
    authz: 'operator',
    right: 'review.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({
      /** What the operator saw. */
      from: CommentState,
      show: z.boolean(),
      reason: text(100).default(''),
    }),
    reply: Empty,
  }),
}
