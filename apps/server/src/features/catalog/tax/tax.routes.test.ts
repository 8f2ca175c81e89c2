import { randomUUID } from 'node:crypto'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { taxAdminCalls } from '@mallard/contract/catalog/tax/tax-admin.calls'
import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import { freightAdminCalls } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff()
const { settle } = await invoiceBench(shop)
const [cup, kettle] = await skusWithStock(shop, 2)
if (!cup || !kettle) throw new Error('the demo world has too few goods')
const { houseTax: house } = shop.services

const food: Tax = { code: '1030202990000000000', rate: 900 }
const book: Tax = { code: '1060202010000000000', rate: 'exempt' }
const express: Tax = { code: '3040409020000000000', rate: 600 }
const nothing = { usual: null, freight: null }

const read = () => owner.data(taxAdminCalls.read, {})
const set = async (setting: { usual: Tax | null; freight: Tax | null }) =>
  owner.data(taxAdminCalls.save, { ...setting, version: (await read()).version })
const setGoods = async (tax: Tax | null) =>
  owner.data(goodsAdminCalls.save, { ...(await goodsToSave(owner, cup.goodsId)), tax })

beforeEach(async () => {
  await set(nothing)
  await setGoods(null)
})
afterAll(() => expectBooksToAgree(shop))

async function paid() {
  const browser = await buyer(shop)
  const { orderSn: orderId } = await placeOrder(browser, [
    { productSn: cup!.productSn },
    { productSn: kettle!.productSn },
  ])
  await pay(shop, browser, orderId)
  return { browser, orderId }
}

/** What the invoice of an order says, line by line, once it is issued. */
async function issued({ browser, orderId }: Awaited<ReturnType<typeof paid>>) {
  const asked = { orderId, type: 1 as const, name: '林小满' }
  const { invoiceId: id } = await browser.data(invoiceCalls.apply, asked)
  const ahead = await owner.data(invoiceAdminCalls.detail, { id })
  await owner.data(invoiceAdminCalls.issue, { id })
  await settle()
  const { stage, lines, amount } = await owner.data(invoiceAdminCalls.detail, { id })
  expect(stage).toBe('issued')
  expect(lines).toEqual(ahead.lines)
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
  return lines.map(({ tax }) => tax)
}

describe('the tax of a partner', () => {
  it('is that of the installation until it is set, from the version that was seen, and written down', async () => {
    const { version } = await read()
    expect(await read()).toMatchObject({ ...nothing, house })
    const input = { usual: food, freight: express, version }
    for (const _ of [1, 2])
      expect(await owner.data(taxAdminCalls.save, input)).toMatchObject({
        usual: food,
        freight: express,
        version: version + 1,
      })
    const late = await owner.call(taxAdminCalls.save, { ...input, freight: null })
    expect(late.reason).toBe('versionConflict')
    const { list } = await owner.data(staffCalls.audit, { object: 'tax' })
    expect(list[0]).toMatchObject({
      action: 'tax.save',
      changes: {
        usualTax: { before: null, after: '1030202990000000000 9%' },
        freightTax: { before: null, after: '3040409020000000000 6%' },
      },
    })
  })

  it.each([
    { code: '103020299000000000', rate: 900 },
    { code: '9030202990000000000', rate: 900 },
    { code: food.code, rate: 1700 },
    { code: food.code, rate: null },
  ])('is not %o', async (usual) => {
    const input = { usual: usual as Tax, freight: null, version: (await read()).version }
    expect((await owner.call(taxAdminCalls.save, input)).reason).toBe('badInput')
    const goods = { ...(await goodsToSave(owner, cup.goodsId)), tax: usual as Tax }
    expect((await owner.call(goodsAdminCalls.save, goods)).reason).toBe('badInput')
  })

  it('is set by who looks after every store, for this partner alone', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const { version } = await local.data(taxAdminCalls.read, {})
    expect((await local.call(taxAdminCalls.save, { ...nothing, version })).reason).toBe(
      'partnerWide',
    )
  })
})

describe('the tax of goods', () => {
  it('stays where a save says nothing of it, is counted and exported, and written down', async () => {
    expect((await setGoods(book)).tax).toEqual(book)
    const { tax: _tax, ...rest } = await goodsToSave(owner, cup.goodsId)
    await owner.data(goodsAdminCalls.save, rest)
    expect((await owner.data(goodsAdminCalls.detail, { id: cup.goodsId })).tax).toEqual(book)
    expect((await read()).ownGoods).toBe(1)
    const { file } = await owner.data(goodsAdminCalls.export, { format: 'csv' })
    const row = Buffer.from(file.base64, 'base64')
      .toString()
      .split('\n')
      .find((each) => each.includes(cup.productSn))
    expect(row).toMatch(/1060202010000000000.*,免税/)
    const { list } = await owner.data(staffCalls.audit, { object: `goods ${cup.goodsId}` })
    expect(list[1]).toMatchObject({
      changes: { tax: { before: null, after: '1060202010000000000 免税' } },
    })
  })
})

describe('an invoice', () => {
  it('says of each line what it was bought under, whatever was set since', async () => {
    await set({ usual: food, freight: express })
    await setGoods(book)
    const fees = { first: 1, firstFee: 900, step: 1, stepFee: 0, freeOverAmount: null, deny: false }
    const areas = [{ ...fees, codes: [] }]
    const template = { requestId: randomUUID(), version: 0, name: '按件', mode: 2, areas }
    const { id: freightTemplateId } = await owner.data(freightAdminCalls.save, template)
    await owner.data(goodsAdminCalls.save, {
      ...(await goodsToSave(owner, cup.goodsId)),
      freightTemplateId,
    })
    const order = await paid()
    await set(nothing)
    await setGoods(null)
    expect(await issued(order)).toEqual([food, book, express])
    const { file } = await owner.data(invoiceAdminCalls.export, { format: 'csv', q: order.orderId })
    expect(Buffer.from(file.base64, 'base64').toString()).toMatch(/9%、免税、6%/)
  })

  it('of an order of before anything was set says what the installation says', async () => {
    const order = await paid()
    await set({ usual: food, freight: express })
    // Freight of the goods is spread over them.
    expect(await issued(order)).toEqual([house, house])
  })
})
