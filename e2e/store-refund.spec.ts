import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers as barriersOf } from './axe.ts'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { paidOrder } from './returning.ts'
import { front } from './shopper.ts'

describe('money back on the store’s word', () => {
  const screen = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  const open = (path: string): Promise<Page> =>
    screen.open(path, { cookies: shopper.browser.cookies })
  const orderOf = (sn: string) => shopper.browser.data(orderCalls.detail, { sn })

  it('is one of two units, which the shopper sees and is told of', async () => {
    const sn = await paidOrder(shopper, 2)
    const page = await openAdmin(screen, 'owner', `/admin/1-1/orders/${sn}`)
    await page.getByRole('button', { name: /^退\s*款$/ }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('spinbutton', { name: /^退数量/ }).fill('1')
    await form.getByLabel('退款原因').click()
    await page.getByTitle('商家缺货').click()
    await form.getByLabel('给买家的说明').fill('这只有划痕')
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: /^退款 ¥/ }).click()
    await page.getByText('已退款，正在原路退回').waitFor()
    await expect.poll(async () => (await orderOf(sn)).refundStatus, { timeout: 20_000 }).toBe(10)
    const { amounts, refundedAmount } = await orderOf(sn)
    expect(refundedAmount).toBe(Math.floor(amounts.payAmount / 2))

    const phone = await open(`/user/1-1/order/detail/${sn}`)
    await front(phone).getByText('已退 1 件').waitFor()
    await phone.goto(new URL('/user/1-1/order/return/list', phone.url()).href)
    await front(phone).getByText('商家退款').first().click()
    await front(phone).getByText('商家缺货').waitFor()
    await front(phone).getByText('这只有划痕').waitFor()
    await front(phone).getByText('商家发起退款').waitFor()
  })

  it('is all of an order that was not sent, which closes', async () => {
    const sn = await paidOrder(shopper, 1)
    const page = await openAdmin(screen, 'owner', `/admin/1-1/orders/${sn}`)
    await page.getByRole('button', { name: '取消并退款' }).click()
    const form = page.getByRole('dialog')
    await form.getByText('全部退款后订单关闭').waitFor()
    await form.getByRole('button', { name: /^退款 ¥/ }).click()
    await page.getByText('已退款，正在原路退回').waitFor()
    await expect.poll(async () => (await orderOf(sn)).status, { timeout: 20_000 }).toBe(4)
    expect(await orderOf(sn)).toMatchObject({ refundStatus: 20, closeReason: 20 })
  })
})
