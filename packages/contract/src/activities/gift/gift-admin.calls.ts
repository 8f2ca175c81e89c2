import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, PictureRef, RowId, text, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activitySetup,
  clashing,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail, activityShown, fieldClash } from '../activity/activity.fields.ts'
import { giftKinds } from './gift.codes.ts'

const Setup = z.strictObject({
  ...activitySetup,
  rules: text(2000),
  rulesEn: text(4000),
  /** One of them: a SKU, the template of a coupon, or points. */
  skuId: RowId.nullable(),
  templateId: RowId.nullable(),
  points: whole(0, 100_000),
  /** Gifts in all. */
  quota: whole(1, 1_000_000),
})
export type GiftSetup = z.output<typeof Setup>

export const AdminGiftRow = z.object({
  ...activityShown,
  name: z.string(),
  kind: z.enum(giftKinds),
  /** What it is, in words. */
  title: z.string(),
  quota: z.number().int(),
  taken: z.number().int(),
})
export type AdminGiftRow = z.output<typeof AdminGiftRow>

export const AdminGift = Setup.extend({
  ...activityDetail,
  kind: z.enum(giftKinds),
  title: z.string(),
  productAttr: z.string(),
  productSn: z.string(),
  pic: PictureRef.nullable(),
  /** Fen of the goods, 0 otherwise. */
  salePrice: Money,
  /** Units of the store, or coupons of the template; 0 of points. */
  available: z.number().int(),
  taken: z.number().int(),
  figures: z.object({
    /** Members who saw it. */
    seen: z.number().int(),
    /** Those of them who took it and have bought since, but what was paid back whole. */
    bought: z.number().int(),
    /** Fen that they have paid since and did not get back. */
    paid: Money,
    /** Fen that the goods cost in the store as far as they were kept, and points that were given. */
    cost: Money,
    points: z.number().int(),
  }),
})
export type AdminGift = z.output<typeof AdminGift>

export const AdminGiftClaim = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  nickname: z.string(),
  joinedAt: Moment,
  at: Moment,
  orderSn: z.string().nullable(),
  /** Whether they have bought since. */
  hasBought: z.boolean(),
})
export type AdminGiftClaim = z.output<typeof AdminGiftClaim>

/** What stands against a set-up, with the field that it is about. */
export const GiftClash = fieldClash(['skuId', 'templateId', 'quota', 'endAt'])
export type GiftClash = z.output<typeof GiftClash>

export const giftAdminCalls = {
  ...activityAdminCalls({
    path: 'gift',
    paths: 'gifts',
    nouns: ['a gift', 'Gifts for new customers'],
    ends: 'Ends a gift for good, with a reason; what was taken stays taken',
    row: AdminGiftRow,
    one: AdminGift,
    setup: Setup,
  }),
  claims: GET('/admin/api/{p}-{s}/gifts/{id}/claims', {
    summary: 'Who took it, the latest first',
    ...records('gift', AdminGiftClaim, 'order.read', {}),
  }),
  clashes: POST('/admin/api/{p}-{s}/gift/clashes', clashing(Setup, GiftClash)),
}
