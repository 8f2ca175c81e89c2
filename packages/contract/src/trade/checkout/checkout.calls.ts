import { z } from 'zod'
import { Address } from '../../people/address/address.calls.ts'
import { POST } from '../../api.ts'
import {
  largestId,
  Moment,
  Money,
  ProductSn,
  Quantity,
  RowId,
  text,
  Token22,
  whole,
} from '../../fields.ts'
import { SeenReturns } from '../../catalog/catalog/return-policy.fields.ts'
import { FlowCoupons, FlowPoints } from '../../pricing/coupon/coupon.fields.ts'
import { AppliedPromotion, LostGift } from '../../pricing/promotion/promotion.fields.ts'
import { draftFields, Title } from '../../aftersales/invoice/invoice.fields.ts'
import { Amounts, Line } from './checkout.fields.ts'

const FlowPath = z.object({
  flowId: Token22,
  cartId: z.string().regex(/^[0-9,]{1,1320}$/, '参数不正确'),
})

export const Flow = z.object({
  flowId: z.string(),
  /** 1 cart, 2 buy now, from 3 on an activity (domain.md §2.3). */
  kind: z.number().int(),
  /** The activity that it belongs to, with its page inside the shop. */
  activity: z.object({ name: z.string(), href: z.string() }).nullable(),
  lines: z.array(Line),
  /** Gifts that were earned, had the store any left. */
  lostGifts: z.array(LostGift),
  address: Address.nullable(),
  /** Fen; freight is null until there is an address. */
  amounts: Amounts,
  /** Why it comes to that. */
  promotions: z.array(AppliedPromotion),
  coupons: FlowCoupons,
  freightCoupons: FlowCoupons,
  /** What is in the price now; null: none. */
  couponHistoryId: z.number().int().nullable(),
  freightCouponHistoryId: z.number().int().nullable(),
  integration: FlowPoints,
  freightText: z.string(),
  /** When the last of it comes if it is paid now; empty: not promised, or no address yet. */
  arrivalText: z.string(),
  /** Why it cannot be submitted now, in words for the shopper, or null. */
  blocked: z.string().nullable(),
  remark: z.string(),
  /** Whom the order's invoice is to be made out to; null: none is wanted. */
  invoice: Title.omit({ id: true }).nullable(),
  /** Whether it can come by mail. */
  canMailInvoice: z.boolean(),
  expiresAt: Moment,
})
export type Flow = z.output<typeof Flow>

/** The gifts that a page showed: fewer than these are not sent without asking. */
const SeenGifts = z.array(z.strictObject({ productSn: ProductSn, quantity: Quantity })).max(50)
export type SeenGifts = z.output<typeof SeenGifts>

export const checkoutCalls = {
  checkout: POST('/b2c/orderV2/{p}-{s}/checkout', {
    summary: 'Opens a checkout for cart lines, for one SKU bought now, or for a bargain room',
    authz: 'self',
    body: z
      .strictObject({
        ids: z.array(RowId).min(1).max(120).optional(),
        productSn: ProductSn.optional(),
        quantity: Quantity.optional(),
        bargainRoomId: Token22.optional(),
      })
      .refine(
        ({ ids, productSn, quantity, bargainRoomId }) =>
          [ids, productSn ?? quantity, bargainRoomId].filter((each) => each !== undefined)
            .length === 1 && (productSn === undefined) === (quantity === undefined),
        '请选择要结算的商品',
      ),
    reply: z.object({ flowId: z.string(), cartId: z.string() }),
  }),
  flow: POST('/b2c/orderV2/{p}-{s}/flow/{flowId}/{cartId}', {
    summary: 'The priced checkout',
    authz: 'self',
    params: FlowPath,
    reply: Flow,
  }),
  flowModify: POST('/b2c/orderV2/{p}-{s}/flow-modify/{flowId}/{cartId}', {
    summary: 'Changes address, coupons, points, note or invoice; coupon 0 and invoice null = none',
    authz: 'self',
    params: FlowPath,
    body: z.strictObject({
      addressId: RowId.optional(),
      couponHistoryId: whole(0, largestId).optional(),
      freightCouponHistoryId: whole(0, largestId).optional(),
      useIntegration: whole(0, 100_000_000)
        .refine((points) => points % 100 === 0, '积分须为100的整数倍')
        .optional(),
      remark: text(200).optional(),
      invoice: z.strictObject(draftFields).nullable().optional(),
    }),
    reply: Flow,
  }),
  submit: POST('/b2c/orderV2/{p}-{s}/submit', {
    summary: 'Makes the order; the same flowId answers with the same order',
    authz: 'self',
    body: z.strictObject({
      flowId: Token22,
      cartId: z.string().max(1320),
      /** Fen that the shopper saw; anything else to pay is refused. */
      expectPayAmount: z.number().int().min(0).optional(),
      expectGifts: SeenGifts.optional(),
      expectReturns: SeenReturns.optional(),
    }),
    reply: z.object({
      orderId: z.string(),
      orderSn: z.string(),
      payAmount: Money,
      needPay: z.boolean(),
      autoCloseAt: Moment.nullable(),
    }),
  }),
}
