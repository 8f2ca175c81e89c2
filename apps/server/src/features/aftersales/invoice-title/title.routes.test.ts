import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { minute } from '@mallard/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const { receivedOrder, settle, rule, clearRules } = await invoiceBench(shop)
const company = { type: 2 as const, name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' }

beforeEach(clearRules)

describe('titles', () => {
  it('are found by the start of a name or a tax number once they were issued to, and forgotten when asked', async () => {
    const { browser, sn } = await receivedOrder()
    const name = '温州海鸥贸易有限公司'
    await browser.data(invoiceCalls.apply, { orderId: sn, ...company, name })
    expect(await browser.data(invoiceCalls.name, { keyword: '温州海' })).toEqual([])
    await settle()
    const other = await shop.shopper()
    expect(await other.data(invoiceCalls.name, { keyword: '温州海' })).toEqual([
      { name, taxNo: company.taxNo },
    ])
    expect(await other.data(invoiceCalls.tax, { keyword: '91350100m0' })).toContainEqual({
      name,
      taxNo: company.taxNo,
    })
    expect(await other.data(invoiceCalls.name, { keyword: '%%' })).toEqual([])
    const { titles } = await browser.data(invoiceCalls.byOrder, { sn })
    await browser.data(invoiceCalls.deleteTitle, { id: titles[0]?.id ?? 0 })
    expect((await browser.data(invoiceCalls.byOrder, { sn })).titles).toEqual([])
  })
})

describe('companies', () => {
  it('are found in the register by name and by tax number, and each has a number that stands its check', async () => {
    const browser = await shop.shopper()
    const byName = await browser.data(invoiceCalls.name, { keyword: '杭州青禾' })
    expect(byName).toEqual([
      {
        name: expect.stringMatching(/^杭州青禾.+有限公司$/),
        taxNo: expect.stringMatching(/^91330106/),
      },
    ])
    expect(
      await browser.data(invoiceCalls.tax, {
        keyword: byName[0]?.taxNo.slice(0, 16).toLowerCase() ?? '',
      }),
    ).toContainEqual(byName[0])
    expect(await browser.data(invoiceCalls.name, { keyword: '杭州旧桥' })).toEqual([])
  })

  it('are looked up once for a word, and not at all for a few letters', async () => {
    const browser = await shop.shopper()
    const wanted = '宁波白鹭'
    await browser.data(invoiceCalls.name, { keyword: wanted })
    await rule('qcc', 'search', 'errorBefore', 50)
    expect(await browser.data(invoiceCalls.name, { keyword: wanted })).toHaveLength(1)
    // The register is out of order: that is no error of the page's.
    expect(await browser.data(invoiceCalls.name, { keyword: '上海麦田' })).toEqual([])
    await clearRules()
    expect(await browser.data(invoiceCalls.name, { keyword: '上海' })).toEqual([])
    expect(await browser.data(invoiceCalls.name, { keyword: '上海麦田' })).toHaveLength(1)
  })

  it('are asked for so often in a minute, then only among those that were invoiced', async () => {
    shop.clock.advance(2 * minute)
    const browser = await shop.shopper()
    const words = ['杭州', '宁波', '上海', '深圳', '北京', '成都'].flatMap((city) =>
      ['云栖', '木棉', '海鸥', '松风', '石桥'].map((name) => city + name),
    )
    const found: number[] = []
    for (const keyword of words)
      found.push((await browser.data(invoiceCalls.name, { keyword })).length)
    expect(found.filter((count) => count === 1)).toHaveLength(20)
    expect(found.slice(20)).toEqual(found.slice(20).map(() => 0))
  })
})
