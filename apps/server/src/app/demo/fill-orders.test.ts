import { fen } from '@mallard/kernel'
import { expect, it } from 'vitest'
import type { PayMethod } from '#platform/services.ts'
import { expectBooksToAgree } from '../testing/test-buyer.ts'
import { testShop } from '../testing/test-shop.ts'
import { fillOrders } from './fill-orders.ts'

const shop = await testShop()

it('the channels know what the demo shoppers have paid, and give it back', async () => {
  await fillOrders(shop.services, shop.members, shop.sandbox.adopt)
  const { db, pay } = shop.services
  const paid = await db
    .selectFrom('pay_order')
    .where('status', '=', 2)
    .select(['pay_no', 'method', 'amount', 'channel_trade_no'])
    .execute()
  expect(new Set(paid.map(({ method }) => method))).toEqual(new Set(['wxPay', 'aliPay']))
  for (const { pay_no: payNo, method, amount, channel_trade_no: transactionId } of paid) {
    const channel = pay[method as PayMethod]
    expect(await channel.query(payNo)).toMatchObject({
      kind: 'ok',
      data: { state: 'paid', trade: { transactionId, amount } },
    })
    const refund = {
      payNo,
      refundNo: `R${payNo}`,
      total: fen(amount),
      amount: fen(1),
      reason: '退款',
      startedAt: shop.clock.now(),
    }
    expect((await channel.refund(refund)).kind).toBe('ok')
    await shop.control('/_ctl/clock/advance', { milliseconds: 2000 })
    expect(await channel.queryRefund(refund)).toMatchObject({
      kind: 'ok',
      data: { state: 'succeeded', amount: 1 },
    })
  }
  await expectBooksToAgree(shop)
})
