import { randomUUID } from 'node:crypto'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { categoryAdminCalls } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { brandAdminCalls } from '@mallard/contract/people/setting/brand-admin.calls'
import { openingAdminCalls } from '@mallard/contract/people/setting/opening-admin.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { freightAdminCalls } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { describe, expect, it } from 'vitest'
import { channelsOf } from '#app/providers.ts'
import { buyer, pay, placeOrder } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { noticeContent } from '#features/content/cms/test-page.ts'

const shop = await testShop({ isOwn: true })
const owner = await shop.staff()
const picture = (await fileMedia(shop.services.db, 1)).url

const read = () => owner.data(openingAdminCalls.read, {})
const done = async () => {
  const { steps, isDone } = await read()
  const kinds = steps.flatMap((step) => (step.isDone ? [step.kind] : []))
  return isDone ? 'all' : kinds
}
const here = async () => (await owner.data(storeAdminCalls.list, {}))[0]!
const setup = async () => {
  const { storeId: _id, times: _times, legal: _legal, ...kept } = await here()
  const { gaps: _gaps, promises: _promises, sending: _sending, ...rest } = kept
  return rest
}
/** As if the shop had been started so. */
const startedWith = (name: 'pay' | 'payments', value: unknown) =>
  Object.defineProperty(shop.services, name, { value, configurable: true, writable: true })

const newGoods = async (freightTemplateId: number) => {
  const { id: categoryId } = await owner.data(categoryAdminCalls.save, {
    requestId: randomUUID(),
    version: 0,
    parentId: 0,
    name: '茶',
    nameEn: '',
    pic: '',
  })
  return owner.data(goodsAdminCalls.create, {
    requestId: randomUUID(),
    code: '',
    title: '龙井',
    titleEn: '',
    subTitle: '',
    subTitleEn: '',
    brand: '',
    categoryId,
    tags: [],
    pics: [picture],
    params: [],
    detailHtml: '',
    maxPerUser: 0,
    listBasis: 'none',
    listBasisNote: '',
    listBasisNoteEn: '',
    returnPolicy: { days: 7 },
    freightTemplateId,
    axes: [],
    skus: [
      {
        values: [],
        productSn: '',
        salePrice: 6800,
        listPrice: 6800,
        onHand: 10,
        weightG: 100,
        barcode: '',
        pic: '',
      },
    ],
    onSale: false,
  })
}

// One after the other, as an owner does them.
describe('a shop of one’s own', () => {
  const { pay: channels } = shop.services
  let freightId = 0
  let itemId = 0

  it('begins with none of the steps done, where nobody takes payments yet', async () => {
    startedWith('pay', channelsOf({}, shop.url, shop.clock).pay)
    expect(await done()).toEqual([])
    expect((await read()).gaps).toContain('company')
  })

  it('has a brand when that has a name of its own; colours are no brand yet', async () => {
    const brand = await owner.data(brandAdminCalls.read, {})
    const kept = await owner.data(brandAdminCalls.save, { ...brand, ground: 'mist' })
    expect(await done()).toEqual([])
    await owner.data(brandAdminCalls.save, { ...kept, name: '一间茶室' })
    expect(await done()).toEqual(['brand'])
  })

  it('has its papers with the particulars and the agreements of its own', async () => {
    const { legal, version } = await here()
    await owner.data(storeAdminCalls.saveLegal, {
      ...legal,
      company: '一间（杭州）茶业有限公司',
      creditCode: '91350100M000100Y43',
      licence: picture,
      icp: '京ICP备12345678号-1',
      complaintPhone: '400-000-0001',
      version,
    })
    expect(await read()).toMatchObject({ gaps: ['user', 'privacy', 'payments'], isDone: false })
    expect(await done()).toEqual(['brand'])
    const { agreements } = await owner.data(agreementAdminCalls.list, {})
    for (const { code, versions } of agreements.filter(({ isNeeded }) => isNeeded)) {
      const { version: seen, title, titleEn } = versions[0]!
      const html = '<p>这是本店自己写的协议，写得足够长，可以发布给顾客看。</p>'
      const words = { title, titleEn, html, htmlEn: '', reason: '自己的' }
      await owner.data(agreementAdminCalls.publish, { code, version: seen, ...words })
    }
    expect(await done()).toEqual(['brand', 'legal'])
  })

  it('is a store with a name, a phone and an address', async () => {
    const named = { ...(await setup()), name: '一间茶室', phone: '400-000-0001' }
    const { version } = await owner.data(storeAdminCalls.save, named)
    expect(await done()).toEqual(['brand', 'legal'])
    await owner.data(storeAdminCalls.save, { ...named, version, address: '杭州市文三路 1 号' })
    expect(await done()).toEqual(['brand', 'legal', 'store'])
  })

  it('has freight when that is not as it came', async () => {
    const [came] = (await owner.data(freightAdminCalls.list, {})).templates
    const { id, name, mode, areas, version } = came!
    const freight = { requestId: randomUUID(), id, name, mode, areas, version }
    freightId = id
    await owner.data(freightAdminCalls.save, { ...freight, cutOffHour: came!.cutOffHour })
    expect(await done()).toEqual(['brand', 'legal', 'store'])
    await owner.data(freightAdminCalls.save, { ...freight, cutOffHour: 12 })
    expect(await done()).toEqual(['brand', 'legal', 'store', 'freight'])
  })

  it('has goods when some are on sale, and a way to pay when a provider is on', async () => {
    ;({ itemId } = await newGoods(freightId))
    expect(await done()).toEqual(['brand', 'legal', 'store', 'freight'])
    await owner.data(goodsAdminCalls.shelf, { id: itemId, onSale: true })
    expect(await done()).toEqual(['brand', 'legal', 'store', 'freight', 'goods'])
    startedWith('pay', channels)
    expect(await done()).toEqual(['brand', 'legal', 'store', 'freight', 'goods', 'pay'])
  })

  it('has a home when staff published one', async () => {
    const { list } = await owner.data(pageAdminCalls.list, {})
    const { id } = list.find(({ type }) => type === 'home')!
    const { revision: seen } = await owner.data(pageAdminCalls.detail, { id })
    const draft = { id, revision: seen, ...noticeContent('开业', 'Open') }
    const { revision } = await owner.data(pageAdminCalls.save, draft)
    expect((await done()).slice(5)).toEqual(['pay'])
    await owner.data(pageAdminCalls.publish, { id, revision })
    expect((await done()).slice(5)).toEqual(['pay', 'home'])
  })

  it('was tried when an order was paid', async () => {
    const ana = await buyer(shop)
    const { skus } = await owner.data(goodsAdminCalls.detail, { id: itemId })
    const { orderSn } = await placeOrder(ana, [{ productSn: skus[0]!.productSn }])
    expect((await done()).slice(5)).toEqual(['pay', 'home'])
    await pay(shop, ana, orderSn)
    expect((await done()).slice(5)).toEqual(['pay', 'home', 'order'])
  })

  it('is open, and all is done, when money is real; not while it is closed', async () => {
    startedWith('payments', 'live')
    expect(await read()).toMatchObject({ gaps: [], isDone: true })
    expect(await done()).toBe('all')
    await owner.data(storeAdminCalls.save, { ...(await setup()), isOpen: false })
    expect((await done()).slice(5)).toEqual(['pay', 'home', 'order'])
  })
})
