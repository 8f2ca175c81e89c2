import { randomUUID } from 'node:crypto'
import { robotAdminCalls } from '@mallard/contract/people/robot/robot-admin.calls'
import { beijingDateTime, day, second } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { robotInput } from './test-robots.ts'

const shop = await testShop()
const { address, secret } = shop.sandbox.keys.robots.feishu
const [sku] = await skusWithStock(shop, 1, 50)
const said = async () =>
  (await shop.control<{ text: string }[]>('/_ctl/robots?kind=feishu')).map(({ text }) => text)
const digest = () =>
  jobHandlers(shop.services)['robot.digest'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })

it('tells the robots that want it what yesterday brought and what waits, once', async () => {
  let owner = await shop.staff()
  const add = (more = {}) =>
    owner.data(robotAdminCalls.save, {
      ...robotInput({ kind: 'feishu', address, secret, alertKinds: [], ...more }),
      requestId: randomUUID(),
    })
  await add({ hasDigest: true })
  await add({ hasDigest: false })
  // The day before is full of what the demo world did.
  shop.clock.advance(2 * day)
  const ana = await buyer(shop)
  const date = beijingDateTime(shop.clock.now()).slice(0, 10)
  const one = await placeOrder(ana, [sku!])
  await pay(shop, ana, one.orderSn)
  await placeOrder(ana, [sku!])
  shop.clock.advance(day)
  owner = await shop.staff()
  await digest()
  await digest()
  await shop.worker.runDue()
  shop.clock.advance(10 * second)
  await shop.worker.runDue()
  const told = await said()
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(`昨日简报 ${date}`)
  expect(told[0]).toContain(`下单 2 笔，付款 1 笔 ¥${(one.payAmount / 100).toFixed(2)}`)
  expect(told[0]).toContain('退款 0 笔 ¥0.00')
  expect(told[0]).toMatch(/待办：.*待发货 \d/)
  shop.clock.advance(day)
  await digest()
  await shop.worker.runDue()
  expect(await said()).toHaveLength(2)
})
