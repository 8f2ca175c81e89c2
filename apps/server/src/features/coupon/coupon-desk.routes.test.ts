import { couponMemberCalls, couponSalesCalls } from '@mallard/contract/coupon/coupon.calls'
import { couponDeskCalls } from '@mallard/contract/coupon/coupon-desk.calls'
import { noticesCalls } from '@mallard/contract/notices/notices.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { couponSetup } from '#app/authz-marketing-rows.ts'
import { buyer, expectBooksToAgree } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()

afterAll(() => expectBooksToAgree(shop))

describe('an operator', () => {
  it('sees what a coupon would do before it is given', async () => {
    const free = await owner.data(couponDeskCalls.preview, { ...couponSetup(), face: 100_000_000 })
    expect(free.goods).toBeGreaterThan(0)
    expect(free.warnings[0]).toMatch(/件商品用券后只需 0 元$/)
    const { total } = await owner.data(couponDeskCalls.list, {})
    await owner.data(couponDeskCalls.preview, couponSetup())
    expect((await owner.data(couponDeskCalls.list, {})).total).toBe(total)
  })

  it('is told which field makes no sense', async () => {
    const wrong = [{ face: 0 }, { drawTo: 500 }, { validDays: null }, { kind: 4, productSn: 'no-such-sku' }, { scope: 'goods' as const, scopeIds: [999_999] }]
    for (const each of wrong) expect(await owner.call(couponDeskCalls.create, { ...couponSetup(), ...each })).toMatchObject({ code: 500, reason: 'badInput' })
  })

  it('gives coupons to members, who hear of it, and takes an unused one back', async () => {
    const browser = await buyer(shop, '13911110001')
    const { id } = await owner.data(couponDeskCalls.create, couponSetup())
    const wish = { id, phones: ['13911110001', '13911119999'] }
    expect(await owner.data(couponDeskCalls.issue, wish)).toMatchObject({ given: 1, failed: [{ phone: '13911119999' }] })
    expect((await owner.data(couponDeskCalls.issue, wish)).given).toBe(0)
    expect((await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)).toContain('优惠券已到账')
    const { list } = await owner.data(couponDeskCalls.held, { id })
    expect(list).toMatchObject([{ phoneMasked: '139****0001', status: 0, source: 'issue' }])
    await owner.data(couponDeskCalls.void, { id: list[0]!.id, reason: '发错了' })
    expect(await owner.call(couponDeskCalls.void, { id: list[0]!.id, reason: '发错了' })).toMatchObject({ reason: 'notFound' })
    expect((await browser.data(couponMemberCalls.couponNewlist, { status: 3 })).list).toMatchObject([{ status: 4 }])
  })

  it('shows a code that gives a coupon, until the coupon is stopped', async () => {
    const browser = await buyer(shop)
    const { id } = await owner.data(couponDeskCalls.create, { ...couponSetup(), obtain: 'scan' })
    const [one, two] = [await owner.data(couponDeskCalls.scanCode, { id }), await owner.data(couponDeskCalls.scanCode, { id })]
    expect(one.link).toBe(`http://shop.test/user/1-1/coupon/list2/0?scan=${one.code}`)
    expect((await browser.data(couponSalesCalls.scanDraw, { code: one.code })).status).toBe(0)
    expect((await owner.data(couponDeskCalls.close, { id })).state).toBe('closed')
    expect(await (await buyer(shop)).call(couponSalesCalls.scanDraw, { code: two.code })).toMatchObject({ reason: 'couponOver' })
  })
})
