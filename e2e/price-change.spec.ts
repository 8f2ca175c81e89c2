import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers as barriersOf } from './axe.ts'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

describe('a price that is changed before payment', () => {
  const screen = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it('is shared among the lines by the store, seen by the shopper and paid', async () => {
    const sn = await shopper.order()
    const { amounts } = await shopper.browser.data(orderCalls.detail, { sn })
    const page = await openAdmin(screen, 'owner', `/admin/1-1/orders/${sn}`)
    await page.getByRole('button', { name: /^改\s*价$/ }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('整单优惠').fill('12.34')
    await form.getByRole('button', { name: '分摊到商品' }).click()
    const yuan = ((amounts.payAmount - 1234) / 100).toFixed(2)
    await expect
      .poll(async () => (await form.getByRole('status').innerText()).replaceAll(',', ''))
      .toContain(yuan)
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '议价成交' }).click()
    await form.getByRole('button', { name: '保存新价格' }).click()
    await page.getByText('已改价，买家会看到新的应付金额').waitFor()

    const phone = await screen.open(`/user/1-1/order/detail/${sn}`, {
      cookies: shopper.browser.cookies,
    })
    await front(phone).getByText('改价', { exact: true }).waitFor()
    await shopper.pay(sn)
    await expect
      .poll(async () => await shopper.browser.data(orderCalls.detail, { sn }))
      .toMatchObject({
        status: 1,
        amounts: { payAmount: amounts.payAmount - 1234, adjustAmount: -1234 },
      })
  })
})
