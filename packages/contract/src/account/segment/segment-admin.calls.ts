import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { cappedPageOf, line, Moment, Money, Paging, RowId, text, whole } from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { segmentScopes } from './segment.codes.ts'

const days = whole(1, 3_650)
const orders = whole(0, 100_000)
const fen = whole(0, 100_000_000_000)
const ids = z.array(RowId).max(20)
const names = z.array(text(40, 1)).max(20)

/** What the members of a segment have alike; all of it must hold, what is left out does not matter. */
export const Conditions = z.strictObject({
  /** Whose orders count; of a store, only those who ordered there are members of it. */
  of: z.enum(segmentScopes),
  /** The last order is at most so many days old. */
  orderedWithin: days.optional(),
  /** There was an order, but none in so many days. */
  notOrderedFor: days.optional(),
  /** Paid orders. */
  ordersMin: orders.optional(),
  ordersMax: orders.optional(),
  /** Fen paid and not refunded. */
  spentMin: fen.optional(),
  spentMax: fen.optional(),
  /** Bought any of these goods. */
  goods: ids.optional(),
  /** Stands on any of these levels. */
  levels: names.optional(),
  /** Wears any of these tags, and none of those. */
  tags: ids.optional(),
  notTags: ids.optional(),
  /** Came by any of these. */
  sources: names.optional(),
  joinedFrom: Moment.optional(),
  /** Not included. */
  joinedUntil: Moment.optional(),
})
export type Conditions = z.output<typeof Conditions>

export const Segment = z.object({
  id: z.number().int(),
  name: z.string(),
  conditions: Conditions,
  version: z.number().int(),
  by: z.string(),
  changedAt: Moment,
})
export type Segment = z.output<typeof Segment>

const SegmentMember = z.object({
  memberId: z.number().int(),
  nickname: z.string(),
  phoneMasked: z.string(),
  level: z.string(),
  orders: z.number().int(),
  paid: Money,
  lastOrderTime: Moment.nullable(),
})
export type SegmentMember = z.output<typeof SegmentMember>

/** How many members stand in the same bands; members without an order stand in none. */
export const RfmCell = z.object({
  recency: z.number().int(),
  frequency: z.number().int(),
  money: z.number().int(),
  members: z.number().int(),
})
export type RfmCell = z.output<typeof RfmCell>

const ById = z.object({ id: RowId })

export const segmentAdminCalls = {
  list: GET('/admin/api/{p}-{s}/segments', {
    summary: 'Segments of members that this store keeps',
    authz: 'operator',
    right: 'member.read',
    reply: z.object({
      list: z.array(Segment),
      /** Where members come from, to choose among. */
      sources: z.array(z.string()),
    }),
  }),
  detail: GET('/admin/api/{p}-{s}/segments/{id}', {
    summary: 'One segment, with how many members it has now',
    authz: 'operator',
    right: 'member.read',
    params: ById,
    reply: Segment.extend({
      members: z.number().int(),
      /** Of them those who get what is given: nobody on the blacklist does. */
      eligible: z.number().int(),
    }),
  }),
  save: POST('/admin/api/{p}-{s}/segments/save', {
    summary: 'Keeps conditions under a name, or changes them. The same request twice keeps one',
    authz: 'operator',
    right: 'member.write',
    keepsPages: true,
    body: z.strictObject({
      /** The segment to change; left out for a new one. */
      id: RowId.optional(),
      name: line(30, 1),
      conditions: Conditions,
      /** Of the segment that was read; 0: a new one. */
      version: whole(0, 1_000_000_000),
      requestId: RequestId,
    }),
    reply: Segment,
  }),
  remove: POST('/admin/api/{p}-{s}/segments/{id}/remove', {
    summary: 'Takes a segment away; what was given to its members stays',
    authz: 'operator',
    right: 'member.write',
    keepsPages: true,
    params: ById,
    reply: z.object({}),
  }),
  count: POST('/admin/api/{p}-{s}/segments/count', {
    summary: 'How many members meet conditions now; changes nothing',
    authz: 'operator',
    right: 'member.read',
    keepsPages: true,
    body: z.strictObject({ conditions: Conditions }),
    reply: z.object({ members: z.number().int() }),
  }),
  members: GET('/admin/api/{p}-{s}/segments/{id}/members', {
    summary: 'Members of a segment, the newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'member' },
    right: 'member.read',
    params: ById,
    query: z.object({ ...Paging }),
    reply: cappedPageOf(SegmentMember),
  }),
  rfm: GET('/admin/api/{p}-{s}/rfm', {
    summary: 'Members with orders by recency, frequency and money, in five bands each',
    authz: 'operator',
    right: 'member.read',
    query: z.object({ of: z.enum(segmentScopes).default('store') }),
    reply: z.object({ cells: z.array(RfmCell) }),
  }),
  give: POST('/admin/api/{p}-{s}/segments/{id}/give', {
    summary:
      'Gives a coupon to each member of a segment as it is now, once, in the background; what may take much off waits for another person',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({ couponId: RowId, requestId: RequestId }),
    reply: z.object({ members: z.number().int(), waits: z.boolean() }),
  }),
  export: POST('/admin/api/{p}-{s}/segments/{id}/export', {
    summary:
      'Queues an export of the members of a segment as it is now; the same request is one export',
    authz: 'operator',
    right: 'data.export',
    keepsPages: true,
    params: ById,
    body: z.strictObject({
      columns: z
        .array(z.string().regex(/^[a-zA-Z0-9]{1,30}$/, '请选择列'))
        .min(1)
        .max(60),
      reason: text(200, 2),
      requestId: z.uuid(),
    }),
    reply: z.object({ exportId: z.number().int() }),
  }),
}
