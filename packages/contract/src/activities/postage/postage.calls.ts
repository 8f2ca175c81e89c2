import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { draftFields } from '../../aftersales/invoice/invoice.fields.ts'
import { Moment, Money, RowId, text, Token22 } from '../../fields.ts'
import { SeenReturns } from '../../catalog/catalog/return-policy.fields.ts'
import { Flow } from '../../trade/checkout/checkout.calls.ts'
import { postageParts } from './postage.codes.ts'
import { Postage } from './postage.fields.ts'

export const postageCalls = {
  postagePromotionDetail: GET('/b2c/product/{p}-{s}/postage-promotion-detail/{postageUuid}', {
    summary: 'A trial for its postage, as who asks may take it, and the others that run',
    authz: 'none',
    params: z.object({ postageUuid: Token22 }),
    reply: z.object({
      postage: Postage,
      part: z.enum(postageParts),
      /** The order in which the member has taken it. */
      orderSn: z.string().nullable(),
      others: z.array(Postage),
      /** The server's clock when it was read. */
      serverTime: Moment,
    }),
  }),
  postagePromotionFlow: POST('/b2c/orderV2/{p}-{s}/postage-promotion-flow/{id}', {
    summary: 'The priced checkout of a trial: the member’s open one, or a new one; changes it too',
    authz: 'self',
    isPerk: true,
    params: z.object({ id: Token22 }),
    body: z.strictObject({
      addressId: RowId.optional(),
      remark: text(200).optional(),
      invoice: z.strictObject(draftFields).nullable().optional(),
    }),
    reply: Flow,
  }),
  postagePromotionSubmit: POST('/b2c/orderV2/{p}-{s}/postage-promotion-submit', {
    summary: 'Makes the order of a trial; the same flowId answers with the same order',
    authz: 'self',
    isPerk: true,
    body: z.strictObject({
      flowId: Token22,
      postageUuid: Token22,
      /** Fen that the shopper saw; anything else to pay is refused. */
      expectPayAmount: z.number().int().min(0).optional(),
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
