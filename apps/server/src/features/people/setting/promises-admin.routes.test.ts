import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import {
  storeAdminCalls,
  type StorePromise,
} from '@mallard/contract/people/setting/store-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
const visitor = await shop.visitor()
const [goods] = (await visitor.data(searchCalls.productList, {})).list

const here = async (who = owner) =>
  (await who.data(storeAdminCalls.list, {})).find(({ storeId }) => storeId === who.scope.storeId)!
const promise = (name: string, words: Partial<StorePromise> = {}): StorePromise => ({
  name,
  nameEn: '',
  text: '',
  textEn: '',
  ...words,
})
const page = async () => visitor.data(catalogCalls.detail, { id: goods!.itemId })

describe('what a store promises', () => {
  it('stands on the page of goods at once, beside the law, and is written down', async () => {
    const { version, promises: before } = await here()
    const repair = promise('终身维修', { nameEn: 'Repairs for life', text: '配件按成本价' })
    const plain = promise('真人客服', { text: '每天 9 点到 21 点' })
    const saved = await owner.data(storeAdminCalls.savePromises, {
      promises: [repair, plain],
      version,
    })
    expect(saved).toMatchObject({ version: version + 1, promises: [repair, plain] })
    const shown = await page()
    expect(shown.promises).toEqual([
      { name: '终身维修', text: '配件按成本价' },
      { name: '真人客服', text: '每天 9 点到 21 点' },
    ])
    expect(shown.services[0]).toBe('7天无理由退货')
    const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
    expect(entry).toMatchObject({
      action: 'store.promises',
      changes: {
        promises: {
          before: before.map(({ name, text, nameEn, textEn }) =>
            [name, text, nameEn, textEn].filter(Boolean).join(' · '),
          ),
          after: ['终身维修 · 配件按成本价 · Repairs for life', '真人客服 · 每天 9 点到 21 点'],
        },
      },
    })
  })

  it('is in English where it was written, never half of each', async () => {
    const english = await shop.visitor()
    english.cookies.set('lang', 'en')
    const { promises } = await english.data(catalogCalls.detail, { id: goods!.itemId })
    expect(promises).toEqual([
      { name: 'Repairs for life', text: '' },
      { name: '真人客服', text: '每天 9 点到 21 点' },
    ])
  })

  it('is nothing where it promises nothing', async () => {
    await owner.data(storeAdminCalls.savePromises, {
      promises: [],
      version: (await here()).version,
    })
    const shown = await page()
    expect(shown.promises).toBeUndefined()
    expect(shown.services).toHaveLength(2)
  })

  it.each([
    ['without a name', [promise('')]],
    ['with a name that no row holds', [promise('一'.repeat(13))]],
    ['five times', Array.from({ length: 5 }, (_, place) => promise(`承诺 ${place}`))],
    ['twice by one name', [promise('质保'), promise(' 质保 ')]],
  ])('is refused %s, and stays as it was', async (_what, promises) => {
    const { version, promises: before } = await here()
    const refused = await owner.call(storeAdminCalls.savePromises, { promises, version })
    expect(refused.reason).toBe('badInput')
    expect((await here()).promises).toEqual(before)
  })

  it('is not written over from an older reading, and a save sent twice is one', async () => {
    const wish = { promises: [promise('质保')], version: (await here()).version }
    const first = await owner.data(storeAdminCalls.savePromises, wish)
    expect(await owner.data(storeAdminCalls.savePromises, wish)).toEqual(first)
    const late = { ...wish, promises: [promise('别的')] }
    expect((await owner.call(storeAdminCalls.savePromises, late)).reason).toBe('versionConflict')
  })

  it('is of one store', async () => {
    const { version } = await here(hangzhou)
    await hangzhou.data(storeAdminCalls.savePromises, { promises: [promise('到店试用')], version })
    expect((await page()).promises).toEqual([{ name: '质保', text: '' }])
    const elsewhere = { promises: [], version: (await here()).version }
    hangzhou.scope = { partnerId: 1, storeId: 1 }
    expect((await hangzhou.call(storeAdminCalls.savePromises, elsewhere)).reason).toBe('forbidden')
  })
})
