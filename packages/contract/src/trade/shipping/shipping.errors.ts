import { type Refusal, toast } from '../../refusal.ts'

/** What shipping refuses. */
export const shippingErrors = {
  notShippable: toast('订单当前不可发货', 'This order cannot be shipped now'),
  waybillKnown: toast('该快递单号已登记', 'This waybill is noted already'),
  shipTooMany: toast('发货数量超过可发数量', 'More than is left to ship'),
} as const satisfies Record<string, Refusal>
