import type { ErrorName } from '@mallard/contract/errors'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { freightNow } from '@mallard/contract/trade/order/ordered'
import { fen, refuse, type Result } from '@mallard/kernel'
import { aloneUpTo, audit, changesOf, givenToday, leftAlone } from '#features/people/staff/index.ts'
import { findStoreOrder, type PaymentGateway } from '#features/trade/order/index.ts'
import { adminDetail, operatorOf, type PaymentRecords } from '#features/trade/order-admin/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { isLoweredAlone, type NewPrice } from './price.rules.ts'
import { costs, reprice } from './price.service.ts'

interface PriceInput extends NewPrice {
  sn: string
  version: number
  reason: string
}

/** The shopper pays this much; what they see at a cashier that was open is refused there. */
export async function price(
  ctx: StaffCtx,
  records: PaymentRecords,
  payment: PaymentGateway,
  input: PriceInput,
): Promise<Result<AdminOrder, ErrorName>> {
  const { sn, reason, ...wanted } = input
  const before = await findStoreOrder(ctx.services.db, ctx.scope, sn)
  if (!before) return refuse('notFound')
  if (before.status === orderStatus.unpaid && costs(before, input))
    return adminDetail(ctx, records, input)
  const done = await reprice(ctx.services, payment, operatorOf(ctx), {
    ...wanted,
    orderSn: sn,
    reason,
    against: async (trx, was, lowered) => {
      const giver = { partnerId: ctx.scope.partnerId, staffId: ctx.staff.id, now: ctx.clock.now() }
      const left = leftAlone(await givenToday(trx, giver))
      return isLoweredAlone(fen(was.payAmount), lowered, { atOnce: aloneUpTo, left })
        ? undefined
        : refuse('priceNeedsTwo')
    },
    also: (trx, was, { payAmount }) =>
      audit(trx, ctx, 'order.price', `order ${sn}`, {
        ...changesOf(
          { payAmount: was.payAmount, freightAmount: freightNow(was) },
          { payAmount, freightAmount: wanted.freightAmount },
        ),
        lines: {
          before: null,
          after: wanted.lines.map(({ orderItemId, amount }) => ({
            orderItemId,
            quantity: 0,
            amount,
          })),
        },
        reason: { before: null, after: reason },
      }),
  })
  return done.ok ? adminDetail(ctx, records, input) : done
}
