import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Money,
  OrderSn,
  OrderSnList,
  Paging,
  pageOf,
  text,
  whole,
  lookup,
} from '../../fields.ts'
import { Order, OrderStatus, Parcel } from './order.fields.ts'

const BySn = z.object({ sn: OrderSn })
const NewStatus = z.object({ status: OrderStatus })

export const orderCalls = {
  orderStatus: POST('/b2c/orderV2/{p}-{s}/orderStatus/{sn}', {
    summary: 'State of one or several orders; asks the payment channel when a payment is under way',
    authz: 'self',
    params: z.object({ sn: OrderSnList }),
    reply: z.array(
      z.object({
        orderSn: z.string(),
        status: OrderStatus,
        payStatus: z.number().int(),
        payAmount: Money,
        autoCloseAt: Moment.nullable(),
        batchId: z.string().nullable(),
      }),
    ),
  }),
  delete: POST('/b2c/orderV2/{p}-{s}/delete/{sn}', {
    summary: 'Hides a finished or closed order',
    authz: 'self',
    params: BySn,
    reply: NewStatus,
  }),
  confirm: POST('/b2c/orderV2/{p}-{s}/confirm/{sn}', {
    summary: 'Confirms receipt; cannot be undone',
    authz: 'self',
    params: BySn,
    reply: NewStatus,
  }),
  cancel: POST('/b2c/orderV2/{p}-{s}/cancel/{sn}', {
    summary: 'Cancels an unpaid order, or leaves a group that is not formed yet',
    authz: 'self',
    params: BySn,
    body: z.strictObject({ reason: text(100).optional() }),
    reply: NewStatus,
  }),
  orderList: GET('/b2c/orderV2/{p}-{s}/orderList', {
    summary:
      'My orders by tab: 0 all, 1 to pay, 2 to ship, 3 to receive, 4 to review, 5 after sale',
    authz: 'user',
    query: z.object({ ...Paging, active: whole(0, 5).default(0), keyword: lookup(50).optional() }),
    reply: pageOf(Order),
  }),
  detail: GET('/b2c/orderV2/{p}-{s}/detail/{sn}', {
    summary: 'One order',
    authz: 'self',
    params: BySn,
    reply: Order,
  }),
  traceDetail: GET('/b2c/orderV2/{p}-{s}/trace-detail/{sn}', {
    summary: 'Parcels of an order and their tracks',
    authz: 'self',
    params: BySn,
    reply: z.array(Parcel),
  }),
}
