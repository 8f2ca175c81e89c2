import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  placeOrder,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { insertAttempt, payablesOf, type Payable } from './attempt.repo.ts'
import { newPayNo } from './pay-number.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1)
const scope = { partnerId: 1, storeId: 1 }

afterAll(() => expectBooksToAgree(shop))

type Change = (browser: Awaited<ReturnType<typeof buyer>>, orderSn: string) => Promise<unknown>
const changes: [string, Change, (order: Payable) => Payable][] = [
  ['was cancelled', (browser, sn) => browser.data(orderCalls.cancel, { sn }), (order) => order],
  ['is at a cashier', (browser, sn) => toCashier(shop, browser, sn), (order) => order],
  [
    'costs another amount',
    async () => undefined,
    (order) => ({ ...order, payAmount: order.payAmount - 1 }),
  ],
]

it.each(changes)(
  'an attempt for two orders is not begun when one of them %s since it was read',
  async (_what, change, seen) => {
    const browser = await buyer(shop)
    const { id: memberId } = await browser.data(identityCalls.userInfo, {})
    const orderSns = [
      (await placeOrder(browser, [sku!])).orderSn,
      (await placeOrder(browser, [sku!])).orderSn,
    ]
    const [first, second] = await payablesOf(db, scope, memberId, orderSns)
    await change(browser, orderSns[1]!)
    const at = new Date(shop.clock.now())
    const begin = (payNo: string, orders: readonly Payable[]) =>
      insertAttempt(db, {
        ...{
          scope,
          memberId,
          payNo,
          method: 'wxPay',
          tradeType: 'WAP',
          openId: '',
          client: null,
          orders,
          at,
          askAt: at,
        },
        ...{
          amount: orders.reduce((sum, { payAmount }) => sum + payAmount, 0),
          expiresAt: new Date(at.getTime() + minute),
        },
      })
    const payNo = newPayNo(shop.clock.now())
    expect(await begin(payNo, [first!, seen(second!)])).toBe(false)
    const { rows } = await sql`
    select (select count(*)::int from pay_order where pay_no = ${payNo}) as attempts, (select pay_round from orders where id = ${first!.id}) as round`.execute(
      db,
    )
    expect(rows).toEqual([{ attempts: 0, round: 0 }])
    expect(await begin(payNo, [first!])).toBe(true)
  },
)
