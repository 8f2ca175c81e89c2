import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/invoice/invoice.calls'
import { hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder, skusWithStock } from '#app/test-buyer.ts'
import { invoiceBench } from '#app/test-invoices.ts'
import { testShop } from '#app/test-shop.ts'
import { soldElsewhere } from '#features/third-return/test-third.ts'

const shop = await testShop()
const { rule, clearRules, ...bench } = await invoiceBench(shop)
const [kettle] = await skusWithStock(shop, 1)

beforeEach(clearRules)

async function paidOrder() {
  const { browser, sn: orderSn } = await bench.paidOrder()
  const { rows } = await sql<{ phone: string }>`select receiver->>'phone' as phone from orders where order_sn = ${orderSn}`.execute(shop.services.db)
  return { browser, orderSn, phone: rows[0]?.phone ?? '' }
}

describe('companies', () => {
  it('are found in the register by name and by tax number, and each has a number that stands its check', async () => {
    const browser = await shop.shopper()
    const byName = await browser.data(invoiceCalls.name, { keyword: '杭州青禾' })
    expect(byName).toEqual([{ name: expect.stringMatching(/^杭州青禾.+有限公司$/), taxNo: expect.stringMatching(/^91330106/) }])
    expect(await browser.data(invoiceCalls.tax, { keyword: byName[0]?.taxNo.slice(0, 16).toLowerCase() ?? '' })).toContainEqual(byName[0])
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
    const words = ['杭州', '宁波', '上海', '深圳', '北京', '成都'].flatMap((city) => ['云栖', '木棉', '海鸥', '松风', '石桥'].map((name) => city + name))
    const found: number[] = []
    for (const keyword of words) found.push((await browser.data(invoiceCalls.name, { keyword })).length)
    expect(found.filter((count) => count === 1)).toHaveLength(20)
    expect(found.slice(20)).toEqual(found.slice(20).map(() => 0))
  })
})

describe('the invoice of an order of any channel', () => {
  it('is shown to whoever knows the number and the receiver’s phone, from any store, with the page to fill it in', async () => {
    const { orderSn, phone, browser } = await paidOrder()
    const visitor = await shop.visitor({ partnerId: 2, storeId: 1 })
    const found = await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })
    expect(found).toMatchObject({ orderSn, storeName: expect.stringContaining('禾光'), bar: null, invoice: null, isReceived: false })
    expect(found.editPath).toMatch(new RegExp(`^/qr/1-1/invoice/${orderSn}/[0-9A-Za-z]{22}$`))
    visitor.cookies.set('lang', 'en')
    expect((await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })).storeName).toBe('Hearthlight Official Store')
    visitor.cookies.delete('lang')
    const randomToken = found.editPath?.split('/').at(-1) ?? ''
    await visitor.data(invoiceScanCalls.orderInvoice, { orderId: orderSn, randomToken, type: 1, name: '林小满' })
    const again = await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })
    expect(again.invoice).toMatchObject({ stage: 'applied', state: 0 })
    expect(JSON.stringify(again)).not.toContain('林小满')
    expect(again.editPath).toBe(found.editPath)
    expect((await browser.data(invoiceCalls.byOrder, { sn: orderSn })).invoice).toMatchObject({ name: '林小满' })
  })

  it('is refused alike for a wrong phone, an unknown number and an unpaid order', async () => {
    const { orderSn, browser, phone } = await paidOrder()
    const unpaid = (await placeOrder(browser, [kettle!])).orderSn
    const visitor = await shop.visitor()
    const answers = [
      await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone: '13911112222' }),
      await visitor.call(invoiceCalls.thirdInvoice, { orderSn: '26010100000099999999', phone }),
      await visitor.call(invoiceCalls.thirdInvoice, { orderSn: unpaid, phone }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify([answer.code, answer.reason, answer.message])))).toEqual(
      new Set([JSON.stringify([500, 'invoiceNotFound', '没有找到这笔订单，请核对订单编号和收货手机号'])]),
    )
  })

  it('cannot be guessed: ten tries at an order in an hour', async () => {
    shop.clock.advance(hour)
    const { orderSn, phone } = await paidOrder()
    const visitor = await shop.visitor()
    for (let count = 0; count < 10; count += 1) await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone: `1390000${String(count).padStart(4, '0')}` })
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone })).reason).toBe('tooOften')
    shop.clock.advance(hour)
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone })).code).toBe(200)
  })

  it('says who issues it for what another platform sold: found by number and phone in that store, and nothing of it is kept', async () => {
    shop.clock.advance(hour)
    const { orderNo: orderSn, phone } = await soldElsewhere(shop)
    const visitor = await shop.visitor()
    expect(await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })).toMatchObject({
      orderSn,
      platform: { code: 'tmall', text: '天猫' },
      amount: 44_701,
      invoice: null,
      editPath: null,
    })
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone: '13911112222' })).reason).toBe('invoiceNotFound')
    const inOtherStore = await shop.visitor({ partnerId: 1, storeId: 2 })
    expect((await inOtherStore.call(invoiceCalls.thirdInvoice, { orderSn, phone })).reason).toBe('invoiceNotFound')
    await shop.control('/_ctl/rules', { match: { provider: 'oms', operation: 'find' }, do: { kind: 'dropBefore' }, times: 1 })
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone })).reason).toBe('thirdUnavailable')
    expect(await shop.services.db.selectFrom('third_order').select('id').execute()).toEqual([])
  })
})
