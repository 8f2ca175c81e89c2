import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const browser = await shop.visitor()
const find = async (q: string) =>
  (await browser.data(searchCalls.productList, { q, pageSize: 50 })).list.map(
    ({ itemId }) => itemId,
  )
const kept = () => owner.data(searchAdminCalls.synonyms, {})
/** Milliseconds after which nothing that was kept is shown. */
const fresh = 11_000

const groups = [
  ['刮胡刀', '剃须刀', 'Razor'],
  ['电热水壶', '电水壶'],
]

describe('synonyms', () => {
  it('are searched for from the next search on, in both directions and inside longer words', async () => {
    const shavers = await find('剃须刀')
    expect(await find('刮胡刀')).toEqual([])
    expect(await kept()).toEqual({ groups: [], version: 0 })
    const saved = await owner.data(searchAdminCalls.saveSynonyms, { groups, version: 0 })
    expect(saved).toEqual({ groups: [['刮胡刀', '剃须刀', 'razor'], groups[1]], version: 1 })
    expect(await kept()).toEqual(saved)
    for (const word of ['刮胡刀', 'razor', '剃须刀'])
      expect(await find(word), word).toEqual(shavers)
    expect(await find('玻璃电热水壶')).toEqual(await find('玻璃电水壶'))
    const { facets, completions, didYouMean } = await browser.data(searchCalls.searchCategoryList, {
      q: '刮胡刀',
    })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(shavers.length)
    expect(didYouMean).toBeUndefined()
    for (const { word, count } of completions ?? []) expect((await find(word)).length).toBe(count)
    const dearest = await browser.data(searchCalls.productList, {
      q: '刮胡刀',
      sort: 'priceDown',
      pageSize: 50,
    })
    expect(dearest.list.map(({ itemId }) => itemId).toSorted()).toEqual(shavers.toSorted())
  })

  it('hold in the other stores of the partner, and in no other partner', async () => {
    const [near, far] = [
      { partnerId: 1, storeId: 2 },
      { partnerId: 2, storeId: 1 },
    ]
    const [second, other] = [await shop.visitor(near), await shop.visitor(far)]
    shop.clock.advance(fresh)
    const inSecond = async (q: string) =>
      (await second.data(searchCalls.productList, { q })).list.map(({ itemId }) => itemId)
    expect((await inSecond('剃须刀')).length).toBeGreaterThan(0)
    expect(await inSecond('刮胡刀')).toEqual(await inSecond('剃须刀'))
    expect((await other.data(searchCalls.productList, { q: '刮胡刀' })).list).toEqual([])
  })

  it('are written from the version that was seen, once, and into the log', async () => {
    const before = await kept()
    expect(
      await owner.call(searchAdminCalls.saveSynonyms, { groups: [], version: before.version - 1 }),
    ).toMatchObject({ reason: 'versionConflict' })
    // The same again is the same.
    expect(
      await owner.data(searchAdminCalls.saveSynonyms, { groups, version: before.version - 1 }),
    ).toEqual(before)
    const both = [[['壶', '水壶']], [['煲', '锅']]].map((mine) =>
      owner.call(searchAdminCalls.saveSynonyms, { groups: mine, version: before.version }),
    )
    const reasons = (await Promise.all(both)).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['versionConflict', undefined])
    expect((await kept()).version).toBe(before.version + 1)
    const { list } = await owner.data(staffCalls.audit, { action: 'search.synonyms' })
    expect(list).toHaveLength(2)
    expect(JSON.stringify(list[1]?.changes)).toContain('刮胡刀 = 剃须刀 = razor')
  })

  it.each([
    [
      'a word twice',
      [
        ['壶', '水壶'],
        ['茶壶', '水壶'],
      ],
    ],
    ['a word twice in other letters', [['razor', 'Ｒazor']]],
    ['signs only', [['!?', '水壶']]],
    ['a word alone', [['水壶']]],
    ['eleven words', [Array.from({ length: 11 }, (_, place) => `词${place}`)]],
    ['a word of 21 characters', [['壶', '长'.repeat(21)]]],
    ['201 groups', Array.from({ length: 201 }, (_, place) => [`a${place}`, `b${place}`])],
  ])('with %s are refused, and nothing changes', async (_, wrong) => {
    const before = await kept()
    expect(
      (await owner.call(searchAdminCalls.saveSynonyms, { groups: wrong, version: before.version }))
        .code,
    ).not.toBe(200)
    expect(await kept()).toEqual(before)
  })

  it('are for who may change goods in every store', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const { version } = await kept()
    expect(await local.call(searchAdminCalls.saveSynonyms, { groups, version })).toMatchObject({
      reason: 'partnerWide',
    })
  })

  it('are found beside a measure, however many there are', async () => {
    const { version } = await kept()
    const many = ['甲', '乙', '丙', '丁', '戊'].map((sign) => `钛器${sign}`)
    const measured = await find('水壶 1.7L')
    expect(measured.length).toBeGreaterThan(0)
    await owner.data(searchAdminCalls.saveSynonyms, {
      groups: [...groups, [...many, '水壶']],
      version,
    })
    shop.clock.advance(fresh)
    expect(await find('钛器甲 1.7L')).toEqual(measured)
    await owner.data(searchAdminCalls.saveSynonyms, { groups, version: version + 1 })
    shop.clock.advance(fresh)
  })
})
