import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activitySetup,
  clashing,
  deciding,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail, skuClash, SkuLines, unitCounts } from '../activity/activity.fields.ts'
import { groupGoals } from './group-buy.codes.ts'
import { GroupActivity, GroupSku, Status } from './group-buy.fields.ts'

const Setup = z.strictObject({
  ...activitySetup,
  goalType: z.enum(groupGoals),
  /** People or units; of no meaning without a goal. */
  goalValue: whole(0, 100_000),
  /** Whether a freight coupon may join. */
  freightCoupon: z.boolean(),
  skus: SkuLines,
})
export type GroupSetup = z.output<typeof Setup>

/** How a SKU went so far. */
export const AdminGroupSku = GroupSku.omit({ left: true, itemId: true }).extend({
  skuId: z.number().int(),
  /** Units of the store that can be sold. */
  available: z.number().int(),
  ...unitCounts,
})
export type AdminGroupSku = z.output<typeof AdminGroupSku>

export const AdminGroup = GroupActivity.extend({
  ...activityDetail,
  nameEn: z.string(),
  /** Why staff formed it below its goal; empty: nobody did. */
  forcedReason: z.string(),
  /** Members who saw it, purchases made, paid, left or given up, and of those paid back. */
  seen: z.number().int(),
  ordered: z.number().int(),
  paid: z.number().int(),
  ended: z.number().int(),
  refunded: z.number().int(),
  /** Fen of what is paid and was not given back, and what it is below the price of the store. */
  paidAmount: Money,
  cost: Money,
  skus: z.array(AdminGroupSku),
})
export type AdminGroup = z.output<typeof AdminGroup>

export const AdminGroupRow = GroupActivity.extend({
  id: z.number().int(),
  skuCount: z.number().int(),
  quota: z.number().int(),
  sold: z.number().int(),
})
export type AdminGroupRow = z.output<typeof AdminGroupRow>

export const AdminBatch = z.object({
  batchId: z.string(),
  memberId: z.number().int(),
  name: z.string(),
  status: Status,
  hasLeft: z.boolean(),
  units: z.number().int(),
  payAmount: Money,
  createdAt: Moment,
  paidAt: Moment.nullable(),
  orderSns: z.array(z.string()),
})
export type AdminBatch = z.output<typeof AdminBatch>

/** What stands against a set-up, with the SKU that it is about. */
export const GroupClash = skuClash(['activity', 'stock', 'price', 'goal'])
export type GroupClash = z.output<typeof GroupClash>

const batchStates = ['ALL', 'unpaid', 'waiting', 'formed', 'refund', 'cancelled'] as const

export const groupBuyAdminCalls = {
  ...activityAdminCalls({
    path: 'group-buy',
    paths: 'group-buys',
    nouns: ['a group-buying activity', 'Group-buying activities'],
    ends: 'Ends an activity for good, with a reason; below its goal everybody is paid back',
    row: AdminGroupRow,
    one: AdminGroup,
    setup: Setup,
  }),
  batches: GET('/admin/api/{p}-{s}/group-buys/{id}/batches', {
    summary: 'Purchases in an activity, the latest first',
    ...records('groupBuy', AdminBatch, 'promotion.read', {
      state: z.enum(batchStates).default('ALL'),
    }),
  }),
  clashes: POST('/admin/api/{p}-{s}/group-buy/clashes', clashing(Setup, GroupClash)),
  succeed: POST('/admin/api/{p}-{s}/group-buys/{id}/succeed', {
    summary: 'Forms the group below its goal, with a reason',
    ...deciding(AdminGroup),
  }),
}
