import { freightNow } from '@mallard/contract/trade/order/ordered'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { NewPrice } from './price.rules.ts'
import type { Repricing } from './price.service.ts'

/** Writes down who lowered a price: one person alone, or the second of two. */
export function notePrice(
  ctx: StaffCtx,
  action: 'order.price' | 'price.set',
  { lines, freightAmount }: NewPrice,
  reason: string,
): Repricing['also'] {
  return (trx, was, { payAmount }) =>
    audit(trx, ctx, action, `order ${was.orderSn}`, {
      ...changesOf(
        { payAmount: was.payAmount, freightAmount: freightNow(was) },
        { payAmount, freightAmount },
      ),
      lines: {
        before: null,
        after: lines.map(({ orderItemId, amount }) => ({ orderItemId, quantity: 0, amount })),
      },
      reason: { before: null, after: reason },
    })
}
