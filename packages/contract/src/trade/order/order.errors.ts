import { type Refusal, toast } from '../../refusal.ts'

/** What orders refuse: to shoppers and staff, then a change of their price. */
export const orderErrors = {
  orderStateChanged: toast('订单状态已变化', 'The order has changed'),
  priceAboveOrdered: toast(
    '改价只能降低，不能高于下单时的金额',
    'A price can be lowered, never raised above what was ordered',
  ),
  nothingToPay: toast('改价后应付金额至少为¥0.01', 'At least ¥0.01 must be left to pay'),
} as const satisfies Record<string, Refusal>
