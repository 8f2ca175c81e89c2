import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, Moment, Money, ProductSn, Quantity, RowId, Token22 } from '../../fields.ts'
import { SeenReturns } from '../../catalog/catalog/return-policy.fields.ts'
import { Flow } from '../../trade/checkout/checkout.calls.ts'
import { SeckillDetail, SeckillQuota, SeckillSession, SeckillStrip } from './seckill.fields.ts'

/** `productId` is the number of the SKU, `promotionId` that of the session. */
const Chosen = { productId: ProductSn, promotionId: RowId }
const ById = z.object({ id: RowId })

export const seckillCalls = {
  seckillList: GET('/b2c/seckill/{p}-{s}/list', {
    summary: 'Flash-sale sessions of today and tomorrow with their goods, the earliest first',
    authz: 'none',
    /** `now`: the server's clock when it was read. */
    reply: z.object({ now: Moment, sessions: z.array(SeckillSession) }),
  }),
  current: GET('/b2c/seckill/{p}-{s}/current', {
    summary:
      'The flash-sale session that runs, or the next one of today and tomorrow, with its first goods',
    authz: 'none',
    reply: SeckillStrip.extend({ session: SeckillStrip.shape.session.nullable() }),
  }),
  secKillDetail: GET('/b2c/product/{p}-{s}/sec-kill-detail/{id}/{productSn}', {
    summary: 'One SKU of a flash sale with its goods',
    authz: 'none',
    params: z.object({ id: RowId, productSn: ProductSn }),
    reply: SeckillDetail,
  }),
  quota: GET('/b2c/seckill/{p}-{s}/quota/{id}', {
    summary: 'How the SKUs of a session sell, at most a second old',
    authz: 'none',
    params: ById,
    reply: z.object({ now: Moment, skus: z.array(SeckillQuota) }),
  }),
  reminders: GET('/b2c/seckill/{p}-{s}/reminders', {
    summary: 'Sessions to come that the member wants to be reminded of',
    authz: 'user',
    reply: z.object({ ids: z.array(z.number().int()) }),
  }),
  remind: POST('/b2c/seckill/{p}-{s}/remind/{id}', {
    summary: 'Asks for a notice three minutes before a session begins, or takes that back',
    authz: 'user',
    params: ById,
    body: z.strictObject({ isOn: z.boolean() }),
    reply: Empty,
  }),
  secKillCheckout: POST('/b2c/orderV2/{p}-{s}/sec-kill-checkout/{productId}/{promotionId}/{qty}', {
    summary: 'Opens the checkout of a flash sale',
    authz: 'user',
    isPerk: true,
    params: z.object({ ...Chosen, qty: Quantity }),
    reply: z.object({ flowId: z.string(), cartId: z.string() }),
  }),
  secKillFlow: POST('/b2c/orderV2/{p}-{s}/sec-kill-flow/{productId}/{promotionId}/{flowId}', {
    summary: 'The priced checkout of a flash sale',
    authz: 'self',
    isPerk: true,
    params: z.object({ ...Chosen, flowId: Token22 }),
    reply: Flow,
  }),
  secKillSubmit: POST('/b2c/orderV2/{p}-{s}/sec-kill-submit', {
    summary: 'Makes the order of a flash sale; the same flowId answers with the same order',
    authz: 'self',
    isPerk: true,
    body: z.strictObject({
      ...Chosen,
      productQuantity: Quantity,
      flowId: Token22,
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
