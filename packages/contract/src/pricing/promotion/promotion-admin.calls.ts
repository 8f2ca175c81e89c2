import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Amounts } from '../../trade/checkout/checkout.fields.ts'
import {
  largestId,
  Moment,
  Money,
  Paging,
  PictureRef,
  ProductSn,
  pageOf,
  Quantity,
  RowId,
  text,
  whole,
  line,
  keyword,
} from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { Ruled } from './kinds.fields.ts'
import { kindNameOf, promotionScopes, promotionStates } from './promotion.codes.ts'
import { AppliedPromotion } from './promotion.fields.ts'

const State = z.enum(promotionStates)
const moment = whole(0, 9_999_999_999_999)
const KindCode = whole(1, 99).refine((code) => kindNameOf(code) !== undefined, '没有这种活动')

const Setup = z.strictObject({
  /** 0: a new one. */
  id: whole(0, largestId).default(0),
  /** Of the promotion that was read; a save that names an older one is refused. */
  version: whole(0, 1_000_000_000).default(0),
  name: line(40, 1),
  nameEn: line(80),
  startAt: moment,
  endAt: moment,
  scope: z.enum(promotionScopes),
  /** Categories or SKUs; none for all. */
  scopeIds: z.array(RowId).max(500),
  kind: Ruled,
  priority: whole(0, 999),
  /** Orders of one member, 0 = no limit. */
  limitPerUser: whole(0, 999),
})
export type PromotionSetup = z.output<typeof Setup>

export const AdminPromotionRow = z.object({
  id: z.number().int(),
  type: z.number().int(),
  name: z.string(),
  /** What it gives, in a sentence. */
  text: z.string(),
  state: State,
  startAt: Moment,
  endAt: Moment,
  scope: z.enum(promotionScopes),
  scopeCount: z.number().int(),
  priority: z.number().int(),
  limitPerUser: z.number().int(),
  /** Paid orders that used it, and fen that it took off them. */
  orders: z.number().int(),
  amount: Money,
})
export type AdminPromotionRow = z.output<typeof AdminPromotionRow>

/** A SKU as pickers show it. */
export const AdminPickedSku = z.object({
  skuId: z.number().int(),
  productSn: z.string(),
  title: z.string(),
  attr: z.string(),
  pic: PictureRef,
  salePrice: Money,
  available: z.number().int(),
})
export type AdminPickedSku = z.output<typeof AdminPickedSku>

export const AdminPromotion = Setup.extend({
  id: z.number().int(),
  version: z.number().int(),
  state: State,
  /** The SKUs that scope and rule name. */
  skus: z.array(AdminPickedSku),
})
export type AdminPromotion = z.output<typeof AdminPromotion>

/** Another promotion for the same goods at the same time. */
export const PromotionClash = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.number().int(),
  text: z.string(),
  startAt: Moment,
  endAt: Moment,
  /** Goods on sale in this store that both hold for. */
  goods: z.number().int(),
  /** `competes`: the larger saving is taken; `adds`: a shopper can have both. */
  effect: z.enum(['competes', 'adds']),
  /** Of two that compete: who goes first when they save the same. */
  first: z.enum(['this', 'other']),
  /** A basket of ten of the first of these goods: what each of the two would take off, in fen. */
  savings: z
    .object({ this: Money, other: Money, title: z.string(), quantity: z.number().int() })
    .nullable(),
})
export type PromotionClash = z.output<typeof PromotionClash>

export const PromotionTrial = z.object({
  lines: z.array(
    z.object({
      productSn: z.string(),
      title: z.string(),
      attr: z.string(),
      salePrice: Money,
      quantity: z.number().int(),
      promotionAmount: Money,
      realAmount: Money,
      promotions: z.array(AppliedPromotion),
    }),
  ),
  gifts: z.array(
    z.object({
      productSn: z.string(),
      title: z.string(),
      quantity: z.number().int(),
      promotionId: z.number().int(),
      promotionName: z.string(),
    }),
  ),
  amounts: Amounts,
  promotions: z.array(AppliedPromotion),
  /** Promotions that run at that time and took nothing off, with the reason. */
  idle: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.number().int(),
      reason: z.enum(['otherGoods', 'notReached', 'lost', 'noFreight']),
    }),
  ),
})
export type PromotionTrial = z.output<typeof PromotionTrial>

const ById = z.object({ id: RowId })

export const promotionAdminCalls = {
  list: GET('/admin/api/{p}-{s}/promotions', {
    summary: 'Promotions of a store, the newest first',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({
      ...Paging,
      state: z.enum(['ALL', ...promotionStates]).default('ALL'),
      type: KindCode.optional(),
    }),
    reply: pageOf(AdminPromotionRow),
  }),
  detail: GET('/admin/api/{p}-{s}/promotions/{id}', {
    summary: 'One promotion to edit',
    authz: 'operator',
    right: 'promotion.read',
    params: ById,
    reply: AdminPromotion,
  }),
  save: POST('/admin/api/{p}-{s}/promotion/save', {
    summary: 'Sets up a promotion, or changes one; the same request sets up one',
    authz: 'operator',
    right: 'promotion.write',
    body: Setup.extend({ requestId: RequestId }),
    reply: AdminPromotion,
  }),
  close: POST('/admin/api/{p}-{s}/promotions/{id}/close', {
    summary: 'Ends a promotion for good',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    reply: AdminPromotion,
  }),
  clashes: POST('/admin/api/{p}-{s}/promotion/clashes', {
    summary: 'Which promotions hold for the same goods at the same time; changes nothing',
    authz: 'operator',
    right: 'promotion.read',
    keepsPages: true,
    body: Setup,
    reply: z.array(PromotionClash),
  }),
  trial: POST('/admin/api/{p}-{s}/promotion/trial', {
    summary: 'What a basket would cost at a time, and why; changes nothing',
    authz: 'operator',
    right: 'promotion.read',
    keepsPages: true,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ productSn: ProductSn, quantity: Quantity }))
        .min(1)
        .max(20),
      /** Level of the member; none: no member price. */
      levelCode: text(20).optional(),
      at: moment,
      /** Where it goes; without it freight is left out. */
      countyCode: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    reply: PromotionTrial,
  }),
  skus: GET('/admin/api/{p}-{s}/promotion/skus', {
    summary: 'SKUs of a store to choose from',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({ q: keyword(50).optional() }),
    reply: z.array(AdminPickedSku),
  }),
  levels: GET('/admin/api/{p}-{s}/promotion/levels', {
    summary: 'Levels of members with what they pay',
    authz: 'operator',
    right: 'promotion.read',
    reply: z.array(z.object({ code: z.string(), name: z.string(), discountBp: z.number().int() })),
  }),
}
