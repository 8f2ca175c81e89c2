import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { hour, type Scope } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsBetween, goodsParts } from './sitemap.repo.ts'
import { goodsToSave } from './test-goods.ts'

const shop = await testShop()
const { db } = shop.services
const official = { partnerId: 1, storeId: 1 }
const hangzhou = { partnerId: 1, storeId: 2 }

const listed = async (scope: Scope) => {
  const rows = await goodsBetween(db, scope, 0, 1_000_000)
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt.getTime()]))
}
const sold = async (scope: Scope) => {
  const browser = await shop.visitor(scope)
  const { list } = await browser.data(searchCalls.productList, { pageSize: 100 })
  return list.map(({ itemId }) => itemId)
}
const shown = async (scope: Scope, id: number) =>
  (await shop.visitor(scope)).data(catalogCalls.detail, { id })

describe('goods that several stores sell', () => {
  it('are listed in the first open store that sells them, and there alone', async () => {
    const [here, there] = [await listed(official), await listed(hangzhou)]
    const both = await sold(hangzhou)
    expect([...here.keys()].toSorted()).toEqual((await sold(official)).toSorted())
    expect(both.length).toBeGreaterThan(0)
    expect(both.filter((id) => here.has(id) && there.has(id))).toEqual([])
    const [id = 0] = both.filter((one) => here.has(one))
    expect((await shown(hangzhou, id)).mainStoreId).toBe(1)
    expect(await shown(official, id)).not.toHaveProperty('mainStoreId')

    const owner = await shop.staff('owner')
    await owner.data(goodsAdminCalls.shelf, { id, onSale: false })
    shop.clock.advance(hour)
    expect([(await listed(official)).has(id), (await listed(hangzhou)).has(id)]).toEqual([
      false,
      true,
    ])
    expect(await shown(hangzhou, id)).not.toHaveProperty('mainStoreId')
    await owner.data(goodsAdminCalls.shelf, { id, onSale: true })
  })
})

describe('what search engines are told of goods', () => {
  it('is when they were changed last: since their launch, where staff saved them', async () => {
    const owner = await shop.staff('owner')
    const before = await listed(official)
    const [id = 0] = before.keys()
    await owner.data(goodsAdminCalls.save, await goodsToSave(owner, id))
    const after = await listed(official)
    expect(after.get(id)).toBe(shop.clock.now())
    expect([...after].filter(([one, at]) => one !== id && at !== before.get(one))).toEqual([])
    const [part] = await goodsParts(db, official, 1_000_000)
    expect(part?.changedAt.getTime()).toBe(Math.max(...after.values()))
  })
})

describe('a SKU', () => {
  it('tells what sending one to where most goods go costs: nothing from the amount on', async () => {
    const details = await Promise.all((await sold(official)).map((id) => shown(official, id)))
    const skus = details.flatMap((goods) => goods.skus)
    expect(skus.every(({ freight }) => freight !== undefined)).toBe(true)
    expect(
      skus.filter(({ price, freight }) => price >= 9900 && freight === 0).length,
    ).toBeGreaterThan(0)
    expect(
      skus.filter(({ price, freight }) => price < 9900 && (freight ?? 0) > 0).length,
    ).toBeGreaterThan(0)
  })
})

it('answers in the language of an address, whatever the browser says', async () => {
  const [id = 0] = await sold(official)
  const titleAt = async (query: string) => {
    const answer = await fetch(`${shop.url}/b2c/product/1-1/detail/${id}${query}`, {
      headers: { cookie: 'lang=zh' },
    })
    return ((await answer.json()) as { data: { title: string } }).data.title
  }
  expect(await titleAt('?lang=en')).toMatch(/^[\x20-\x7e]+$/)
  expect(await titleAt('?lang=fr')).toBe(await titleAt(''))
  expect(await titleAt('')).toMatch(/[\u4e00-\u9fff]/)
})
