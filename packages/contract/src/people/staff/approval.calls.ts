import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Code6, Phone, whole } from '../../fields.ts'
import { approvalKinds, largestLimit } from './approval.codes.ts'
import { roleNames } from './rights.ts'

/** In fen, for points in points; null where it always takes two. */
const Limit = whole(0, largestLimit).nullable()

/** What one person may do alone, and who may agree to more. */
export const ApprovalRule = z.object({
  kind: z.enum(approvalKinds),
  /** For one order, member, coupon or promoter within a day of Beijing, by all staff together. */
  upTo: Limit,
  /** For one person in 24 hours; refunds, prices and coupons count together. */
  perDay: Limit,
  /** Those of whom one must agree; the owner always may. */
  roles: z.array(z.enum(roleNames)),
  /** Whether who asked may agree, by a code to their phone. */
  alone: z.boolean(),
  /** 0: never changed. */
  version: z.number().int(),
  /** Roles that have the right it needs. */
  possibleRoles: z.array(z.enum(roleNames)),
  /** Names of those who may agree now. */
  approvers: z.array(z.string()),
})
export type ApprovalRule = z.output<typeof ApprovalRule>

export const ApprovalRules = z.object({
  rules: z.array(ApprovalRule),
  /** The reader's own proven phone, its middle hidden; null for none. */
  phoneMasked: z.string().nullable(),
  /** Whether the reader may change the rules: the owner of all stores. */
  canSave: z.boolean(),
})
export type ApprovalRules = z.output<typeof ApprovalRules>

export const approvalCalls = {
  rules: GET('/admin/api/{p}-{s}/approval-rules', {
    summary: 'What one person may do alone, who may agree to more, and one’s own proven phone',
    authz: 'operator',
    right: 'order.read',
    reply: ApprovalRules,
  }),
  save: POST('/admin/api/{p}-{s}/approval-rules/save', {
    summary: 'The owner sets limits and who may agree, for one kind of change',
    authz: 'operator',
    right: 'staff.write',
    body: z.strictObject({
      kind: z.enum(approvalKinds),
      upTo: Limit,
      perDay: Limit,
      roles: z.array(z.enum(roleNames)).max(roleNames.length),
      alone: z.boolean(),
      version: whole(0, 1_000_000_000),
    }),
    reply: ApprovalRules,
  }),
  code: POST('/admin/api/approval-code', {
    summary: 'Sends a code to one’s own proven phone; with a phone, to that one, so as to prove it',
    authz: 'operator',
    body: z.strictObject({ phone: Phone.optional() }),
    reply: z.object({
      phoneMasked: z.string(),
      /** Seconds. */
      expiresIn: z.number().int(),
      /** Seconds until another one may be sent. */
      nextAfter: z.number().int(),
    }),
  }),
  phone: POST('/admin/api/approval-phone', {
    summary: 'Proves one’s own phone, by the code that it received and one’s password',
    authz: 'operator',
    body: z.strictObject({ phone: Phone, code: Code6, password: z.string().min(1).max(128) }),
    reply: z.object({ phoneMasked: z.string() }),
  }),
}
