import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  largestId,
  Moment,
  Money,
  pageOf,
  Paging,
  PictureRef,
  RowId,
  text,
  whole,
} from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { pointsGoodsKinds } from './points-shop.codes.ts'
import { ExchangeStatusField } from './points-shop.fields.ts'

const moment = whole(0, 9_999_999_999_999)

const Setup = z.strictObject({
  /** 0: a new one. */
  id: whole(0, largestId).default(0),
  /** Of what was read; a save that names an older one is refused. */
  version: whole(0, 1_000_000_000).default(0),
  /** One of them: the SKU, or the template of the coupon. */
  skuId: RowId.nullable(),
  templateId: RowId.nullable(),
  points: whole(1, 10_000_000),
  /** Fen beside the points; 0 of coupons. */
  cashAmount: whole(0, 100_000_000),
  /** Units in all, and those of one member. */
  quota: whole(1, 1_000_000),
  limitPerUser: whole(1, 99),
  startAt: moment,
  endAt: moment,
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
  id: z.number().int(),
  kind: z.enum(pointsGoodsKinds),
  title: z.string(),
  points: z.number().int(),
  cashAmount: Money,
  ...counts,
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  /** Name of the lowest level; empty: everyone. */
  level: z.string(),
})
export type AdminPointsGoodsRow = z.output<typeof AdminPointsGoodsRow>

export const AdminPointsGoods = Setup.extend({
  ...counts,
  cashAmount: Money,
  startAt: Moment,
  endAt: Moment,
  kind: z.enum(pointsGoodsKinds),
  title: z.string(),
  /** Of goods; empty or null of a coupon. */
  productAttr: z.string(),
  productSn: z.string(),
  pic: PictureRef.nullable(),
  /** Name of the lowest level; empty: everyone. */
  level: z.string(),
  state: z.enum(activityStates),
  closeReason: z.string(),
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
export const PointsGoodsClash = z.object({
  field: z.enum(['skuId', 'templateId', 'points', 'quota', 'minLevel', 'endAt']),
  text: z.string(),
  isBlocking: z.boolean(),
})
export type PointsGoodsClash = z.output<typeof PointsGoodsClash>

const ById = z.object({ id: RowId })

export const pointsShopAdminCalls = {
  list: GET('/admin/api/{p}-{s}/points-goods', {
    summary: 'Goods and coupons for points of a store, the latest first',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({ ...Paging, state: z.enum(['ALL', ...activityStates]).default('ALL') }),
    reply: pageOf(AdminPointsGoodsRow),
  }),
  detail: GET('/admin/api/{p}-{s}/points-goods/{id}', {
    summary: 'One of them with its figures',
    authz: 'operator',
    right: 'promotion.read',
    params: ById,
    reply: AdminPointsGoods,
  }),
  exchanges: GET('/admin/api/{p}-{s}/points-goods/{id}/exchanges', {
    summary: 'Who took it, the latest first, of one state or of all',
    authz: 'operator',
    right: 'order.read',
    params: ById,
    query: z.object({ ...Paging, status: whole(0, 2).optional() }),
    reply: pageOf(AdminExchange),
  }),
  save: POST('/admin/api/{p}-{s}/points-goods/save', {
    summary:
      'Puts goods or a coupon up for points, or changes what has not begun; the same request makes one',
    authz: 'operator',
    right: 'promotion.write',
    body: Setup.extend({ requestId: RequestId }),
    reply: AdminPointsGoods,
  }),
  clashes: POST('/admin/api/{p}-{s}/points-goods/clashes', {
    summary: 'What stands against a set-up; changes nothing',
    authz: 'operator',
    right: 'promotion.read',
    keepsPages: true,
    body: Setup,
    reply: z.array(PointsGoodsClash),
  }),
  close: POST('/admin/api/{p}-{s}/points-goods/{id}/close', {
    summary: 'Ends it for good, with a reason; what was taken stays taken',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({ reason: text(200, 1) }),
    reply: AdminPointsGoods,
  }),
}
