import { about } from '@mallard/contract/people/notices/notice-events'
import { noticeTemplateAdminCalls } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { notify } from './index.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
const [sku] = await skusWithStock(shop, 1)
let topics = 0

const list = () => owner.data(noticeTemplateAdminCalls.list, {})
const templateOf = async (event: string) => (await list()).find((each) => each.event === event)!
const wanted = async (event: string, more: Record<string, unknown> = {}) => {
  const { isOn, title, titleEn, text, textEn, version } = await templateOf(event)
  return { event, isOn, title, titleEn, text, textEn, version, ...more }
}
const save = async (event: string, more: Record<string, unknown> = {}) =>
  owner.call(noticeTemplateAdminCalls.save, await wanted(event, more))
const messagesOf = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, {})).list.map(({ title, text }) => ({ title, text }))

/** Tells a member of a coupon. */
async function tellOfCoupon(browser: Caller, coupon: readonly [string, string], partnerId = 1) {
  const { id } = await browser.data(identityCalls.userInfo, {})
  await notify(db, [
    {
      scope: { partnerId, storeId: 1 },
      memberId: id,
      topic: `template ${(topics += 1)}`,
      about: about('coupon.given', { coupon }),
      link: '',
      at: new Date(shop.clock.now()),
    },
  ])
}

beforeEach(() => sql`delete from notice_template`.execute(db))

describe('messages to members', () => {
  it('are listed with the words of the house and what these may name', async () => {
    expect(await templateOf('coupon.ending')).toMatchObject({
      ...{ group: 'coupon', name: '优惠券即将过期', isFixed: false, isOn: true, isOwn: false },
      title: '优惠券即将过期',
      textEn: '{coupon} ends {until}',
      variables: [{ name: 'coupon' }, { name: 'until', label: '过期时间', isNeeded: true }],
      version: 0,
    })
  })

  it('are sent in the brand’s own words once these are saved, and in the house’s again', async () => {
    const browser = await buyer(shop)
    const own = { title: '收到您的付款啦', text: '{goods}（{orderSn}）已付 {amount}' }
    const saved = await save('order.pay', own)
    expect(saved).toMatchObject({ code: 200, data: { ...own, isOwn: true, version: 1 } })
    const { orderSn } = await placeOrder(browser, [sku!])
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    const [paid] = await messagesOf(browser)
    expect(paid).toMatchObject({ title: '收到您的付款啦' })
    expect(paid!.text).toMatch(new RegExp(`（${orderSn}）已付 ¥\\d+\\.\\d\\d$`))
    // English words that nobody wrote are the house’s.
    browser.cookies.set('lang', 'en')
    expect((await messagesOf(browser))[0]).toMatchObject({ title: 'Payment received' })
    browser.cookies.delete('lang')

    const { house } = await templateOf('order.pay')
    const back = await save('order.pay', house)
    expect(back).toMatchObject({ data: { isOwn: false, version: 2 } })
    const again = await placeOrder(browser, [sku!])
    await pay(shop, browser, again.orderSn)
    await shop.dispatch()
    expect((await messagesOf(browser))[0]).toMatchObject({ title: '付款成功' })
  })

  it('are not sent where the brand switched them off, and other brands’ go on', async () => {
    const browser = await buyer(shop)
    await save('coupon.given', { isOn: false })
    await tellOfCoupon(browser, ['满减券', 'Money off'])
    expect(await messagesOf(browser)).toEqual([])
    await sql`update notice_template set partner_id = 2`.execute(db)
    await tellOfCoupon(browser, ['满减券', 'Money off'])
    expect(await messagesOf(browser)).toEqual([
      { title: '优惠券已到账', text: '满减券 已放入您的账户' },
    ])
  })

  it('hold what they name as plain text, in the reader’s language or else in Chinese', async () => {
    const browser = await buyer(shop)
    browser.cookies.set('lang', 'en')
    await tellOfCoupon(browser, ['<b>{coupon}</b> $& [x]', ''])
    expect((await messagesOf(browser))[0]!.text).toBe('<b>{coupon}</b> $& [x] is in your account')
  })

  it.each([
    ['title', { title: '{nobody}' }, '没有变量 {nobody}'],
    ['text', { text: '优惠券要过期了' }, '缺少变量 {until}'],
    ['textEn', { textEn: 'Soon: {until' }, '括号不成对'],
    ['title', { title: `{coupon}{until}${'长'.repeat(20)}` }, '超过 40 个字符'],
  ])('are refused at the %s where they could not be sent', async (at, words, said) => {
    const refused = await save('coupon.ending', words)
    expect(refused).toMatchObject({ reason: 'badInput', data: { at } })
    expect(refused.message).toContain(said)
    expect(await templateOf('coupon.ending')).toMatchObject({ version: 0, isOwn: false })
  })

  it('that tell of money or duties are always sent', async () => {
    expect(await save('return.refund', { isOn: false })).toMatchObject({
      reason: 'badInput',
      data: { at: 'isOn' },
    })
    // One that became so after it was switched off.
    await sql`insert into notice_template values (1, 'order.pay', false, '', '', '', '', 1, now())`.execute(
      db,
    )
    expect(await templateOf('order.pay')).toMatchObject({ isFixed: true, isOn: true })
  })

  it('whose own words a later version cannot fill are sent in the house’s', async () => {
    const browser = await buyer(shop)
    await sql`insert into notice_template values
      (1, 'coupon.given', true, '新券', '', '{gone} 到账', '', 1, now())`.execute(db)
    await tellOfCoupon(browser, ['满减券', ''])
    expect(await messagesOf(browser)).toEqual([{ title: '新券', text: '满减券 已放入您的账户' }])
  })

  it('are changed by one of two editors, and the same save again changes nothing', async () => {
    const [one, other] = [
      await wanted('watch.stock', { title: '一' }),
      await wanted('watch.stock', { title: '二' }),
    ]
    const answers = await Promise.all(
      [one, other].map((input) => owner.call(noticeTemplateAdminCalls.save, input)),
    )
    const first = answers.findIndex(({ code }) => code === 200)
    expect(answers[1 - first]).toMatchObject({ reason: 'versionConflict' })
    const again = await owner.call(noticeTemplateAdminCalls.save, [one, other][first]!)
    expect(again).toMatchObject({ code: 200, data: { version: 1 } })
    const { list: log } = await owner.data(staffCalls.audit, {
      object: 'noticeTemplate watch.stock',
    })
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ action: 'noticeTemplate.save' })
  })

  it('are changed by who may do so in all stores of the brand', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const input = await wanted('coupon.given', { title: '给您的券' })
    expect(await local.call(noticeTemplateAdminCalls.save, input)).toMatchObject({
      reason: 'partnerWide',
    })
  })
})
