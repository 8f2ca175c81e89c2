import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { returnsEnd } from '@mallard/contract/trade/order/returnable'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { writeGrowth, writePoints } from '#features/pricing/points/index.ts'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { personalDataRegister } from '#app/personal-data-register.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const { db } = shop.services
const scope = { partnerId: 1, storeId: 1 }
const [sku] = await skusWithStock(shop, 1, 900)
let serial = 0
const freshPhone = () => `1370000${String((serial += 1)).padStart(4, '0')}`
/** Long enough for codes to be asked for again, without a picture. */
const later = () => shop.clock.advance(61 * minute)
const newest = async (phone: string) =>
  (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]?.code ?? ''
const idOf = async (who: Caller) => (await who.data(identityCalls.userInfo, {})).id
const logOf = async (id: number) =>
  (
    await sql<{
      event: string
    }>`select event from account_log where member_id = ${id} order by id`.execute(db)
  ).rows.map(({ event }) => event)

async function cancel(who: Caller, phone: string) {
  later()
  await who.data(memberCalls.cancelSms, {})
  return who.call(memberCalls.cancelMember, { reason: '不再使用', phoneCode: await newest(phone) })
}

async function signIn(phone: string) {
  const browser = await shop.visitor()
  await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  return {
    browser,
    answer: await browser.call(identityCalls.login, { phone, code: await newest(phone), ...scope }),
  }
}

describe('the devices of an account', () => {
  it('are listed with this one first, and can be signed out one by one or all at once', async () => {
    const phone = freshPhone()
    const here = await shop.shopper(phone)
    later()
    const there = await shop.shopper(phone)
    const list = async () => (await here.data(memberCalls.sessionList, {})).list
    const [first, second] = await list()
    expect([first?.isCurrent, second?.isCurrent, (await list()).length]).toEqual([true, false, 2])

    await here.data(memberCalls.sessionEnd, { id: second!.id })
    expect((await there.call(identityCalls.userInfo, {})).code).toBe(401)
    expect((await here.call(memberCalls.sessionEnd, { id: second!.id })).reason).toBe('notFound')

    later()
    const again = await shop.shopper(phone)
    expect(await here.data(memberCalls.sessionEndAll, { keepThis: true })).toEqual({ ended: 1 })
    expect((await again.call(identityCalls.userInfo, {})).code).toBe(401)
    const id = await idOf(here)
    await here.data(memberCalls.sessionEndAll, {})
    expect(here.cookies.has('Authorization')).toBe(false)
    expect((await here.call(identityCalls.userInfo, {})).code).toBe(401)
    expect(await logOf(id)).toEqual(['sessionEnded', 'sessionsEnded', 'sessionsEnded'])
  })
})

describe('a bound account', () => {
  it('can be unbound as long as one way to sign in is left', async () => {
    const who = await shop.shopper(freshPhone())
    const id = await idOf(who)
    for (const type of ['wx-openid', 'apple'])
      await sql`insert into member_identity (partner_id, member_id, type, subject, created_at) values (1, ${id}, ${type}, ${`${type}-${id}`}, now())`.execute(
        db,
      )
    const { list } = await who.data(memberCalls.identityList, {})
    expect(list.map(({ type, canUnbind }) => [type, canUnbind])).toEqual([
      ['wx-openid', true],
      ['apple', true],
    ])
    await sql`update member set phone = null where id = ${id}`.execute(db)
    // Two at once: one of them must stay.
    const answers = await Promise.all(
      list.map((identity) => who.call(memberCalls.identityUnbind, { id: identity.id })),
    )
    expect(answers.map(({ reason }) => reason).toSorted()).toEqual(['lastWayIn', undefined])
    expect(
      (await who.data(memberCalls.identityList, {})).list.map(({ canUnbind }) => canUnbind),
    ).toEqual([false])
  })
})

describe('another phone', () => {
  it('needs the codes of both, signs other devices out, and is then the way in', async () => {
    const [old, next] = [freshPhone(), freshPhone()]
    const who = await shop.shopper(old)
    later()
    const elsewhere = await shop.shopper(old)
    later()
    await who.data(memberCalls.phoneCode, { which: 'old' })
    await who.data(memberCalls.phoneCode, { which: 'new', phone: next })
    const [oldCode, code] = [await newest(old), await newest(next)]
    expect((await who.call(memberCalls.changePhone, { phone: next, code })).reason).toBe(
      'wrongOldCode',
    )
    const wrong = code === '000000' ? '000001' : '000000'
    expect(
      (await who.call(memberCalls.changePhone, { phone: next, code: wrong, oldCode })).reason,
    ).toBe('wrongCode')
    // The slip above did not cost the other code.
    const me = await who.data(memberCalls.changePhone, { phone: next, code, oldCode })
    expect(me.phoneMasked).toBe(`${next.slice(0, 3)}****${next.slice(-4)}`)
    expect((await elsewhere.call(identityCalls.userInfo, {})).code).toBe(401)
    expect(
      (await who.call(memberCalls.changePhone, { phone: freshPhone(), code, oldCode })).reason,
    ).toBe('wrongOldCode')
    const id = await idOf(who)
    later()
    expect(await idOf((await signIn(next)).browser)).toBe(id)
  })

  it('takes no code that another session or another person asked for', async () => {
    const [phone, next] = [freshPhone(), freshPhone()]
    const who = await shop.shopper(phone)
    later()
    const otherSession = await shop.shopper(phone)
    later()
    await who.data(memberCalls.phoneCode, { which: 'old' })
    await who.data(memberCalls.phoneCode, { which: 'new', phone: next })
    const codes = { oldCode: await newest(phone), code: await newest(next) }
    expect(
      (await otherSession.call(memberCalls.changePhone, { phone: next, ...codes })).reason,
    ).toBe('wrongOldCode')
    const stranger = await shop.shopper(freshPhone())
    expect((await stranger.call(memberCalls.changePhone, { phone: next, ...codes })).code).toBe(500)
  })

  it('that belongs to another account is refused, and only to who holds it', async () => {
    const [mine, taken] = [freshPhone(), freshPhone()]
    await shop.shopper(taken)
    const who = await shop.shopper(mine)
    later()
    await who.data(memberCalls.phoneCode, { which: 'old' })
    await who.data(memberCalls.phoneCode, { which: 'new', phone: taken })
    expect(
      (
        await who.call(memberCalls.changePhone, {
          phone: taken,
          code: await newest(taken),
          oldCode: await newest(mine),
        })
      ).reason,
    ).toBe('phoneTaken')
    expect((await who.call(memberCalls.phoneCode, { which: 'new', phone: mine })).reason).toBe(
      'samePhone',
    )
  })
})

describe('a copy of one’s data', () => {
  it('holds what is one’s own, and nothing of anybody else', async () => {
    const [phone, other] = [freshPhone(), freshPhone()]
    const who = await buyer(shop, phone)
    const stranger = await buyer(shop, other)
    await placeOrder(stranger, [sku!])
    const { orderSn } = await placeOrder(who, [sku!])
    await who.data(cartCalls.add, { goods: sku!.productSn, qty: 2 })
    const { held } = await who.data(memberCalls.personalExport, {})
    expect(held['profile']).toEqual([expect.objectContaining({ phone })])
    expect(held['orders']).toEqual([
      expect.objectContaining({ orderSn, lines: [expect.objectContaining({ quantity: 1 })] }),
    ])
    expect(held['addresses']).toHaveLength(1)
    expect(held['cart']).toEqual([expect.objectContaining({ quantity: 2 })])
    expect(JSON.stringify(held)).not.toContain(other)
    const { list } = await who.data(memberCalls.personal, {})
    expect(Object.fromEntries(list.map(({ name, count }) => [name, count]))).toMatchObject({
      profile: 1,
      orders: 1,
      addresses: 1,
      cart: 1,
      reviews: 0,
    })
  })

  it('has a part for each table of the register, with what one did in activities', async () => {
    const who = await buyer(shop, freshPhone())
    await sql`insert into sign_in_reminder (partner_id, store_id, member_id, created_at)
      values (1, 1, ${await idOf(who)}, ${new Date(shop.clock.now())})`.execute(db)
    const { held } = await who.data(memberCalls.personalExport, {})
    const names = personalDataRegister.held.flatMap(({ copy }) => ('name' in copy ? copy.name : []))
    expect(Object.keys(held).toSorted()).toEqual(names.toSorted())
    expect(held['checkInReminders']).toHaveLength(1)
    const { list } = await who.data(memberCalls.personal, {})
    expect(list.map(({ name }) => name)).toEqual(Object.keys(held))
    expect(JSON.stringify(held)).not.toMatch(/"(?:partnerId|memberId|sessionId)"/)
  })
})

describe('cancelling an account', () => {
  it('is refused while something is open, and says what and where', async () => {
    const phone = freshPhone()
    const who = await buyer(shop, phone)
    const { orderSn } = await placeOrder(who, [sku!])
    expect(await who.data(memberCalls.checkCancel, {})).toMatchObject({
      canCancel: false,
      coolingDays: 7,
      blocks: [
        { code: 'orders', text: '有未完成的订单', count: 1, link: '/user/1-1/order/list/0' },
      ],
    })
    expect(await cancel(who, phone)).toMatchObject({ code: 500, reason: 'cannotCancel' })
    expect((await who.call(identityCalls.userInfo, {})).code).toBe(200)
    await who.data(orderCalls.cancel, { sn: orderSn })
    expect(await who.data(memberCalls.checkCancel, {})).toMatchObject({
      canCancel: true,
      blocks: [],
    })
  })

  it('waits for the after-sale time of what was received', async () => {
    const phone = freshPhone()
    const who = await buyer(shop, phone)
    const { orderSn } = await placeOrder(who, [sku!])
    await pay(shop, who, orderSn)
    const staff = await shop.staff()
    await staff.data(orderAdminCalls.ship, {
      sn: orderSn,
      companyCode: 'yuantong',
      deliverySn: `YT${orderSn.slice(-12)}`,
    })
    await who.data(orderCalls.confirm, { sn: orderSn })
    expect((await who.data(memberCalls.checkCancel, {})).blocks.map(({ code }) => code)).toEqual([
      'afterSale',
    ])
    const received = shop.clock.now()
    shop.clock.set(returnsEnd(received, 7) - 1)
    expect((await who.data(memberCalls.checkCancel, {})).canCancel).toBe(false)
    shop.clock.set(returnsEnd(received, 7))
    expect((await who.data(memberCalls.checkCancel, {})).canCancel).toBe(true)
    // As long as the goods promised when they were bought.
    const { db } = shop.services
    await sql`update order_item set after_sale_days = 30 where order_id = (select id from orders where order_sn = ${orderSn})`.execute(
      db,
    )
    expect((await who.data(memberCalls.checkCancel, {})).canCancel).toBe(false)
    shop.clock.set(returnsEnd(received, 30))
    expect((await who.data(memberCalls.checkCancel, {})).canCancel).toBe(true)
  })

  it('signs out everywhere at once, and is taken back by who signs in within seven days', async () => {
    const phone = freshPhone()
    const who = await shop.shopper(phone)
    const id = await idOf(who)
    later()
    const elsewhere = await shop.shopper(phone)
    const asked = await cancel(who, phone)
    expect(asked).toMatchObject({
      code: 200,
      data: { status: 2, finalAt: shop.clock.now() + 7 * day },
    })
    for (const browser of [who, elsewhere])
      expect((await browser.call(identityCalls.userInfo, {})).code).toBe(401)

    shop.clock.advance(6 * day)
    const { browser, answer } = await signIn(phone)
    expect(answer.data?.user).toMatchObject({ id, cancelAt: expect.any(Number) })
    expect(await browser.data(memberCalls.takeBack, {})).toMatchObject({ id, cancelAt: null })
    expect(await browser.data(memberCalls.takeBack, {})).toMatchObject({ cancelAt: null })
    shop.clock.advance(2 * day)
    await shop.worker.runDue()
    expect((await browser.data(identityCalls.userInfo, {})).phoneMasked).toBe(
      `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    )
    expect(await logOf(id)).toEqual(['cancelAsked', 'cancelTakenBack'])
  })

  it('makes the account anonymous after seven days, keeps its orders, and frees the phone', async () => {
    const phone = freshPhone()
    const who = await buyer(shop, phone)
    const id = await idOf(who)
    const { orderSn } = await placeOrder(who, [sku!])
    await who.data(orderCalls.cancel, { sn: orderSn })
    const gift = { bizType: 'adjust', bizId: 'gift', at: new Date(shop.clock.now()) }
    await writePoints(db, { partnerId: 1, memberId: id }, { ...gift, delta: 120, owed: 30 })
    await writeGrowth(db, { partnerId: 1, memberId: id }, { ...gift, delta: 45 })
    await sql`insert into member_identity (partner_id, member_id, type, subject, created_at) values (1, ${id}, 'apple', ${`apple-${id}`}, now())`.execute(
      db,
    )
    await cancel(who, phone)
    shop.clock.advance(7 * day - minute)
    await shop.worker.runDue()
    expect(
      (await sql<{ status: number }>`select status from member where id = ${id}`.execute(db)).rows,
    ).toEqual([{ status: 2 }])
    shop.clock.advance(minute)
    // Between its last moment and the job nobody gets in.
    expect((await signIn(phone)).answer.reason).toBe('accountClosing')
    await shop.worker.runDue()

    const { rows } = await sql<{ member: unknown; receiver: unknown; rest: number }>`
      select to_jsonb(m) as member, o.receiver,
        (select count(*) from address where member_id = m.id) + (select count(*) from member_identity where member_id = m.id) as rest
      from member m join orders o on o.member_id = m.id where m.id = ${id}`.execute(db)
    expect(rows).toEqual([
      {
        member: expect.objectContaining({
          nickname: '已注销用户',
          phone: null,
          status: 3,
          birthday: null,
          integration: 0,
          points_debt: 0,
          growth: 0,
        }),
        receiver: expect.objectContaining({
          name: '已注销用户',
          phone: '',
          detail: '',
          provinceCode: '330000',
        }),
        rest: 0,
      },
    ])
    expect(await logOf(id)).toEqual(['cancelAsked', 'anonymised'])
    const ledgers = await sql<{ delta: number; owed: number; balance: number }>`
      select delta, owed, balance from points_ledger where member_id = ${id} and biz_type = 'close'
      union all select delta, 0, balance from growth_ledger where member_id = ${id} and biz_type = 'close'`.execute(
      db,
    )
    expect(ledgers.rows).toEqual([
      { delta: -120, owed: -30, balance: 0 },
      { delta: -45, owed: 0, balance: 0 },
    ])

    later()
    const fresh = await signIn(phone)
    expect(fresh.answer.data?.user.id).not.toBe(id)
    expect(await fresh.browser.data(addressCalls.list, {})).toEqual([])
    await expectBooksToAgree(shop)
  })

  it('is called off when something came up in the meantime', async () => {
    const phone = freshPhone()
    const who = await buyer(shop, phone)
    const id = await idOf(who)
    await cancel(who, phone)
    shop.clock.advance(7 * day - 10 * minute)
    const { browser } = await signIn(phone)
    await placeOrder(browser, [sku!])
    shop.clock.advance(10 * minute)
    await shop.worker.runDue()
    expect(await logOf(id)).toEqual(['cancelAsked', 'cancelCalledOff'])
    expect((await browser.data(identityCalls.userInfo, {})).cancelAt).toBeNull()
  })

  it('wants the code of this session, once, and its repetition answers alike', async () => {
    const phone = freshPhone()
    const who = await shop.shopper(phone)
    later()
    expect(
      (await who.call(memberCalls.cancelMember, { reason: '不再使用', phoneCode: '123456' }))
        .reason,
    ).toBe('wrongCode')
    await who.data(memberCalls.cancelSms, {})
    const phoneCode = await newest(phone)
    const stranger = await shop.shopper(freshPhone())
    expect(
      (await stranger.call(memberCalls.cancelMember, { reason: '换号', phoneCode })).reason,
    ).toBe('wrongCode')
    const answers = await Promise.all(
      [1, 2].map(() => who.call(memberCalls.cancelMember, { reason: '不再使用', phoneCode })),
    )
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(1)
    expect(await logOf(await sqlId(phone))).toEqual(['cancelAsked'])
  })
})

async function sqlId(phone: string): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select id from member where partner_id = 1 and phone = ${phone}`.execute(db)
  return rows[0]!.id
}

describe('agreements and choices', () => {
  it('allow nothing optional before it was asked, and keep each change', async () => {
    const who = await shop.shopper(freshPhone())
    const choice = async () =>
      (await who.data(memberCalls.agreementList, {})).choices.find(
        ({ code }) => code === 'analytics',
      )
    expect(await choice()).toEqual({ code: 'analytics', isAllowed: false, at: null })
    await who.data(memberCalls.agreementChoose, { code: 'analytics', isAllowed: true })
    await who.data(memberCalls.agreementChoose, { code: 'analytics', isAllowed: true })
    expect(await choice()).toMatchObject({ isAllowed: true, at: shop.clock.now() })
    shop.clock.advance(minute)
    await who.data(memberCalls.agreementChoose, { code: 'analytics', isAllowed: false })
    expect((await choice())?.isAllowed).toBe(false)
    const { held } = await who.data(memberCalls.personalExport, {})
    expect(held['choices']?.map(({ allowed }) => allowed)).toEqual([true, false])
  })

  it('say which version was accepted by signing in, and when', async () => {
    const phone = freshPhone()
    const browser = await shop.visitor()
    const { agreements } = await browser.data(identityCalls.loginType, {})
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    await browser.data(identityCalls.login, {
      phone,
      code: await newest(phone),
      consents: agreements,
      ...scope,
    })
    const list = (await browser.data(memberCalls.agreementList, {})).agreements
    const privacy = list.find(({ code }) => code === 'privacy')
    expect(privacy?.agreed).toEqual({ version: privacy?.version, at: shop.clock.now() })
    expect(list.find(({ code }) => code === 'points')?.agreed).toBeNull()
  })

  it('are listed for visitors too', async () => {
    const { agreements, choices } = await (await shop.visitor()).data(memberCalls.agreementList, {})
    expect(agreements.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['user', 'privacy', 'cancel']),
    )
    expect(choices.every(({ isAllowed }) => !isAllowed)).toBe(true)
  })
})
