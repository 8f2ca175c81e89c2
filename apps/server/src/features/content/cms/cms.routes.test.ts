import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { minute } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { runningSeckill } from '#features/activities/seckill/test-seckill.ts'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { cmsFeature } from './feature.ts'

const shop = await testShop()
await testCoupon(shop, { face: 100 })
const scope = { partnerId: 1, storeId: 1 }

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** What a page shows of one kind, to a stranger. */
async function shown<Kind extends Block['kind']>(type: string, kind: Kind) {
  shop.clock.advance(minute)
  const { blocks } = await (await shop.visitor(scope)).data(cmsCalls.v1a, { type })
  return blocks.filter((block): block is Of<Kind> => block.kind === kind)
}

async function write(type: string, ...blocks: readonly object[]): Promise<void> {
  const stored = JSON.stringify(blocks)
  await shop.database.kysely
    .insertInto('cms_page')
    .values({
      partner_id: 1,
      store_id: 1,
      version: 'a',
      type,
      title: type,
      share: JSON.stringify({ title: '', text: '', pic: null }),
      blocks: stored,
      blocks_en: stored,
      status: 1,
      updated_at: new Date(shop.clock.now()),
    })
    .execute()
}

const tile = { title: '', subTitle: '', pic: null }

it('offers ways to what is on, and the place of a flash sale while there is one', async () => {
  const kinds = ['signIn', 'seckill', 'coupons', 'points', 'teleport']
  const items = kinds.map((kind) => ({ ...tile, kind }))
  await write('ways', { kind: 'entrances', items }, { kind: 'seckill' })
  const [before] = await shown('ways', 'entrances')
  expect(before?.items).toMatchObject([
    { kind: 'coupons', title: '领优惠券', link: { value: '/storeMiniMall/1-1' } },
    { kind: 'points', link: { value: '/integral/center' } },
  ])
  expect(await shown('ways', 'seckill')).toEqual([])

  const skus = await skusWithStock(shop, 1)
  await runningSeckill(shop, await shop.staff(), skus.slice(0, 1), { price: 9900 })
  const [after] = await shown('ways', 'entrances')
  expect(after?.items.find(({ kind }) => kind === 'seckill')).toEqual({
    ...tile,
    kind: 'seckill',
    title: '限时秒杀',
    subTitle: '¥99 起',
    link: { type: 'router', value: '/seckill/1-1' },
  })
  expect(await shown('ways', 'seckill')).toEqual([
    {
      kind: 'seckill',
      now: shop.clock.now(),
      session: {
        promotionId: expect.any(Number),
        startAt: expect.any(Number),
        endAt: expect.any(Number),
        goods: [
          {
            productSn: skus[0]?.productSn,
            title: expect.any(String),
            pic: expect.objectContaining({ url: expect.any(String) }),
            price: 9900,
            salePrice: expect.any(Number),
            struckPrice: expect.any(Number),
          },
        ],
      },
    },
  ])
})

it('keeps the words that somebody wrote on an entrance', async () => {
  await write('words', {
    kind: 'entrances',
    items: [{ ...tile, kind: 'points', title: '攒分', subTitle: '天天有' }],
  })
  expect((await shown('words', 'entrances'))[0]?.items).toMatchObject([
    { title: '攒分', subTitle: '天天有' },
  ])
})

it('finds goods by rule, under several names, and leaves out names without goods', async () => {
  const choose = { categoryId: null, sort: 'priceUp', count: 5 }
  await write('groups', {
    kind: 'tabs',
    tabs: [
      { name: '实惠', choose },
      { name: '空', choose: { ids: [] } },
    ],
  })
  const [group] = await shown('groups', 'tabs')
  expect(group?.tabs.map(({ name }) => name)).toEqual(['实惠'])
  const prices = group!.tabs[0]!.goods.map(({ price }) => price)
  expect(prices).toHaveLength(5)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

it('finds a page by its number, and names its type; a page that has it for a type goes first', async () => {
  const scope2 = { partnerId: 1, storeId: 2 }
  const stranger = await shop.visitor(scope)
  await write('by-number', { kind: 'spacer', size: 's' })
  const { id } = await shop.database.kysely
    .selectFrom('cms_page')
    .where('type', '=', 'by-number')
    .select('id')
    .executeTakeFirstOrThrow()
  const asked = { type: String(id) }
  expect(await stranger.data(cmsCalls.v1a, asked)).toMatchObject({
    type: 'by-number',
    blocks: [{ kind: 'spacer', size: 's' }],
  })
  const notThere = { code: 500, reason: 'notFound' }
  expect(await (await shop.visitor(scope2)).call(cmsCalls.v1a, asked)).toMatchObject(notThere)
  expect(await stranger.call(cmsCalls.v1a, { type: '9'.repeat(64) })).toMatchObject(notThere)
  // Pages of key accounts are told of, not counted through.
  await shop.database.kysely
    .updateTable('cms_page')
    .set({ version: 'b' })
    .where('id', '=', id)
    .execute()
  expect(await stranger.call(cmsCalls.v1b, asked)).toMatchObject(notThere)

  await write(String(id), { kind: 'spacer', size: 'l' })
  shop.clock.advance(minute)
  expect((await stranger.data(cmsCalls.v1a, asked)).type).toBe(String(id))
})

it('gives every store a mini mall with its coupons, and its own where somebody made one', async () => {
  const stranger = await shop.visitor({ partnerId: 2, storeId: 1 })
  const standard = await stranger.data(cmsCalls.v1a, { type: 'storeMiniMall' })
  expect(standard.title).toBe('本店小店')
  expect(standard.blocks.map(({ kind }) => kind)).toContain('feed')
  const coupons = await shown('storeMiniMall', 'coupons')
  expect(coupons[0]?.coupons.length).toBeGreaterThan(0)
  expect(coupons[0]?.coupons.every(({ left, drawn }) => left && !drawn)).toBe(true)
})

it('tells search engines of its content pages and agreements, each at its address, and when it was changed', async () => {
  await write('tea-season')
  const pages = await cmsFeature.published(shop.services, scope)
  const at = (path: string) => pages.filter((page) => page.path === path)
  expect(at('/a/1-1/tea-season')).toEqual([
    { path: '/a/1-1/tea-season', changedAt: new Date(shop.clock.now()) },
  ])
  expect(at('/a/1-1')).toHaveLength(1)
  expect(at('/a/1-1/home')).toEqual([])
  const agreements = pages.filter(({ path }) => path.startsWith('/help/1-1/agreement/'))
  expect(agreements.length).toBeGreaterThan(1)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})
