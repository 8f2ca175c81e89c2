import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { draftFields } from '../../aftersales/invoice/invoice.fields.ts'
import {
  largestId,
  pageOf,
  Paging,
  ProductSn,
  Quantity,
  RowId,
  text,
  Token22,
  whole,
} from '../../fields.ts'
import { Flow } from '../../trade/checkout/checkout.calls.ts'
import { maxInnerItems } from './inner-buy.codes.ts'
import { InnerGoods, InnerQuota } from './inner-buy.fields.ts'

const InnerFlow = Flow.extend({ quota: InnerQuota })

export const innerBuyCalls = {
  list: GET('/b2c/inner-buy/{p}-{s}/list', {
    summary: 'Goods at inner prices and what is left of the year’s quota; strangers see no goods',
    authz: 'user',
    query: z.object(Paging),
    reply: pageOf(InnerGoods).extend({
      isEmployee: z.boolean(),
      /** Null: no grant of this year. */
      quota: InnerQuota.nullable(),
    }),
  }),
  innerBuy: POST('/b2c/orderV2/{p}-{s}/inner-buy', {
    summary: 'Opens the checkout of an inner purchase; the ordinary calls show and submit it',
    authz: 'user',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ productSn: ProductSn, quantity: Quantity }))
        .min(1)
        .max(maxInnerItems)
        .refine(
          (items) => new Set(items.map(({ productSn }) => productSn)).size === items.length,
          '同一商品请合并数量',
        ),
    }),
    reply: InnerFlow.extend({ cartId: z.string() }),
  }),
  innerBuyModify: POST('/b2c/orderV2/{p}-{s}/inner-buy-modify/1', {
    summary: 'Changes an inner checkout and prices it again at today’s inner prices',
    authz: 'self',
    body: z.strictObject({
      flowId: Token22,
      addressId: RowId.optional(),
      freightCouponHistoryId: whole(0, largestId).optional(),
      useIntegration: whole(0, 100_000_000)
        .refine((points) => points % 100 === 0, '积分须为100的整数倍')
        .optional(),
      remark: text(200).optional(),
      invoice: z.strictObject(draftFields).nullable().optional(),
    }),
    reply: InnerFlow,
  }),
}
