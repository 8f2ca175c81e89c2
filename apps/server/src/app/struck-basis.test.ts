import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { day, hour, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { runningSeckill } from '#features/activities/seckill/test-seckill.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'
import { skusWithStock, type TestSku } from './testing/test-buyer.ts'
import { runPromotion, stopPromotions } from './testing/test-promotions.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 12)
let owner = await shop.staff()
const visitor = await shop.visitor()

let next = 0
const aSku = (): TestSku => skus[(next += 1)]!

afterEach(() => stopPromotions(owner))

/** The SKU as staff see it. */
const rowOf = async ({ goodsId, productSn }: TestSku) =>
  (await owner.data(goodsAdminCalls.detail, { id: goodsId })).skus.find(
    (each) => each.productSn === productSn,
  )!

/** Sets prices of a SKU, by whose row it is now. */
async function setPrices(sku: TestSku, change: { salePrice?: number; listPrice?: number }) {
  const { productSn: sn, version, salePrice, listPrice, onHand } = await rowOf(sku)
  const row = { sn, version, salePrice, listPrice, onHand, onHandSeen: onHand, ...change }
  return owner.call(goodsAdminCalls.sku, row)
}

/** Brings the list prices of all SKUs of the goods down to their prices. */
async function strikeNothing(sku: TestSku) {
  const { skus: all } = await owner.data(goodsAdminCalls.detail, { id: sku.goodsId })
  for (const { productSn, salePrice } of all)
    expect((await setPrices({ ...sku, productSn }, { listPrice: salePrice })).code).toBe(200)
}

async function setBasis({ goodsId }: TestSku, listBasis: ListBasis) {
  const goods = await goodsToSave(owner, goodsId)
  const listBasisNote = listBasis === 'maker' ? '官网建议零售价' : ''
  return owner.call(goodsAdminCalls.save, { ...goods, listBasis, listBasisNote })
}

/** What a shopper sees struck through on the page of the goods; undefined: nothing. */
async function struckOf({ goodsId, productSn }: TestSku) {
  shop.clock.advance(5 * second)
  const { skus: all } = await visitor.data(catalogCalls.detail, { id: goodsId })
  const { price, listPrice } = all.find((each) => each.productSn === productSn)!
  return listPrice > price ? listPrice : undefined
}

const unproved = async () => {
  const { list } = await owner.data(goodsAdminCalls.list, { listPrice: 'unproved', pageSize: 100 })
  return list.map(({ itemId }) => itemId)
}

/** From when until when what prices held for a SKU, since these tests began. */
const began = shop.clock.now()
async function historyOf({ skuId }: TestSku) {
  const { rows } = await sql<{ kind: number; price: number; isOpen: boolean; minutes: number }>`
    select kind, price, until_at is null as "isOpen",
      round(extract(epoch from coalesce(until_at, from_at) - from_at) / 60)::int as minutes
    from price_history where store_id = 1 and sku_id = ${skuId}
      and (until_at is null or until_at > ${new Date(began)}) order by id`.execute(shop.services.db)
  return rows
}

describe('a struck-through price', () => {
  it('without a basis is gone from page and list, listed for staff, and back with one', async () => {
    const sku = aSku()
    const { salePrice } = await rowOf(sku)
    const before = await struckOf(sku)
    expect(before).toBeGreaterThan(salePrice)
    expect(await unproved()).not.toContain(sku.goodsId)
    expect((await setBasis(sku, 'none')).code).toBe(200)
    expect(await struckOf(sku)).toBeUndefined()
    const { struckBasis } = await visitor.data(catalogCalls.detail, { id: sku.goodsId })
    expect(struckBasis).toBeUndefined()
    const { list } = await visitor.data(searchCalls.productList, { pageSize: 100 })
    const card = list.find(({ itemId }) => itemId === sku.goodsId)!
    expect(card.listPrice).toBe(card.price)
    expect(await unproved()).toContain(sku.goodsId)
    await setBasis(sku, 'maker')
    expect(await struckOf(sku)).toBe(before)
    expect((await visitor.data(catalogCalls.detail, { id: sku.goodsId })).struckBasis).toEqual({
      kind: 'maker',
      note: '官网建议零售价',
    })
    expect(await unproved()).not.toContain(sku.goodsId)
  })

  it('of the maker needs a word on where it stands', async () => {
    const goods = await goodsToSave(owner, aSku().goodsId)
    const said = await owner.call(goodsAdminCalls.save, {
      ...goods,
      listBasis: 'maker',
      listBasisNote: '',
    })
    expect(said).toMatchObject({ reason: 'badInput', data: { field: 'listBasisNote' } })
  })

  it('is not saved without a basis, one by one or in the grid', async () => {
    const sku = aSku()
    await setBasis(sku, 'none')
    const before = await rowOf(sku)
    const listPrice = before.listPrice + 100
    expect((await setPrices(sku, { listPrice })).reason).toBe('listPriceNoBasis')
    const { list } = await owner.data(stockAdminCalls.list, { q: sku.productSn })
    const row = list.find(({ productSn }) => productSn === sku.productSn)!
    const { version, salePrice, onHand, lowAt } = row
    const change = { sn: sku.productSn, version, salePrice, onHand, onHandSeen: onHand, lowAt }
    const saved = await owner.call(stockAdminCalls.save, {
      requestId: randomUUID(),
      reason: '',
      changes: [{ ...change, listPrice }],
    })
    expect(saved.reason).toBe('listPriceNoBasis')
    expect(await rowOf(sku)).toEqual(before)
    // One that is not above the price strikes nothing through.
    await strikeNothing(sku)
    expect(await unproved()).not.toContain(sku.goodsId)
  })

  it('is no more than the lowest of the seven days before the price went down', async () => {
    const sku = aSku()
    const { salePrice } = await rowOf(sku)
    await strikeNothing(sku)
    expect((await setBasis(sku, 'recent')).code).toBe(200)
    // Never dearer: nothing to strike through.
    expect((await setPrices(sku, { listPrice: salePrice + 1 })).reason).toBe('listPriceAboveLowest')
    // Dearer for an hour is not dearer for seven days.
    await setPrices(sku, { salePrice: salePrice + 5000 })
    shop.clock.advance(hour)
    await setPrices(sku, { salePrice: salePrice - 1000 })
    expect((await setPrices(sku, { listPrice: salePrice + 5000 })).reason).toBe(
      'listPriceAboveLowest',
    )
    expect((await setPrices(sku, { listPrice: salePrice })).code).toBe(200)
    expect(await struckOf(sku)).toBe(salePrice)
    await setPrices(sku, { salePrice: salePrice + 5000 })
    shop.clock.advance(8 * day)
    owner = await shop.staff()
    await setPrices(sku, { salePrice })
    expect((await setPrices(sku, { listPrice: salePrice + 5000 })).code).toBe(200)
    expect(await struckOf(sku)).toBe(salePrice + 5000)
  })
})

describe('the history of prices', () => {
  it('has a row for each price of a SKU while it is on the shelf, and none more', async () => {
    const sku = aSku()
    const price = sku.price - 100
    await setPrices(sku, { salePrice: price })
    shop.clock.advance(10 * minute)
    await setPrices(sku, { listPrice: sku.price + 100 })
    expect(await historyOf(sku)).toMatchObject([
      { price: sku.price, isOpen: false },
      { price, isOpen: true },
    ])
    await owner.data(goodsAdminCalls.shelf, { id: sku.goodsId, onSale: false })
    shop.clock.advance(hour)
    await owner.data(goodsAdminCalls.shelf, { id: sku.goodsId, onSale: true })
    expect((await historyOf(sku)).slice(1)).toEqual([
      { kind: 0, price, isOpen: false, minutes: 10 },
      { kind: 0, price, isOpen: true, minutes: 0 },
    ])
  })

  it('has what a discount makes of a price, while it runs', async () => {
    const sku = aSku()
    const kind = { type: 1 as const, rule: { cut: 'price' as const, value: 1234 } }
    await shop.worker.runDue()
    const { id } = await runPromotion(shop, owner, kind, { scope: 'sku', scopeIds: [sku.skuId] })
    shop.clock.advance(2 * minute)
    await shop.worker.runDue()
    await stopPromotions(owner)
    shop.clock.advance(2 * minute)
    await shop.worker.runDue()
    expect(await historyOf(sku)).toEqual([
      expect.objectContaining({ price: sku.price, isOpen: false }),
      { kind: 0, price: 1234, isOpen: false, minutes: 2 },
      { kind: 0, price: sku.price, isOpen: true, minutes: 0 },
    ])
    const { rows } = await sql`select promotion_id as id from price_history
      where sku_id = ${sku.skuId} and price = 1234`.execute(shop.services.db)
    expect(rows).toEqual([{ id }])
  })

  it('has a flash sale from its beginning until it is over or ended', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku], { price: 1000 })
    const planned = (await historyOf(sku)).filter(({ kind }) => kind > 0)
    expect(planned).toEqual([expect.objectContaining({ price: 1000, minutes: 60 })])
    shop.clock.advance(20 * minute)
    await owner.data(seckillAdminCalls.close, { id, reason: '测试' })
    const ended = (await historyOf(sku)).filter(({ kind }) => kind > 0)
    expect(ended).toEqual([expect.objectContaining({ price: 1000, minutes: 20 })])
  })
})

describe('a flash sale', () => {
  it('is struck against the lowest of the seven days before it, another flash sale among them', async () => {
    const sku = aSku()
    const struck = async () => {
      shop.clock.advance(2 * second)
      const { sessions } = await visitor.data(seckillCalls.seckillList, {})
      const goods = sessions.flatMap((session) => (session.isClosed ? [] : session.goods))
      return goods.find(({ productSn }) => productSn === sku.productSn)!
    }
    await setPrices(sku, { salePrice: sku.price + 8000 })
    shop.clock.advance(hour)
    const first = await runningSeckill(shop, owner, [sku], { price: 1000 })
    // Dearer since an hour: that is what one pays without it, and no more than a week ago counts.
    expect(await struck()).toMatchObject({ salePrice: sku.price + 8000, struckPrice: sku.price })
    await owner.data(seckillAdminCalls.close, { id: first.id, reason: '测试' })
    await runningSeckill(shop, owner, [sku], { price: 900 })
    expect(await struck()).toMatchObject({ price: 900, struckPrice: 1000 })
  })
})
