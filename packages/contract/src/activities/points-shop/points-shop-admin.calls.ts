import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, PictureRef, RowId, text, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activityPeriod,
  clashing,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail, activityShown, fieldClash } from '../activity/activity.fields.ts'
import { pointsGoodsKinds } from './points-shop.codes.ts'
import { ExchangeStatusField } from './points-shop.fields.ts'

const Setup = z.strictObject({
  ...activityPeriod,
  /** One of them: the SKU, or the template of the coupon. */
  skuId: RowId.nullable(),
  templateId: RowId.nullable(),
  points: whole(1, 10_000_000),
  /** Fen beside the points; 0 of coupons. */
  cashAmount: whole(0, 100_000_000),
  /** Units in all, and those of one member. */
  quota: whole(1, 1_000_000),
  limitPerUser: whole(1, 99),
  /** Code of the level from which on members can have it; null: everyone. */
  minLevel: text(20, 1).nullable(),
  /** The lower stands first. */
  sort: whole(0, 9999),
})
export type PointsGoodsSetup = z.output<typeof Setup>

const counts = {
  quota: z.number().int(),
  /** Units that unpaid orders hold, and those that are taken for good. */
  reserved: z.number().int(),
  sold: z.number().int(),
}

export const AdminPointsGoodsRow = z.object({
  ...activityShown,
  kind: z.enum(pointsGoodsKinds),
  title: z.string(),
  points: z.number().int(),
  cashAmount: Money,
  ...counts,
  /** Name of the lowest level; empty: everyone. */
  level: z.string(),
})
export type AdminPointsGoodsRow = z.output<typeof AdminPointsGoodsRow>

export const AdminPointsGoods = Setup.extend({
  ...activityDetail,
  ...counts,
  cashAmount: Money,
  kind: z.enum(pointsGoodsKinds),
  title: z.string(),
  /** Of goods; empty or null of a coupon. */
  productAttr: z.string(),
  productSn: z.string(),
  pic: PictureRef.nullable(),
  /** Name of the lowest level; empty: everyone. */
  level: z.string(),
  /** Fen that the store asks for one, 0 of a coupon. */
  salePrice: Money,
  /** Units of the store, or coupons of the template, that can be given. */
  available: z.number().int(),
  figures: z.object({
    /** Members who opened the points shop, and those who took this. */
    seen: z.number().int(),
    members: z.number().int(),
    /** Exchanges, those that wait for their money, and those that were closed unpaid. */
    exchanges: z.number().int(),
    unpaid: z.number().int(),
    closed: z.number().int(),
    /** Points that the done ones took, and fen that were paid beside them, less what went back. */
    points: z.number().int(),
    cash: Money,
    /** Fen that the goods that were kept cost in the store, less that cash. */
    cost: Money,
  }),
})
export type AdminPointsGoods = z.output<typeof AdminPointsGoods>

export const AdminExchange = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  nickname: z.string(),
  quantity: z.number().int(),
  points: z.number().int(),
  cashAmount: Money,
  status: ExchangeStatusField,
  orderSn: z.string().nullable(),
  at: Moment,
})
export type AdminExchange = z.output<typeof AdminExchange>

/** What stands against a set-up, with the field that it is about. */
export const PointsGoodsClash = fieldClash([
  'skuId',
  'templateId',
  'points',
  'quota',
  'minLevel',
  'endAt',
])
export type PointsGoodsClash = z.output<typeof PointsGoodsClash>

export const pointsShopAdminCalls = {
  ...activityAdminCalls({
    path: 'points-goods',
    paths: 'points-goods',
    nouns: ['goods or a coupon for points', 'Goods and coupons for points'],
    ends: 'Ends it for good, with a reason; what was taken stays taken',
    row: AdminPointsGoodsRow,
    one: AdminPointsGoods,
    setup: Setup,
  }),
  exchanges: GET('/admin/api/{p}-{s}/points-goods/{id}/exchanges', {
    summary: 'Who took it, the latest first, of one state or of all',
    ...records('pointsGoods', AdminExchange, 'order.read', { status: whole(0, 2).optional() }),
  }),
  clashes: POST('/admin/api/{p}-{s}/points-goods/clashes', clashing(Setup, PointsGoodsClash)),
}
