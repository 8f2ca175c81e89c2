import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Money,
  Moment,
  pageOf,
  Paging,
  ProductSn,
  Quantity,
  RowId,
  Token22,
  whole,
} from '../../fields.ts'
import { SeenReturns } from '../../catalog/catalog/return-policy.fields.ts'
import { Flow } from '../../trade/checkout/checkout.calls.ts'
import { maxGroupItems } from './group-buy.codes.ts'
import { Batch, BatchPage, GroupPage } from './group-buy.fields.ts'

const UrlCode = Token22

/** The activity and the order of a group purchase. */
export const groupActivityCalls = {
  list: GET('/b2c/activity/{p}-{s}/list', {
    summary: 'A group-buying activity with its goods and who is in',
    authz: 'none',
    query: z.object({ urlCode: UrlCode }),
    reply: GroupPage,
  }),
  orderModify: POST('/b2c/activity/{p}-{s}/order-modify', {
    summary: 'Opens the checkout of a group purchase, or prices the open one for another address',
    authz: 'self',
    body: z.strictObject({
      urlCode: UrlCode,
      items: z
        .array(z.strictObject({ productSn: ProductSn, quantity: Quantity }))
        .min(1)
        .max(maxGroupItems),
      addressId: RowId.optional(),
      /** The open checkout that is priced again; absent: a new one. */
      flowId: Token22.optional(),
    }),
    reply: Flow.extend({ cartId: z.string() }),
  }),
  submit: POST('/b2c/activity/{p}-{s}/submit', {
    summary: 'Makes the orders of a group purchase, one for each goods; repeatable by the checkout',
    authz: 'self',
    isPerk: true,
    body: z.strictObject({
      flowId: Token22,
      /** Fen that the shopper saw; anything else to pay is refused. */
      expectPayAmount: z.number().int().min(0).optional(),
      expectReturns: SeenReturns.optional(),
    }),
    reply: z.object({
      batchId: z.string(),
      /** Order numbers joined by commas. */
      orderIds: z.string(),
      payAmount: Money,
      needPay: z.boolean(),
      autoCloseAt: Moment.nullable(),
    }),
  }),
}

export const groupOrderCalls = {
  batchList: GET('/b2c/orderV2/{p}-{s}/batch-list', {
    summary: 'My group purchases, the latest first; one status or all',
    authz: 'user',
    query: z.object({ ...Paging, status: whole(0, 6).optional() }),
    reply: pageOf(Batch),
  }),
}

export const groupBuyCalls = {
  batch: GET('/b2c/group-buy/{p}-{s}/batch/{batchId}', {
    summary: 'A group purchase: its orders for who bought it, and the group for everybody',
    authz: 'none',
    params: z.object({ batchId: Token22 }),
    reply: BatchPage,
  }),
}
