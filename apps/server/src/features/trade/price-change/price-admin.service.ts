import type { ErrorName } from '@mallard/contract/errors'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { fen, refuse, type Result } from '@mallard/kernel'
import { giveAlone, leftAlone } from '#features/people/staff/index.ts'
import { findStoreOrder, type PaymentGateway } from '#features/trade/order/index.ts'
import { adminDetail, operatorOf, type PaymentRecords } from '#features/trade/order-admin/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { notePrice } from './price-note.ts'
import { isLoweredAlone, type NewPrice } from './price.rules.ts'
import { costs, reprice, type Repricing } from './price.service.ts'
import { askForPrice } from './waiting-prices.service.ts'

interface PriceInput extends NewPrice {
  sn: string
  version: number
  reason: string
}

/**
 * The shopper pays this much; what they see at a cashier that was open is refused there. What is
 * more than one person may give waits for another, and the order stays as it is.
 */
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
  const gift = { kind: 'price', subject: `order ${sn}` } as const
  const mayBe: Repricing['mayBe'] = async (db, was, asked) => {
    const { upTo, left } = await leftAlone(db, ctx, gift)
    return isLoweredAlone(fen(was.payAmount), asked, { atOnce: fen(upTo), left: fen(left) })
  }
  const lowered = await reprice(ctx.services, payment, operatorOf(ctx), {
    ...wanted,
    orderSn: sn,
    reason,
    mayBe,
    take: async (trx, was, asked) =>
      (await mayBe(trx, was, asked)) &&
      giveAlone(trx, ctx, gift, Math.max(0, was.payAmount - asked.payAmount)),
    also: notePrice(ctx, 'order.price', wanted, reason),
  })
  if (!lowered.ok) return lowered
  const asked = lowered.value === 'needsTwo' ? await askForPrice(ctx, input) : lowered
  return asked.ok ? adminDetail(ctx, records, input) : asked
}
