import { randomUUID } from 'node:crypto'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { categoryAdminCalls } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff('owner')
const visitor = await shop.visitor()

afterAll(() => expectBooksToAgree(shop))

const all = async () => (await owner.data(categoryAdminCalls.list, {})).categories
const one = async (id: number) => (await all()).find((each) => each.id === id)
const blank = { version: 0, parentId: 0, nameEn: '', pic: '' }
const tryToMake = (more: Record<string, unknown>) =>
  owner.call(categoryAdminCalls.save, { requestId: randomUUID(), ...blank, ...more } as never)
const makeOne = async (name: string, parentId = 0) =>
  (await owner.data(categoryAdminCalls.save, { requestId: randomUUID(), ...blank, name, parentId }))
    .id
const change = (id: number, more: Record<string, unknown>) => tryToMake({ id, ...more })
const shown = async () => owner.data(catalogCalls.categoryList, {})
const siblings = async (parentId: number) =>
  (await all()).filter((each) => each.parentId === parentId).map(({ name }) => name)

/** What lists wait for is done, and no process shows what it read before. */
async function listsFollow(): Promise<void> {
  await shop.worker.runDue()
  shop.clock.advance(11_000)
}

describe('a new category', () => {
  it('is seen by shoppers at once, last of its parent, with its picture of the library', async () => {
    const media = await fileMedia(db, 1)
    const parentId = await makeOne('庭院')
    const { id } = await owner.data(categoryAdminCalls.save, {
      requestId: randomUUID(),
      ...blank,
      parentId,
      name: '喷壶',
      nameEn: 'Watering cans',
      pic: media.url,
    })
    const top = (await shown()).at(-1)!
    expect(top).toMatchObject({
      id: parentId,
      name: '庭院',
      children: [{ id, name: '喷壶', pic: { url: media.url } }],
    })
    expect((await owner.data(mediaAdminCalls.uses, { id: media.id })).uses).toEqual([
      { kind: 'category', id, title: '喷壶' },
    ])
    expect(await owner.call(mediaAdminCalls.remove, { ids: [media.id] })).toMatchObject({
      reason: 'mediaUsed',
    })
  })

  it('is made once by a request, however often and at the same moment it is sent', async () => {
    const input = { requestId: randomUUID(), ...blank, name: '只此一个' }
    const made = await Promise.all([1, 2, 3].map(() => owner.data(categoryAdminCalls.save, input)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await all()).filter(({ name }) => name === '只此一个')).toHaveLength(1)
  })

  it.each([
    ['no name', { name: '' }, 'badInput'],
    ['a name beside the same', { name: '同名' }, 'categoryTaken'],
    ['an unknown parent', { name: '甲', parentId: 2_000_000_000 }, 'badInput'],
    [
      'a picture that is not in the library',
      { name: '甲', pic: '/pictures/none.00000000.webp' },
      'mediaGone',
    ],
  ])('with %s is not made', async (_, more, reason) => {
    if (!(await siblings(0)).includes('同名')) await makeOne('同名')
    const before = await all()
    expect(await tryToMake(more)).toMatchObject({ code: 500, reason })
    expect(await all()).toEqual(before)
  })

  it('stands on the third level at most', async () => {
    const third = await makeOne('三级', await makeOne('二级', await makeOne('一级')))
    expect(await tryToMake({ name: '四级', parentId: third })).toMatchObject({
      reason: 'categoryDeep',
      message: '类目最多 3 级',
    })
  })
})

describe('a change of words', () => {
  it('is refused to the second of two, who sees what the first wrote', async () => {
    const id = await makeOne('旧名')
    await owner.data(categoryAdminCalls.save, {
      requestId: randomUUID(),
      ...blank,
      id,
      version: 1,
      name: '新名',
    })
    expect(await change(id, { version: 1, name: '别的名' })).toMatchObject({
      reason: 'versionConflict',
    })
    expect(await one(id)).toMatchObject({ name: '新名', version: 2 })
    // The first sends once more, because the answer was lost.
    expect(await change(id, { version: 1, name: '新名' })).toMatchObject({ code: 200 })
    expect(await one(id)).toMatchObject({ version: 2 })
  })

  it('is what goods of the category are found by, and no longer the name before', async () => {
    const id = await makeOne('唧筒')
    const { list } = await owner.data(goodsAdminCalls.list, {})
    const goods = await goodsToSave(owner, list[0]!.itemId)
    await owner.data(goodsAdminCalls.save, { ...goods, categoryId: id })
    const found = async (q: string) =>
      (await visitor.data(searchCalls.productList, { q })).list.map(({ itemId }) => itemId)
    expect(await found('唧筒')).toContain(goods.id)
    await owner.data(categoryAdminCalls.save, {
      requestId: randomUUID(),
      ...blank,
      id,
      version: 1,
      name: '虹吸器',
      nameEn: 'Siphons',
    })
    await listsFollow()
    expect(await found('唧筒')).not.toContain(goods.id)
    for (const word of ['虹吸器', 'siphons', 'hongxi'])
      expect(await found(word)).toContain(goods.id)
    expect((await owner.data(goodsAdminCalls.detail, { id: goods.id })).version).toBe(
      goods.version + 1,
    )
  })
})

describe('a move', () => {
  it('takes what is below along, and the lists of both parents follow', async () => {
    const [from, to] = [await makeOne('原处'), await makeOne('去处')]
    const moved = await makeOne('搬走', from)
    const { list } = await owner.data(goodsAdminCalls.list, {})
    const goods = await goodsToSave(owner, list[1]!.itemId)
    await owner.data(goodsAdminCalls.save, { ...goods, categoryId: moved })
    const listed = async (categoryId: number) =>
      (await visitor.data(searchCalls.productList, { categoryId })).list.map(({ itemId }) => itemId)
    expect(await listed(from)).toEqual([goods.id])
    await owner.data(categoryAdminCalls.move, { id: moved, parentId: to, place: 0 })
    await listsFollow()
    expect([await listed(from), await listed(to), await listed(moved)]).toEqual([
      [],
      [goods.id],
      [goods.id],
    ])
  })

  it('changes the order that shoppers see, and is the same when sent twice', async () => {
    const parentId = await makeOne('次序')
    const [first, , third] = [
      await makeOne('一', parentId),
      await makeOne('二', parentId),
      await makeOne('三', parentId),
    ]
    for (let count = 0; count < 2; count += 1)
      await owner.data(categoryAdminCalls.move, { id: third!, parentId, place: 0 })
    expect(await siblings(parentId)).toEqual(['三', '一', '二'])
    await owner.data(categoryAdminCalls.move, { id: first!, parentId, place: 2 })
    expect(await siblings(parentId)).toEqual(['三', '二', '一'])
    const top = (await shown()).find(({ id }) => id === parentId)
    expect(top?.children.map(({ name }) => name)).toEqual(['三', '二', '一'])
  })

  it('never makes a circle, not by two at the same moment', async () => {
    const [a, b] = [await makeOne('互相甲'), await makeOne('互相乙')]
    const both = await Promise.all([
      owner.call(categoryAdminCalls.move, { id: a, parentId: b, place: 0 }),
      owner.call(categoryAdminCalls.move, { id: b, parentId: a, place: 0 }),
    ])
    expect(both.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([
      200,
      'categoryInside',
    ])
    expect(
      await owner.call(categoryAdminCalls.move, { id: a, parentId: a, place: 0 }),
    ).toMatchObject({ reason: 'categoryInside' })
  })
})

describe('a category that is taken away', () => {
  it('holds neither goods nor others, and is gone once and for all', async () => {
    const parentId = await makeOne('空的')
    const id = await makeOne('里面的', parentId)
    expect(await owner.call(categoryAdminCalls.remove, { id: parentId })).toMatchObject({
      reason: 'categoryUsed',
      message: '「空的」下还有 0 件商品、1 个下级类目，请先移走',
    })
    for (const gone of [id, id, parentId]) await owner.data(categoryAdminCalls.remove, { id: gone })
    expect([await one(id), await one(parentId)]).toEqual([undefined, undefined])
    expect((await shown()).some((each) => each.id === parentId)).toBe(false)
  })

  it('is kept while goods stand in it, even when they come at that moment', async () => {
    const id = await makeOne('争用')
    const { list } = await owner.data(goodsAdminCalls.list, {})
    const goods = await goodsToSave(owner, list[2]!.itemId)
    const [removed, saved] = await Promise.all([
      owner.call(categoryAdminCalls.remove, { id }),
      owner.call(goodsAdminCalls.save, { ...goods, categoryId: id }),
    ])
    const isGone = (await one(id)) === undefined
    expect([removed.reason ?? removed.code, saved.reason ?? saved.code]).toEqual(
      isGone ? [200, 'badInput'] : ['categoryUsed', 200],
    )
  })

  it('lets its picture be removed from the library again', async () => {
    const media = await fileMedia(db, 1)
    const { id } = await owner.data(categoryAdminCalls.save, {
      requestId: randomUUID(),
      ...blank,
      name: '带图',
      pic: media.url,
    })
    await owner.data(categoryAdminCalls.remove, { id })
    await owner.data(mediaAdminCalls.remove, { ids: [media.id] })
  })
})

it('categories belong to the partner: who looks after one store changes none', async () => {
  const local = await shop.staff('hangzhou')
  local.scope = { partnerId: 1, storeId: 2 }
  expect(
    await local.call(categoryAdminCalls.save, { requestId: randomUUID(), ...blank, name: '外店' }),
  ).toMatchObject({ reason: 'partnerWide' })
  expect((await local.data(categoryAdminCalls.list, {})).categories.length).toBeGreaterThan(0)
})
