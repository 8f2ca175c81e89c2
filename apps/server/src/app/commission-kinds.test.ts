import { commissionKinds, paysNothing } from '@mallard/contract/promoters/fx/fx.codes'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { expect, it } from 'vitest'
import {
  employee,
  orderInner,
  sellAt,
  setRoles,
} from '#features/activities/inner-buy/test-inner.ts'
import { balancesOf, openLink, openPromoting, promoter } from '#features/promoters/fx/test-fx.ts'
import { pay, placeOrder, skusWithStock } from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
await openPromoting(owner)
const [cup, kettle] = await skusWithStock(shop, 20)
await sellAt(owner, cup!, 4000)
const one = await promoter(shop, owner)

type Change = Partial<{ offKinds: number[]; employeesEarn: boolean; employeesPay: boolean }>
async function setting(change: Change): Promise<void> {
  const before = await owner.data(fxAdminCalls.setting, {})
  await owner.data(fxAdminCalls.saveSetting, { ...before, ...change })
}

/** What the promoter earned by what was done. */
async function earnedBy(run: () => Promise<unknown>): Promise<number> {
  const before = await balancesOf(owner, one.id)
  await run()
  await shop.dispatch()
  return (await balancesOf(owner, one.id)).frozen - before.frozen
}

async function brought() {
  const { browser } = await employee(shop, owner, 100_000)
  await openLink(browser, one.sponsorId)
  const inner = async () => {
    const { data } = await orderInner(browser, cup!)
    await pay(shop, browser, (data as { orderSn: string }).orderSn)
  }
  const plain = async () => {
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn }])
    await pay(shop, browser, orderSn)
  }
  return { inner, plain }
}

it('each way to buy is switched by the operator, and inner prices pay nothing until then', async () => {
  const { exchange: _exchange, ...bought } = orderKind
  expect([...commissionKinds].toSorted()).toEqual(Object.values(bought).toSorted())
  expect(await owner.data(fxAdminCalls.setting, {})).toMatchObject({
    offKinds: paysNothing,
    employeesEarn: true,
    employeesPay: true,
  })
  const { inner, plain } = await brought()
  expect(await earnedBy(inner)).toBe(0)
  expect(await earnedBy(plain)).toBeGreaterThan(0)
  await setting({ offKinds: [orderKind.cart, orderKind.buyNow] })
  expect(await earnedBy(inner)).toBe(400)
  expect(await earnedBy(plain)).toBe(0)
  await setting({ offKinds: [...paysNothing] })
})

it('what employees buy pays, and employees earn, as long as the operator says so', async () => {
  const { plain } = await brought()
  await setting({ employeesPay: false })
  expect(await earnedBy(plain)).toBe(0)
  await setting({ employeesPay: true, employeesEarn: false })
  expect(await earnedBy(plain)).toBeGreaterThan(0)
  await setRoles(shop, one.phone, ['user', 'employee'])
  expect(await earnedBy(plain)).toBe(0)
  await setting({ employeesEarn: true })
  expect(await earnedBy(plain)).toBeGreaterThan(0)
})

it('no sum is promised to a promoter to whom nothing would be paid', async () => {
  const shown = async () => {
    const path = `/fx/1-1/${one.sponsorId}/goods/${kettle!.productSn}`
    const [init, goods, brought] = await Promise.all([
      one.browser.data(fxCalls.initForm, {}),
      one.browser.data(fxCalls.goods, { sort: 'sales', page: 1 }),
      one.browser.data(fxCalls.brought, { path }),
    ])
    return [init.earns, goods.total > 0, (brought.earns ?? 0) > 0]
  }
  await setRoles(shop, one.phone, ['user', 'employee'])
  expect(await shown()).toEqual([true, true, true])
  await setting({ employeesEarn: false })
  expect(await shown()).toEqual([false, false, false])
  await setting({ employeesEarn: true, offKinds: [orderKind.cart, orderKind.buyNow] })
  expect(await shown()).toEqual([false, false, false])
  await setting({ offKinds: [orderKind.cart] })
  expect(await shown()).toEqual([true, true, true])
})
