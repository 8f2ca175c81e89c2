import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { levelAdminCalls } from '@mallard/contract/pricing/points/level-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { faultOf } from './level.rules.ts'
import { levelInput } from './test-levels.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 20)
const owner = await shop.staff()
const finance = await shop.staff('finance')

afterAll(() => expectBooksToAgree(shop))

async function newMember(phone?: string) {
  const browser = await buyer(shop, phone)
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  return { browser, memberId }
}

const input = (memberId: number, delta: number, requestId: string) => ({
  memberId,
  what: 'points' as const,
  delta,
  reason: '客服补偿',
  requestId,
})

describe('points changed by an operator', () => {
  it('are given at once up to a limit, once for each request, never below nothing', async () => {
    const { browser, memberId } = await newMember()
    const asked = input(memberId, 5000, 'small-request')
    for (let turn = 0; turn < 2; turn += 1)
      expect(await owner.data(pointsAdminCalls.adjust, asked)).toMatchObject({
        points: 5000,
        waiting: null,
      })
    expect(
      await owner.call(pointsAdminCalls.adjust, input(memberId, -5001, 'below-nothing')),
    ).toMatchObject({ reason: 'pointsShort' })
    expect((await browser.data(pointsCalls.list, {})).list).toMatchObject([
      { delta: 5000, title: '客服补偿' },
    ])
    const { list } = await owner.data(staffCalls.audit, { object: `member ${memberId}` })
    expect(list.map(({ action }) => action)).toEqual(['points.adjust'])
  })

  it('wait for another person above it', async () => {
    const { memberId } = await newMember()
    const asked = input(memberId, 5001, 'large-request')
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await owner.data(pointsAdminCalls.adjust, asked)).toMatchObject({
        points: 0,
        waiting: { delta: 5001, state: 'open', canWithdraw: true },
      })
    }
    expect(
      await owner.call(pointsAdminCalls.adjust, input(memberId, 6000, 'another-one')),
    ).toMatchObject({ reason: 'proposalOpen' })
    const [open] = await finance.data(pointsAdminCalls.waiting, {})
    expect(open).toMatchObject({ memberId, canDecide: true, by: '禾光店主' })
    expect(
      await owner.call(pointsAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'needsAnother' })
    for (let turn = 0; turn < 2; turn += 1)
      expect(
        await finance.data(pointsAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
      ).toEqual([])
    expect(await owner.data(pointsAdminCalls.read, { memberId })).toMatchObject({
      points: 5001,
      waiting: null,
      pointsLedger: [{ delta: 5001 }],
    })
    expect(
      await finance.call(pointsAdminCalls.decide, { id: open!.id, verdict: 'decline', note: '' }),
    ).toMatchObject({ reason: 'proposalOver' })
  })

  it('stay when what was proposed would leave less than nothing by then', async () => {
    const { memberId } = await newMember()
    const third = await colleague(shop, owner, 'manager')
    await third.data(pointsAdminCalls.adjust, input(memberId, 4000, 'all-of-it'))
    await third.data(pointsAdminCalls.adjust, input(memberId, -4000, 'all-again'))
    const [open] = await finance.data(pointsAdminCalls.waiting, {})
    await third.data(pointsAdminCalls.adjust, input(memberId, -1, 'one-less'))
    expect(
      await finance.call(pointsAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'pointsShort' })
    expect(await finance.data(pointsAdminCalls.waiting, {})).toMatchObject([
      { id: open!.id, state: 'open' },
    ])
    expect(
      await finance.data(pointsAdminCalls.decide, {
        id: open!.id,
        verdict: 'decline',
        note: '已用掉',
      }),
    ).toEqual([])
  })

  it('are no business of a store in which the member never ordered', async () => {
    const { browser, memberId } = await newMember()
    const roles = [{ role: 'manager' as const, storeId: 1 }]
    await owner.data(staffCalls.save, {
      login: 'here-only',
      name: '店长',
      password: 'a long password',
      active: true,
      roles,
    })
    await keepPassword(shop.services.db, 'here-only')
    const here = caller(shop.url, owner.scope, {
      cookie: 'STAFF-XSRF-TOKEN',
      header: 'x-xsrf-token',
    })
    await here.data(staffCalls.login, { login: 'here-only', password: 'a long password' })
    expect(await here.call(pointsAdminCalls.read, { memberId })).toMatchObject({
      reason: 'notFound',
    })
    expect(
      await here.call(pointsAdminCalls.adjust, input(memberId, 100, 'not-from-here')),
    ).toMatchObject({ reason: 'notFound' })
    await finance.data(pointsAdminCalls.adjust, input(memberId, 8000, 'large-elsewhere'))
    const [open] = await owner.data(pointsAdminCalls.waiting, {})
    expect(await here.data(pointsAdminCalls.waiting, {})).toEqual([])
    expect(
      await here.call(pointsAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'notFound' })
    await placeOrder(browser, [sku!])
    expect(
      await here.data(pointsAdminCalls.adjust, input(memberId, 100, 'now-from-here')),
    ).toMatchObject({ points: 100 })
    expect(
      await here.data(pointsAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toEqual([])
    expect(await owner.data(pointsAdminCalls.read, { memberId })).toMatchObject({ points: 8100 })
  })

  it('that two persons agreed on are given whatever requests came before', async () => {
    const { memberId } = await newMember()
    await owner.data(pointsAdminCalls.adjust, input(memberId, 9000, 'two-persons'))
    const [open] = await finance.data(pointsAdminCalls.waiting, {})
    await owner.data(pointsAdminCalls.adjust, input(memberId, 1, `proposal-${open!.id}`))
    await finance.data(pointsAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' })
    expect(await owner.data(pointsAdminCalls.read, { memberId })).toMatchObject({ points: 9001 })
  })

  it('cannot be given in many small parts in one day', async () => {
    const { memberId } = await newMember()
    for (let part = 0; part < 4; part += 1) {
      const other = await newMember()
      const asked = input(other.memberId, 5000, `part-number-${part}`)
      expect(await finance.data(pointsAdminCalls.adjust, asked)).toMatchObject({ waiting: null })
    }
    const answer = await finance.data(pointsAdminCalls.adjust, input(memberId, 1, 'one-more-part'))
    expect(answer).toMatchObject({ points: 0, leftToday: 0, waiting: { delta: 1 } })
    shop.clock.advance(day + 1)
    const later = await shop.staff('finance')
    expect(await later.data(pointsAdminCalls.read, { memberId })).toMatchObject({ leftToday: 5000 })
  })
})

describe('levels', () => {
  it('are changed by who looks after every store, from the version that was seen', async () => {
    const who = await shop.staff()
    const before = await who.data(levelAdminCalls.list, {})
    expect(before[0]).toMatchObject({ growthMin: 0 })
    expect(before.reduce((sum, { members }) => sum + members, 0)).toBe(
      (await who.data(memberAdminCalls.list, {})).total,
    )
    const added = await who.data(levelAdminCalls.save, levelInput(1))
    expect(added.at(-1)).toMatchObject({ code: 'step-1', members: 0, version: 1 })
    expect(await who.data(levelAdminCalls.save, levelInput(1))).toEqual(added)
    const { members: _members, ...seen } = added.at(-1)!
    expect(
      await who.call(levelAdminCalls.save, { ...seen, name: '新名字', version: 7 }),
    ).toMatchObject({ reason: 'versionConflict' })
    expect(
      (await who.data(levelAdminCalls.save, { ...seen, benefit: '生日礼遇' })).at(-1),
    ).toMatchObject({ benefit: '生日礼遇', version: 2 })
    const browser = await buyer(shop)
    expect((await browser.data(pointsCalls.growthList, {})).levels.at(-1)).toMatchObject({
      benefit: '生日礼遇',
    })
    const misnamed = await who.call(levelAdminCalls.save, { ...levelInput(2), code: 'A' })
    expect(misnamed).toMatchObject({
      reason: 'badInput',
      data: { field: '代号为2-20位小写字母、数字', at: 'code' },
    })
    expect(
      await who.call(levelAdminCalls.save, { ...levelInput(2), discountBp: 9900 }),
    ).toMatchObject({ reason: 'levelDiscount' })
    expect(
      await who.call(levelAdminCalls.save, { ...levelInput(2), pointsRateBp: 10_000 }),
    ).toMatchObject({ reason: 'levelPoints' })
    expect(
      await who.call(levelAdminCalls.save, { ...levelInput(2), growthMin: seen.growthMin }),
    ).toMatchObject({ reason: 'levelGrowth' })
    expect(await who.call(levelAdminCalls.remove, { code: before[0]!.code })).toMatchObject({
      reason: 'levelLowest',
    })
    const left = await who.data(levelAdminCalls.remove, { code: 'step-1' })
    expect(left.map(({ code }) => code)).toEqual(before.map(({ code }) => code))
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(await local.call(levelAdminCalls.save, levelInput(3))).toMatchObject({
      reason: 'partnerWide',
    })
  })

  it('never stand upside down, whatever is saved one after the other', () => {
    const level = fc.record({
      code: fc.constantFrom('a', 'b', 'c', 'd'),
      growthMin: fc.constantFrom(0, 10, 20, 30),
      discountBp: fc.constantFrom(10_000, 9500, 9000),
      pointsRateBp: fc.constantFrom(10_000, 12_000, 15_000),
    })
    fc.assert(
      fc.property(fc.array(level, { maxLength: 12 }), (saves) => {
        let all = [{ code: 'base', growthMin: 0, discountBp: 10_000, pointsRateBp: 10_000 }]
        for (const save of saves)
          if (!faultOf(save, all)) all = [...all.filter(({ code }) => code !== save.code), save]
        const inOrder = all.toSorted((one, other) => one.growthMin - other.growthMin)
        expect(inOrder[0]!.growthMin).toBe(0)
        expect(new Set(inOrder.map(({ growthMin }) => growthMin)).size).toBe(inOrder.length)
        expect(inOrder.map(({ discountBp }) => discountBp)).toEqual(
          inOrder.map(({ discountBp }) => discountBp).toSorted((one, other) => other - one),
        )
        const rates = inOrder.map(({ pointsRateBp }) => pointsRateBp)
        expect(rates).toEqual(rates.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('the back office of members', () => {
  it('finds them by phone, its end, their name and an order, and shows what they did', async () => {
    const who = await shop.staff()
    const { browser, memberId } = await newMember('13911118642')
    const { orderSn } = await placeOrder(browser, [sku!])
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    const { nickname } = await browser.data(identityCalls.userInfo, {})
    for (const q of ['13911118642', '8642', nickname, orderSn]) {
      expect(
        (await who.data(memberAdminCalls.list, { q, pageSize: 100 })).list.map(
          (each) => each.memberId,
        ),
      ).toContain(memberId)
    }
    expect((await who.data(memberAdminCalls.list, { q: '13900000000' })).list).toEqual([])
    const page = await who.data(memberAdminCalls.detail, { memberId })
    expect(page).toMatchObject({
      phoneMasked: '139****8642',
      orders: 1,
      orderList: [{ orderSn, status: 1 }],
      returns: [],
    })
    expect(page.paid).toBe(page.orderList[0]!.payAmount)
    expect(JSON.stringify(page)).not.toContain('13911118642')
  })

  it('shows staff of one store those who ordered there', async () => {
    const { memberId } = await newMember()
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(await local.call(memberAdminCalls.detail, { memberId })).toMatchObject({
      reason: 'notFound',
    })
    expect(
      (await local.data(memberAdminCalls.list, { pageSize: 100 })).list.every(
        ({ orders }) => orders >= 0,
      ),
    ).toBe(true)
    expect(
      (await local.data(memberAdminCalls.list, { pageSize: 100 })).list.map(
        (each) => each.memberId,
      ),
    ).not.toContain(memberId)
  })
})
