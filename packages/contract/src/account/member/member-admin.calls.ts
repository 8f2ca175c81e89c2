import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { floorRoles } from '../../people/floor/floor.codes.ts'
import { MemberRoles } from '../../people/identity/identity.fields.ts'
import { standings } from '../../people/standing/standing.codes.ts'
import { Held } from '../../people/standing/standing-admin.calls.ts'
import { Moment, Money, TurnedPaging, turnedPageOf, RowId, text, lookup } from '../../fields.ts'
import { PersonalCopy, PrivacyChoice } from './account.calls.ts'

export const AdminMember = z.object({
  memberId: z.number().int(),
  nickname: z.string(),
  avatar: z.string(),
  phoneMasked: z.string(),
  /** 1 normal, 2 closing, 4 frozen. */
  status: z.number().int(),
  level: z.string(),
  points: z.number().int(),
  growth: z.number().int(),
  createTime: Moment,
  /** Paid orders, fen paid for them and not refunded, and the newest. */
  orders: z.number().int(),
  paid: Money,
  lastOrderTime: Moment.nullable(),
})
export type AdminMember = z.output<typeof AdminMember>

export const AdminMemberPage = AdminMember.extend({
  debt: z.number().int(),
  /** What the brand does not let them do. */
  standing: z.object({ frozen: Held.nullable(), blocked: Held.nullable() }),
  /** When the account ends, where it is being closed. */
  closesAt: Moment.nullable(),
  /** Agreements that hold, in the version that was accepted last. */
  consents: z.array(z.object({ code: z.string(), version: z.string(), at: Moment })),
  choices: z.array(PrivacyChoice),
  roles: MemberRoles,
  /** On the floor of this store. */
  floorRole: z.enum(floorRoles).nullable(),
  registerSource: z.string(),
  /** The newest ones of this store. */
  orderList: z.array(
    z.object({
      orderSn: z.string(),
      status: z.number().int(),
      payAmount: Money,
      refundedAmount: Money,
      goods: z.number().int(),
      title: z.string(),
      createTime: Moment,
    }),
  ),
  coupons: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** 0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void. */
      status: z.number().int(),
      validTo: Moment,
      orderSn: z.string().nullable(),
    }),
  ),
  returns: z.array(
    z.object({
      applyId: z.string(),
      orderSn: z.string(),
      type: z.number().int(),
      status: z.number().int(),
      amount: Money,
      createTime: Moment,
    }),
  ),
})
export type AdminMemberPage = z.output<typeof AdminMemberPage>

export const memberAdminCalls = {
  list: GET('/admin/api/{p}-{s}/members', {
    summary: 'Members of the partner; staff of one store see those who ordered there',
    authz: 'operator',
    reads: { way: 'list', of: 'member' },
    right: 'member.read',
    query: z.object({
      ...TurnedPaging,
      /** A phone or its last four digits, a name, or an order number. */
      q: lookup(40).optional(),
      level: text(20).optional(),
      tag: RowId.optional(),
      /** Those alone whom the brand has frozen, or put on its blacklist. */
      standing: z.enum(standings).optional(),
      sort: z.enum(['new', 'paid', 'points', 'growth']).default('new'),
    }),
    reply: turnedPageOf(AdminMember).extend({}),
  }),
  detail: GET('/admin/api/{p}-{s}/members/{memberId}', {
    summary: 'One member with orders, coupons and returns',
    authz: 'operator',
    reads: { way: 'open', of: 'member', by: 'memberId' },
    right: 'member.read',
    params: z.object({ memberId: RowId }),
    reply: AdminMemberPage,
  }),
  copy: POST('/admin/api/{p}-{s}/members/{memberId}/copy', {
    summary:
      'A copy of all that is held about a member, for who asked for it and cannot sign in; that it was made stands in the log',
    authz: 'operator',
    reads: { way: 'open', of: 'member', by: 'memberId' },
    right: 'data.export',
    params: z.object({ memberId: RowId }),
    reply: PersonalCopy,
  }),
  close: POST('/admin/api/{p}-{s}/members/{memberId}/close', {
    summary:
      'Begins to close an account for a member who asked for it and cannot sign in, as if they had done it themselves',
    authz: 'operator',
    right: 'member.freeze',
    params: z.object({ memberId: RowId }),
    body: z.strictObject({ reason: text(200, 2) }),
    reply: z.object({ finalAt: Moment }),
  }),
}
