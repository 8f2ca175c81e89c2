import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { afterAll, expect, it } from 'vitest'
import { readSheetFile } from '#platform/sheets/index.ts'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const everyGoods = { pageSize: 100 }

afterAll(() => expectBooksToAgree(shop))

it('tells how many SKUs of goods are out of stock or nearly so, however many of the others there are', async () => {
  const admin = await shop.staff('owner')
  const { list } = await admin.data(goodsAdminCalls.list, everyGoods)
  const { itemId } = list.find(
    ({ skuCount, lowSkus, outSkus }) => skuCount > 2 && lowSkus + outSkus === 0,
  )!
  const skus = async () => (await admin.data(goodsAdminCalls.detail, { id: itemId })).skus
  const before = await skus()
  /** Edits what the store has of one of them, as an operator does. */
  const have = async (place: number, onHand: number) => {
    const {
      productSn: sn,
      version,
      salePrice,
      listPrice,
      onHand: onHandSeen,
    } = (await skus())[place]!
    await admin.data(goodsAdminCalls.sku, { sn, version, salePrice, listPrice, onHand, onHandSeen })
  }
  const isFound = async (stock: 'low' | 'out') =>
    (await admin.data(goodsAdminCalls.list, { ...everyGoods, stock })).list.some(
      (goods) => goods.itemId === itemId,
    )
  expect([await isFound('low'), await isFound('out')]).toEqual([false, false])
  await have(0, before[0]!.reserved)
  await have(1, before[1]!.reserved + 3)
  const goods = (await admin.data(goodsAdminCalls.list, everyGoods)).list.find(
    (each) => each.itemId === itemId,
  )
  expect(goods).toMatchObject({ outSkus: 1, lowSkus: 1 })
  expect([await isFound('low'), await isFound('out')]).toEqual([true, true])
  for (const place of [0, 1]) await have(place, before[place]!.onHand)
})

it('takes out what a filter shows, a row for each SKU, as the list has it, and logs it', async () => {
  const admin = await shop.staff('owner')
  const { list, total } = await admin.data(goodsAdminCalls.list, everyGoods)
  for (const format of ['csv', 'xlsx'] as const) {
    const made = await admin.data(goodsAdminCalls.export, { format })
    expect(made).toMatchObject({ goods: total, isCut: false })
    const read = await readSheetFile(Buffer.from(made.file.base64, 'base64'), 10_000)
    if (typeof read === 'string') throw new Error(read)
    const [heads = [], ...rows] = read
    expect([heads[0], heads[7], rows.length]).toEqual(['货号', '规格编码', made.rows])
    const first = list[0]!
    const { skus, title } = await admin.data(goodsAdminCalls.detail, { id: first.itemId })
    expect(
      rows
        .filter((row) => row[0] === first.code)
        .map((row) => [row[1], row[7], Number(row[9]), Number(row[11]), Number(row[13])]),
    ).toEqual(
      skus.map((sku) => [title, sku.productSn, sku.salePrice / 100, sku.onHand, sku.weightG]),
    )
  }
  const off = await admin.data(goodsAdminCalls.export, { format: 'csv', shelf: 'off' })
  expect(off.goods).toBe((await admin.data(goodsAdminCalls.list, { shelf: 'off' })).total)
  const { list: log } = await admin.data(staffCalls.audit, { action: 'goods.export' })
  expect(log[0]).toMatchObject({ changes: { rows: { before: null, after: off.rows } } })
  const none = await admin.data(goodsAdminCalls.export, { format: 'csv', q: '没有这样的商品' })
  expect(none).toMatchObject({ goods: 0, rows: 0, isCut: false })
})
