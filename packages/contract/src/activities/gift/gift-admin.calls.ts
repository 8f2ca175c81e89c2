import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, PictureRef, RowId, text, whole } from '../../fields.ts'
import {
  activitySetup,
  clashing,
  deciding,
  detail,
  listing,
  records,
  saving,
} from '../activity/activity-admin.calls.ts'
import { activityStates } from '../activity/activity.codes.ts'
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
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(giftKinds),
  /** What it is, in words. */
  title: z.string(),
  quota: z.number().int(),
  taken: z.number().int(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
})
export type AdminGiftRow = z.output<typeof AdminGiftRow>

export const AdminGift = Setup.extend({
  startAt: Moment,
  endAt: Moment,
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
  state: z.enum(activityStates),
  closeReason: z.string(),
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
export const GiftClash = z.object({
  field: z.enum(['skuId', 'templateId', 'quota', 'endAt']),
  text: z.string(),
  isBlocking: z.boolean(),
})
export type GiftClash = z.output<typeof GiftClash>

export const giftAdminCalls = {
  list: GET('/admin/api/{p}-{s}/gifts', {
    summary: 'Gifts for new customers of a store, the latest first',
    ...listing(AdminGiftRow),
  }),
  detail: GET('/admin/api/{p}-{s}/gifts/{id}', {
    summary: 'One gift with its figures',
    ...detail(AdminGift),
  }),
  claims: GET('/admin/api/{p}-{s}/gifts/{id}/claims', {
    summary: 'Who took it, the latest first',
    reads: { way: 'list', of: 'gift', by: 'id' },
    ...records(AdminGiftClaim, 'order.read', {}),
  }),
  save: POST('/admin/api/{p}-{s}/gift/save', {
    summary: 'Sets up a gift, or changes one that has not begun; the same request makes one',
    ...saving(Setup, AdminGift),
  }),
  clashes: POST('/admin/api/{p}-{s}/gift/clashes', clashing(Setup, GiftClash)),
  close: POST('/admin/api/{p}-{s}/gifts/{id}/close', {
    summary: 'Ends a gift for good, with a reason; what was taken stays taken',
    ...deciding(AdminGift),
  }),
}
