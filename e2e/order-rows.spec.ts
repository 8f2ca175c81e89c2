import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'

/** Two orders of a new shopper, paid. */
async function paidOrders(name: string): Promise<string[]> {
  const sns: string[] = []
  const { browser, pay } = await newShopper({ name })
  for (let nth = 0; nth < 2; nth += 1) {
    const { list } = await browser.data(searchCalls.productList, { inStock: '1' })
    const goods = list.find(({ stockState }) => stockState === 1)!
    const { cartId: line } = await browser.data(cartCalls.add, { goods: goods.productSn, qty: 2 })
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids: [line] })
    const { amounts } = await browser.data(checkoutCalls.flow, { flowId, cartId })
    const { orderSn } = await browser.data(checkoutCalls.submit, {
      flowId,
      cartId,
      expectPayAmount: amounts.payAmount,
    })
    await pay(orderSn)
    sns.push(orderSn)
  }
  return sns
}

describe('orders at the desk', () => {
  const screen = usePhone()
  const sns: string[] = []
  let page: Page

  beforeAll(async () => {
    sns.push(...(await paidOrders('唐小棠')))
  }, 60_000)

  const rowOf = (sn: string) => page.getByRole('row').filter({ hasText: sn })
  const choose = async () => {
    for (const sn of sns) await rowOf(sn).getByRole('checkbox').check()
  }

  it('are chosen, flagged, printed and shipped together, the one that waits longest first', async () => {
    page = await openAdmin(
      screen,
      'owner',
      `/admin/1-1/orders?status=1&q=${encodeURIComponent('唐小棠')}`,
    )
    await rowOf(sns[1]!).waitFor()
    const order = await page.getByRole('row').allInnerTexts()
    const placeOf = (sn: string) => order.findIndex((row) => row.includes(sn))
    expect(placeOf(sns[0]!)).toBeLessThan(placeOf(sns[1]!))
    expect(order[placeOf(sns[0]!)]).toContain('前发货')

    await choose()
    await page.getByRole('button', { name: '旗标', exact: true }).click()
    await page.getByRole('menuitem', { name: '红旗' }).click()
    await page.getByText('已标记 2 单').waitFor()
    await rowOf(sns[1]!).getByTitle('红旗').waitFor()

    await choose()
    await page.getByRole('button', { name: /^打\s*印$/ }).click()
    const preview = page.getByRole('dialog', { name: '打印预览' })
    await preview.getByText('2 单，共 4 件').waitFor()
    expect(await preview.getByRole('img').count()).toBeGreaterThan(0)
    await preview.getByText('装箱单').click()
    await preview.getByRole('img', { name: sns[1]! }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation', { name: '栏目' }).count()).toBe(0)
    expect(await preview.getByText('唐小棠').count()).toBe(2)
    await page.emulateMedia({ media: 'screen' })
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: /^发\s*货$/ }).click()
    const parcels = page.getByRole('dialog', { name: '发货 2 单' })
    await parcels.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
    await page.keyboard.press('Enter')
    // A scanner: number, Enter, number, Enter.
    await parcels.getByRole('textbox', { name: `运单号 ${sns[0]}` }).focus()
    for (const sn of sns) {
      await page.keyboard.insertText(`SF${sn.slice(-12)}`)
      await page.keyboard.press('Enter')
    }
    expect(await barriers(page)).toEqual([])
    await parcels.getByRole('button', { name: /确认发货/ }).click()
    await page.getByText('已发出 2 单').waitFor()
    await page.getByText('没有符合条件的订单').waitFor()
  })

  it('lead from one to the next as the list was narrowed, and keep little room if one likes', async () => {
    const path = `/admin/1-1/orders?mark=red&q=${encodeURIComponent('唐小棠')}`
    page = await openAdmin(screen, 'owner', path)
    await page.getByRole('switch', { name: '紧凑' }).click()
    await page.reload()
    expect(await page.getByRole('switch', { name: '紧凑' }).isChecked()).toBe(true)
    await page.getByRole('link', { name: sns[1]! }).click()
    await page.getByRole('heading', { name: sns[1]! }).waitFor()
    const previous = page.getByRole('button', { name: '上一单' })
    await page.getByRole('button', { name: '下一单' }).click()
    await page.getByRole('heading', { name: sns[0]! }).waitFor()
    await expect.poll(() => previous.isEnabled()).toBe(true)
    expect(await page.getByRole('button', { name: '下一单' }).isDisabled()).toBe(true)
    await page.getByRole('link', { name: '订单', exact: true }).first().click()
    await rowOf(sns[0]!).waitFor()
    expect(screen.complaints).toEqual([])
  })

  it('get numbers and labels from a carrier, one alone and the rest together', async () => {
    const [one, other] = await paidOrders('白露')
    page = await openAdmin(screen, 'owner', '/admin/1-1/label-accounts')
    await page.getByRole('button', { name: '添加账号' }).first().click()
    const account = page.getByRole('dialog', { name: '添加电子面单账号' })
    await account.getByLabel('账号名称').fill('中通月结')
    await account.getByLabel('客户编号').fill('K000001')
    await account.getByLabel('账号密码').fill('key of the branch')
    await account.getByLabel('寄件人姓名').fill('仓库')
    await account.getByLabel('寄件人电话').fill('0571-8888 0000')
    await account.getByLabel('寄件地址').fill('浙江省杭州市余杭区仓前街道 8 号')
    expect(await barriers(page)).toEqual([])
    await account.getByRole('button', { name: /^保\s*存$/ }).click()
    await page.getByText('中通快递 · K000001').waitFor()

    await page.goto(new URL(`/admin/1-1/orders/${one}`, page.url()).href)
    await page.getByRole('button', { name: /^发\s*货$/ }).click()
    const parcel = page.getByRole('dialog')
    await parcel.getByRole('button', { name: /^取\s*号$/ }).click()
    await parcel.getByText(/已取运单号 7\d{12}/).waitFor()
    expect(await barriers(page)).toEqual([])
    await parcel.getByRole('button', { name: /确认发货/ }).click()
    await parcel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^打\s*印$/ }).click()
    const preview = page.getByRole('dialog', { name: '打印预览' })
    await preview.getByText('面单', { exact: true }).click()
    const drawn = () =>
      preview
        .getByRole('img', { name: /^面单 7/ })
        .evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(drawn).toBe(800)
    expect(await barriers(page)).toEqual([])

    await page.goto(new URL(`/admin/1-1/orders?status=1&q=${other}`, page.url()).href)
    await rowOf(other!).getByRole('checkbox').check()
    await page.getByRole('button', { name: /^发\s*货$/ }).click()
    const parcels = page.getByRole('dialog', { name: '发货 1 单' })
    await parcels.getByRole('button', { name: '为没填的取号' }).click()
    await page.getByText('已取 1 个运单号').waitFor()
    expect(await parcels.getByLabel(`运单号 ${other}`).inputValue()).toMatch(/^7\d{12}$/)
    await parcels.getByRole('button', { name: /确认发货/ }).click()
    await page.getByText('已发出 1 单').waitFor()
    expect(screen.complaints).toEqual([])
  })
})
