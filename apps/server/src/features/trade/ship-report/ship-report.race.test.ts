import { minute } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { buyer, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { sendReport } from './ship-report.service.ts'
import { mortal } from './test-mortal.ts'
import { atWeixin, paidInMini, send } from './test-reports.ts'

const shop = await testShop()
const [goods] = await skusWithStock(shop, 1)
const browser = await buyer(shop)
const once = { wholeTimes: 1, sameTimes: 0, isResent: false }
let made = 0

/** A payment of which everything was sent, and nobody told yet. */
async function untold(): Promise<string> {
  made += 1
  const staff = await shop.staff()
  const { payNo, sns } = await paidInMini(shop, browser, [{ productSn: goods!.productSn }])
  await send(staff, sns[0]!, `SF30000000${String(made).padStart(2, '0')}`)
  await shop.dispatch()
  return payNo
}

it('is told once, however many workers take it at the same time', async () => {
  const payNo = await untold()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sendReport(shop.services, payNo, 1)),
  )
  expect(answers.some((answer) => answer === undefined)).toBe(true)
  expect((await atWeixin(shop, payNo)).shipment).toMatchObject(once)
})

it('is told once, whatever the last thing was that a killed server did', async () => {
  const told: (boolean | undefined)[] = []
  for (let step = 1; ; step += 1) {
    const payNo = await untold()
    const { services, isDead } = mortal(shop.services, step)
    await sendReport(services, payNo, 1).catch(() => {})
    if (!isDead()) break
    told.push((await atWeixin(shop, payNo)).shipment?.isWhole)
    // The dead one's lease runs out.
    shop.clock.advance(3 * minute)
    await sendReport(shop.services, payNo, 2)
    const { funds, shipment } = await atWeixin(shop, payNo)
    expect({ step, funds, shipment }).toMatchObject({ step, funds: 'reported', shipment: once })
  }
  // It died before WeChat heard of it, and afterwards.
  expect(told.filter((each) => each === undefined).length).toBeGreaterThan(5)
  expect(told.filter((each) => each).length).toBeGreaterThan(2)
})
