import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { buyer, pay, placeOrder, skusWithStock } from './test-buyer.ts'
import type { TestShop } from './test-shop.ts'

export interface InvoiceBench {
  /** A paid order of two goods, and its shopper. */
  paidOrder(given?: Caller): Promise<{ browser: Caller; sn: string; payAmount: number }>
  /** The same, shipped and received. */
  receivedOrder(given?: Caller): Promise<{ browser: Caller; sn: string; payAmount: number }>
  /**
   * Lets everything happen that is under way: what was told, our questions, and the tax side's own
   * time.
   */
  settle(rounds?: number): Promise<void>
  /** Books a refund of so many fen as the order's own log tells of it. */
  giveBack(sn: string, amount: number): Promise<void>
  /** What goes wrong at a provider from now on. */
  rule(provider: string, operation: string, kind: string, times?: number): Promise<unknown>
  /** Nothing goes wrong any more. */
  clearRules(): Promise<void>
}

/** Orders that can be invoiced, and the tax side's time. */
export async function invoiceBench(shop: TestShop): Promise<InvoiceBench> {
  const [kettle, cup] = await skusWithStock(shop, 2, 500)
  if (!kettle || !cup) throw new Error('the demo world has too few goods')

  async function paidOrder(given?: Caller) {
    const browser = given ?? (await buyer(shop))
    const { orderSn, payAmount } = await placeOrder(browser, [
      { productSn: kettle?.productSn ?? '', quantity: 2 },
      { productSn: cup?.productSn ?? '' },
    ])
    await pay(shop, browser, orderSn)
    return { browser, sn: orderSn, payAmount }
  }

  return {
    paidOrder,
    async receivedOrder(given) {
      const order = await paidOrder(given)
      const admin = await shop.staff()
      await admin.data(orderAdminCalls.ship, {
        sn: order.sn,
        companyCode: 'yuantong',
        deliverySn: `YT${order.sn.slice(-12)}`,
      })
      await order.browser.data(orderCalls.confirm, { sn: order.sn })
      return order
    },
    async settle(rounds = 3) {
      for (let round = 0; round < rounds; round += 1) {
        await shop.dispatch()
        await shop.worker.runDue()
        await shop.control('/_ctl/clock/advance', { milliseconds: 3000 })
        shop.clock.advance(61_000)
        await shop.worker.runDue()
      }
    },
    async giveBack(sn, amount) {
      const { db } = shop.services
      await sql`update orders set refunded_amount = refunded_amount + ${amount} where order_sn = ${sn}`.execute(
        db,
      )
      await sql`
        insert into order_log (order_id, event, from_status, to_status, actor_type, reason, at)
        select id, 'refunded', status, status, 3, '', now() from orders where order_sn = ${sn}`.execute(
        db,
      )
    },
    rule: (provider, operation, kind, times = 1) =>
      shop.control('/_ctl/rules', { match: { provider, operation }, do: { kind }, times }),
    async clearRules() {
      await fetch(`${shop.sandbox.url}/_ctl/rules`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${shop.sandbox.keys.controlToken}` },
      })
    },
  }
}
