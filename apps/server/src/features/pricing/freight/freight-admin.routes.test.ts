import { randomUUID } from 'node:crypto'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { freightAdminCalls } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, hangzhou, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const [sku] = await skusWithStock(shop, 1, 5)

afterAll(() => expectBooksToAgree(shop))

const fees = { first: 1, firstFee: 900, step: 1, stepFee: 300, freeOverAmount: null, deny: false }
const pieces = { version: 0, name: '按件', mode: 2, areas: [{ ...fees, codes: [] as string[] }] }
const makeOne = async (more: object = {}) =>
  (await owner.data(freightAdminCalls.save, { requestId: randomUUID(), ...pieces, ...more })).id
const tryToSave = (more: object) =>
  owner.call(freightAdminCalls.save, { requestId: randomUUID(), ...pieces, ...more } as never)
const all = async () => (await owner.data(freightAdminCalls.list, {})).templates
const one = async (id: number) => (await all()).find((each) => each.id === id)

/** Freight of some units of goods to Hangzhou, as the checkout says it. */
async function freightTo(quantity: number): Promise<number> {
  const who = await buyer(shop)
  await who.data(addressCalls.save, hangzhou)
  const { cartId } = await who.data(cartCalls.add, { goods: sku!.productSn, qty: quantity })
  const opened = await who.data(checkoutCalls.checkout, { ids: [cartId] })
  return (await who.data(checkoutCalls.flow, opened)).amounts.freightAmount
}

/** The goods of the SKU as they are saved, with another template. */
const goodsWith = async (freightTemplateId: number) => ({
  ...(await goodsToSave(owner, sku!.goodsId)),
  freightTemplateId,
})

describe('a freight template', () => {
  it('that is new is offered to goods, and is what their next checkout costs', async () => {
    const id = await makeOne()
    expect(await one(id)).toEqual({
      id,
      name: '按件',
      mode: 2,
      areas: pieces.areas,
      cutOffHour: 16,
      goods: 0,
      version: 1,
    })
    const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
    expect(freightTemplates).toContainEqual({ id, name: '按件' })
    await owner.data(goodsAdminCalls.save, await goodsWith(id))
    expect(await one(id)).toMatchObject({ goods: 1 })
    expect([await freightTo(1), await freightTo(3)]).toEqual([900, 1500])
    const areas = [
      { ...fees, codes: ['330100'], firstFee: 500 },
      { ...fees, codes: ['330000'], firstFee: 700 },
    ]
    await owner.data(freightAdminCalls.save, {
      requestId: randomUUID(),
      ...pieces,
      id,
      version: 1,
      areas,
    })
    expect(await freightTo(1)).toBe(500)
  })

  it('is made once by a request, however often and at the same moment it is sent', async () => {
    const input = { requestId: randomUUID(), ...pieces, name: '只此一份' }
    const made = await Promise.all([1, 2, 3].map(() => owner.data(freightAdminCalls.save, input)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await all()).filter(({ name }) => name === '只此一份')).toHaveLength(1)
  })

  it('is changed by the first of two; who sends the same again changes nothing', async () => {
    const id = await makeOne()
    const both = await Promise.all(['甲', '乙'].map((name) => tryToSave({ id, version: 1, name })))
    expect(both.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([
      200,
      'versionConflict',
    ])
    const { name, version } = (await one(id))!
    expect(await tryToSave({ id, version: 1, name })).toMatchObject({ code: 200 })
    expect(await one(id)).toMatchObject({ version })
  })

  it.each([
    ['no name', { name: '' }, 'badInput'],
    ['no area', { areas: [] }, 'badInput'],
    ['a place that is none', { areas: [{ ...fees, codes: ['990000'] }] }, 'badInput'],
    ['a step of nothing', { areas: [{ ...fees, codes: [], step: 0 }] }, 'badInput'],
    ['a fee below zero', { areas: [{ ...fees, codes: [], firstFee: -1 }] }, 'badInput'],
    ['a way to count that is none', { mode: 3 }, 'badInput'],
    ['delivery to nowhere', { areas: [{ ...fees, codes: [], deny: true }] }, 'freightNowhere'],
    [
      'one place in two areas',
      {
        areas: [
          { ...fees, codes: ['330000'] },
          { ...fees, codes: ['330000'] },
        ],
      },
      'freightTwice',
    ],
  ])('with %s is not made', async (_, more, reason) => {
    const before = await all()
    expect(await tryToSave(more)).toMatchObject({ code: 500, reason })
    expect(await all()).toEqual(before)
  })

  it('is taken away only while no goods have it, even when some come to have it right then', async () => {
    const id = await makeOne()
    const goods = await goodsWith(id)
    const [removed, saved] = await Promise.all([
      owner.call(freightAdminCalls.remove, { id }),
      owner.call(goodsAdminCalls.save, goods),
    ])
    const isGone = (await one(id)) === undefined
    expect([removed.reason ?? removed.code, saved.reason ?? saved.code]).toEqual(
      isGone ? [200, 'badInput'] : ['freightUsed', 200],
    )
    const other = await makeOne()
    for (let count = 0; count < 2; count += 1)
      await owner.data(freightAdminCalls.remove, { id: other })
    expect(await one(other)).toBeUndefined()
  })

  it('belongs to the partner: who looks after one store changes none', async () => {
    const local = await shop.staff('hangzhou')
    local.scope = { partnerId: 1, storeId: 2 }
    const input = { requestId: randomUUID(), ...pieces }
    expect(await local.call(freightAdminCalls.save, input)).toMatchObject({ reason: 'partnerWide' })
  })
})
