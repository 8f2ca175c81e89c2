import { stockAdminCalls, type StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { fen, minus } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { barriers } from './axe.ts'
import { minutePasses, shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

describe('what a shopper waits for', () => {
  const phone = usePhone()
  let admin: Caller
  /** All SKUs of some goods, as they were. */
  let skus: StockRow[]

  const rows = async () => {
    const { list } = await admin.data(stockAdminCalls.list, { shelf: 'on', pageSize: 10 })
    return list
  }
  async function put(value: (was: StockRow) => Partial<Pick<StockRow, 'onHand' | 'salePrice'>>) {
    const now = new Map((await rows()).map((row) => [row.skuId, row]))
    await admin.data(stockAdminCalls.save, {
      requestId: crypto.randomUUID(),
      changes: skus.map((was) => {
        const row = now.get(was.skuId)!
        const { productSn: sn, version, listPrice, lowAt, onHand, salePrice } = row
        const same = { sn, version, salePrice, listPrice, onHand, onHandSeen: onHand, lowAt }
        return { ...same, ...value(was) }
      }),
    })
  }

  beforeAll(async () => {
    admin = await operator()
    const list = await rows()
    const free = list.find(
      ({ itemId }) =>
        !list.some((row) => row.itemId === itemId && (row.reserved > 0 || row.salePrice < 10_000)),
    )!
    skus = list.filter(({ itemId }) => itemId === free.itemId)
  }, 60_000)
  afterAll(() => put(({ onHand, salePrice }) => ({ onHand, salePrice })))

  it('is told once, when it is there again and costs less', { timeout: 120_000 }, async () => {
    await put(() => ({ onHand: 0 }))
    const { browser } = await newShopper()
    const address = `/goods/${skus[0]!.itemId}-1-1`
    const page = await phone.open(address, { cookies: browser.cookies })
    await front(page).getByRole('button', { name: '到货提醒' }).click()
    const sheet = page.getByRole('dialog', { name: '商品提醒' })
    for (const name of [/^到货提醒/, /^降价提醒/]) {
      const choice = sheet.getByRole('switch', { name }).first()
      await choice.click()
      await expect.poll(() => choice.isChecked()).toBe(true)
    }
    await toasted(page, '已订阅，到时在消息里提醒您')
    expect(await barriers(page)).toEqual([])

    const office = await openAdmin(phone, 'owner', '/admin/1-1/stock?stock=out')
    await office.getByText('1 人等到货').first().waitFor()

    await put(({ salePrice }) => ({ onHand: 9, salePrice: minus(salePrice, fen(500)) }))
    await minutePasses()
    await page.goto(`${shop}/user/1-1/setting/message`)
    await expect
      .poll(async () => {
        await page.reload()
        await front(page).getByRole('heading').first().waitFor()
        return front(page)
          .getByRole('link', { name: /您关注的商品降价了/ })
          .count()
      })
      .toBe(1)
    await front(page)
      .getByRole('link', { name: /您等的商品到货了/ })
      .click()
    await page.waitForURL(`${shop}${address}`)
    await front(page).getByRole('button', { name: '加入购物车' }).waitFor()
    expect(phone.complaints).toEqual([])
  })
})
