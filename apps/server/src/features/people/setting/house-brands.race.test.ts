import { randomUUID } from 'node:crypto'
import { houseBrandsCalls } from '@mallard/contract/people/setting/house-brands.calls'
import { expect } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop({ isOwn: true })

raceTest('brands that are begun at once have numbers of their own, and each is one', async () => {
  const owner = await shop.staff('owner')
  const wishes = [1, 2, 3].map((place) => ({
    requestId: randomUUID(),
    name: `品牌 ${place}`,
    nameEn: '',
    storeName: '商城',
    storeNameEn: '',
    ownerName: '店主',
    login: `owner-${place}`,
    password: 'a long password',
  }))
  // The last by two who want the same login.
  const last = { ...wishes[2]!, requestId: randomUUID() }
  const replies = await Promise.all(
    [...wishes, ...wishes, last].map((wish) => owner.call(houseBrandsCalls.create, wish)),
  )
  const made = replies.flatMap(({ data, code }) => (code === 200 ? [data.partnerId] : []))
  expect(new Set(made)).toEqual(new Set([2, 3, 4]))
  expect(made.length).toBeGreaterThanOrEqual(5)
  const { brands } = await owner.data(houseBrandsCalls.list, {})
  expect(brands.map(({ partnerId, storeIds }) => [partnerId, storeIds])).toEqual([
    [1, [1]],
    [2, [1]],
    [3, [1]],
    [4, [1]],
  ])
})
