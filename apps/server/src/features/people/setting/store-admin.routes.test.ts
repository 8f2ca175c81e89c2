import { randomUUID } from 'node:crypto'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, minute } from '@mallard/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { makers } from '#app/testing/test-makers.ts'
import { buyer, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const hangzhou = await shop.staff('hangzhou')
const visitor = await shop.visitor()
hangzhou.scope = { partnerId: 1, storeId: 2 }

const here = async (who = owner) => {
  const found = (await who.data(storeAdminCalls.list, {})).find(
    ({ storeId }) => storeId === who.scope.storeId,
  )
  const { storeId: _storeId, times: _times, legal: _legal, ...kept } = found!
  const { gaps: _gaps, promises: _promises, sending: _sending, ...setup } = kept
  return setup
}

describe('a store', () => {
  it('is called, reached and found as it is set up, in both languages', async () => {
    const setup = await here()
    const saved = await owner.data(storeAdminCalls.save, {
      ...setup,
      name: '禾光新名',
      nameEn: 'Hearthlight, renamed',
      hours: '每天 8-20 点',
      hoursEn: '',
      phone: '400-000-1234',
      hotWords: ['手冲壶', '新品'],
      hotWordsEn: ['kettle'],
    })
    expect(saved.version).toBe(setup.version + 1)
    const init = await visitor.data(storeCalls.partnerInit, {})
    expect(init.store).toMatchObject({
      name: '禾光新名',
      hours: '每天 8-20 点',
      phone: '400-000-1234',
    })
    expect(init.wapGoods.hotWords).toEqual(['手冲壶', '新品'])
    visitor.cookies.set('lang', 'en')
    const english = await visitor.data(storeCalls.partnerInit, {})
    expect(english.store).toMatchObject({ name: 'Hearthlight, renamed', hours: '每天 8-20 点' })
    expect(english.wapGoods.hotWords).toEqual(['kettle'])
    visitor.cookies.delete('lang')
    const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
    expect(entry).toMatchObject({ action: 'store.save' })
    expect(Object.keys(entry!.changes).toSorted()).toEqual(
      ['hotWords', 'hotWordsEn', 'hours', 'hoursEn', 'name', 'nameEn', 'phone'].toSorted(),
    )
  })

  it('is not written over from an older reading, and a save sent twice is one', async () => {
    const setup = await here()
    const wish = { ...setup, address: '新地址 1 号' }
    const first = await owner.data(storeAdminCalls.save, wish)
    expect(await owner.data(storeAdminCalls.save, wish)).toEqual(first)
    const late = await owner.call(storeAdminCalls.save, { ...setup, address: '别的地址' })
    expect(late.reason).toBe('versionConflict')
    expect((await here()).address).toBe('新地址 1 号')
  })

  it('that is closed answers no shopper, and its staff open it again', async () => {
    const setup = await here(hangzhou)
    await hangzhou.data(storeAdminCalls.save, { ...setup, isOpen: false })
    visitor.scope = { partnerId: 1, storeId: 2 }
    expect((await visitor.call(storeCalls.partnerInit, {})).reason).toBe('badStore')
    const me = await hangzhou.data(staffCalls.me, {})
    expect(me.stores.map(({ storeId }) => storeId)).toEqual([2])
    await hangzhou.data(
      storeAdminCalls.save,
      await here(hangzhou).then((now) => ({ ...now, isOpen: true })),
    )
    expect((await visitor.call(storeCalls.partnerInit, {})).reason).toBeUndefined()
    visitor.scope = { partnerId: 1, storeId: 1 }
  })

  it('is seen by who looks after it, the others by who looks after all', async () => {
    const seen = async (who: typeof owner) =>
      (await who.data(storeAdminCalls.list, {})).map(({ storeId }) => storeId)
    expect(await seen(owner)).toEqual([1, 2])
    expect(await seen(hangzhou)).toEqual([2])
  })
})

describe('another store', () => {
  let terms: Omit<Awaited<ReturnType<typeof here>>, 'version'>
  beforeAll(async () => {
    const { version: _version, ...rest } = await here()
    terms = { ...rest, name: '禾光成都店', isOpen: false }
  })

  it('is made once, by who looks after all stores, and is worked in before it opens', async () => {
    const wish = { requestId: randomUUID(), ...terms }
    const made = await owner.data(storeAdminCalls.create, wish)
    expect(await owner.data(storeAdminCalls.create, wish)).toEqual(made)
    expect((await hangzhou.call(storeAdminCalls.create, wish)).reason).toBe('partnerWide')
    const me = await owner.data(staffCalls.me, {})
    expect(me.stores.map(({ name }) => name)).toContain('禾光成都店')
    visitor.scope = owner.scope = { partnerId: 1, storeId: made.storeId }
    expect((await visitor.call(storeCalls.partnerInit, {})).reason).toBe('badStore')
    await owner.data(storeAdminCalls.save, { ...(await here()), isOpen: true })
    expect((await visitor.data(storeCalls.partnerInit, {})).store.name).toBe('禾光成都店')
    visitor.scope = owner.scope = { partnerId: 1, storeId: 1 }
  })

  it.each([
    ['no name', { name: ' ' }],
    ['words instead of a phone', { phone: 'call us' }],
    ['a line that turns around', { address: 'a\u202eb' }],
    ['too many search words', { hotWords: Array.from({ length: 13 }, (_, at) => `w${at}`) }],
  ])('is not made with %s', async (_what, wrong) => {
    const before = await owner.data(storeAdminCalls.list, {})
    const asked = { requestId: randomUUID(), ...terms, ...wrong }
    expect((await owner.call(storeAdminCalls.create, asked)).reason).toBe('badInput')
    expect(await owner.data(storeAdminCalls.list, {})).toEqual(before)
  })
})

describe('the times of a store', () => {
  const times = {
    payMinutes: 45,
    shipHours: 24,
    confirmDays: 5,
    answerDays: 2,
    sendBackDays: 4,
    lookDays: 6,
  }
  const setTimes = async (wanted: Partial<typeof times>) => {
    const { version } = await here()
    return owner.data(storeAdminCalls.saveTimes, { ...times, ...wanted, version })
  }

  it('hold for orders and returns that begin after they were set, in this store alone', async () => {
    const [sku] = await skusWithStock(shop, 1, 20)
    const ana = await buyer(shop)
    const early = await placeOrder(ana, [sku!])
    await setTimes({})
    const late = await placeOrder(ana, [sku!])
    const closing = async (sn: string) => {
      const { createTime, autoCloseAt } = await ana.data(orderCalls.detail, { sn })
      return (autoCloseAt! - createTime) / minute
    }
    expect(await closing(early.orderSn)).toBe(30)
    expect(await closing(late.orderSn)).toBe(45)
    const stores = await owner.data(storeAdminCalls.list, {})
    expect(stores.map((each) => each.times.payMinutes)).toEqual([45, 30, 30])
    const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
    expect(entry!.changes).toMatchObject({ payMinutes: { before: 30, after: 45 } })
  })

  it('hold for receipts and for each step of a return', async () => {
    await setTimes({})
    const [sku] = await skusWithStock(shop, 1, 20)
    const make = makers(shop, owner, sku!)
    const ben = await buyer(shop)
    const { shipTime, autoConfirmAt } = await ben.data(orderCalls.detail, {
      sn: await make.shippedOf(ben),
    })
    expect((autoConfirmAt! - shipTime!) / day).toBe(5)
    const waits = async (applyId: string) => {
      const { deadlineAt } = await ben.data(returnsCalls.detail, { applyId })
      return (deadlineAt! - shop.clock.now()) / day
    }
    expect(await waits(await make.askedBackOf(ben))).toBe(2)
    expect(await waits(await make.agreedOf(ben))).toBe(4)
    expect(await waits(await make.sentBackOf(ben))).toBe(6)
  })

  it.each([
    ['no time to pay', { payMinutes: 0 }],
    ['a part of a day', { confirmDays: 1.5 }],
    ['more than a month', { sendBackDays: 31 }],
  ])('are not %s', async (_what, wrong) => {
    const { version } = await here()
    const asked = await owner.call(storeAdminCalls.saveTimes, { ...times, ...wrong, version })
    expect(asked.reason).toBe('badInput')
  })
})
