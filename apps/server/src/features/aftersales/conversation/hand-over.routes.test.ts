import { randomUUID } from 'node:crypto'
import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import {
  conversationStates,
  maxReplies,
  silentHours,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import { figuresAdminCalls } from '@mallard/contract/insight/figures/figures-admin.calls'
import { alertAdminCalls } from '@mallard/contract/people/alert/alert-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { roleCalls } from '@mallard/contract/people/staff/role.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { buyer, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { sendTo, testPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { conversationJobs } from './conversation.jobs.ts'

const shop = await testShop()
const staff = await shop.staff()
const hangzhou = await shop.staff('hangzhou')
const { closed } = conversationStates
const admin = conversationAdminCalls

const say = (who: Caller, text = '在吗？') =>
  who.data(conversationCalls.send, { requestId: randomUUID(), text })
const answer = (id: number, text = '在的') =>
  staff.data(admin.answer, { id, requestId: randomUUID(), text })
const threadOf = (who: Caller) => who.data(conversationCalls.messages, {})
const memberIdOf = async (who: Caller) => (await who.data(identityCalls.userInfo, {})).id

async function opened() {
  shop.clock.advance(minute)
  const who = await buyer(shop)
  await say(who)
  const memberId = await memberIdOf(who)
  const { list } = await staff.data(admin.list, { state: 'all', pageSize: 100 })
  return { who, memberId, id: list.find((each) => each.memberId === memberId)!.id }
}

describe('settings of the service', () => {
  it('say what members read outside its hours, in their language', async () => {
    const { who } = await opened()
    expect(await threadOf(who)).toMatchObject({ away: '' })
    const before = await staff.data(admin.setting, {})
    // One minute of a week.
    const limited = { ...before, isLimited: true, weekdays: [1], opens: 0, closes: 1 }
    const saved = await staff.data(admin.saveSetting, limited)
    expect((await threadOf(who)).away).toContain('客服现在不在线')
    const own = { ...saved, away: '明天见', awayEn: 'See you tomorrow' }
    const again = await staff.data(admin.saveSetting, own)
    expect((await threadOf(who)).away).toBe('明天见')
    await staff.data(admin.saveSetting, { ...again, isLimited: false })
    expect((await threadOf(who)).away).toBe('')
  })

  it('are saved once by the same request, and not over what a colleague saved', async () => {
    const before = await staff.data(admin.setting, {})
    const wanted = { ...before, replies: ['您好，请问有什么可以帮您？'] }
    const saved = await staff.data(admin.saveSetting, wanted)
    expect(saved).toEqual({ ...wanted, version: before.version + 1 })
    expect(await staff.data(admin.saveSetting, wanted)).toEqual(saved)
    const late = await staff.call(admin.saveSetting, { ...before, replies: ['迟到'] })
    expect(late.reason).toBe('versionConflict')
    expect(await staff.data(admin.setting, {})).toEqual(saved)
  })

  it('take no hours that end before they begin, no day that there is not, and so many replies', async () => {
    const before = await staff.data(admin.setting, {})
    for (const wrong of [
      { opens: 600, closes: 600 },
      { weekdays: [] },
      { weekdays: [8] },
      { replies: Array.from({ length: maxReplies + 1 }, String) },
      { replies: [''] },
    ])
      expect((await staff.call(admin.saveSetting, { ...before, ...wrong })).reason).toBe('badInput')
    expect(await staff.data(admin.setting, {})).toEqual(before)
  })
})

describe('a conversation in the back office', () => {
  it('is handed to a colleague who may answer in the store, and to nobody else', async () => {
    const { id } = await opened()
    const team = await staff.data(admin.colleagues, {})
    const finance = team.find(({ name }) => name === '禾光财务')!
    const { id: farId } = await hangzhou.data(staffCalls.me, {})
    expect(team.map((each) => each.id)).not.toContain(farId)
    for (const staffId of [farId, 2_000_000_000])
      expect((await staff.call(admin.handOver, { id, staffId, from: null })).reason).toBe(
        'conversationNobody',
      )
    for (let times = 0; times < 2; times += 1)
      await staff.data(admin.handOver, { id, staffId: finance.id, from: null })
    expect(await staff.data(admin.detail, { id })).toMatchObject({ staff: finance })
  })

  it('is taken and handed from who was seen to have it, and from nobody else', async () => {
    const { id } = await opened()
    const { id: me } = await staff.data(staffCalls.me, {})
    const other = (await staff.data(admin.colleagues, {})).find((each) => each.id !== me)!
    await staff.data(admin.handOver, { id, staffId: other.id, from: null })
    for (const from of [null, me]) {
      const late = await staff.call(admin.take, { id, from })
      expect([late.code, late.reason]).toEqual([500, 'conversationTaken'])
      expect((await staff.call(admin.handOver, { id, staffId: me, from })).reason).toBe(
        'conversationTaken',
      )
    }
    expect(await staff.data(admin.detail, { id })).toMatchObject({ staff: { id: other.id } })
    for (let times = 0; times < 2; times += 1) await staff.data(admin.take, { id, from: other.id })
    expect(await staff.data(admin.detail, { id })).toMatchObject({ staff: { id: me } })
  })

  it('is handed to who may answer by a role of the shop’s own, while it says so', async () => {
    const { id } = await opened()
    const wish = { name: '聊天客服', storeId: 1, version: 0, requestId: randomUUID() }
    const [made] = (
      await staff.data(roleCalls.save, { ...wish, rights: ['service.write'] })
    ).filter(({ name }) => name === wish.name)
    const { id: staffId } = await staff.data(staffCalls.save, {
      login: 'chat-only',
      name: '小聊',
      password: 'a long password',
      active: true,
      roles: [{ role: made!.role, storeId: 1 }],
    })
    const team = async () => (await staff.data(admin.colleagues, {})).map((each) => each.id)
    expect(await team()).toContain(staffId)
    const far = await shop.staff('owner', { partnerId: 1, storeId: 2 })
    expect((await far.data(admin.colleagues, {})).map((each) => each.id)).not.toContain(staffId)
    await staff.data(admin.handOver, { id, staffId, from: null })
    const less = { ...wish, id: made!.id!, version: made!.version }
    await staff.data(roleCalls.save, { ...less, rights: ['service.read'] })
    expect(await team()).not.toContain(staffId)
  })

  it('is opened by staff with who ordered here, and with no stranger', async () => {
    const who = await buyer(shop)
    const memberId = await memberIdOf(who)
    expect((await staff.call(admin.open, { memberId })).reason).toBe('conversationStranger')
    const [sku] = await skusWithStock(shop, 1)
    await placeOrder(who, [sku!])
    const ids = await Promise.all([1, 2].map(() => staff.data(admin.open, { memberId })))
    expect(ids[0]).toEqual(ids[1])
    expect(await threadOf(who)).toMatchObject({ list: [], state: closed, canRate: false })
    await answer(ids[0]!.id, '您的订单缺货，换一个颜色可以吗？')
    expect((await threadOf(who)).list).toHaveLength(1)
  })

  it('shows a picture of who of the staff sent it, once', async () => {
    const { who, id } = await opened()
    const { key } = await sendTo(
      shop,
      await staff.data(admin.picturePolicy, {}),
      await testPicture(),
    )
    await staff.data(admin.pictureDone, { key })
    const colleague = await shop.staff('finance')
    const send = (by: Caller) => by.call(admin.answer, { id, requestId: randomUUID(), pic: key })
    expect((await send(colleague)).reason).toBe('uploadGone')
    expect(await send(staff)).toMatchObject({ data: { kind: 'picture', pic: { width: 64 } } })
    expect((await send(staff)).reason).toBe('uploadGone')
    expect((await threadOf(who)).list.at(-1)).toMatchObject({ kind: 'picture', from: 'staff' })
  })

  it('is rated once it is closed, and what was said first stands', async () => {
    const { who, id } = await opened()
    const rate = (stars: number) => who.call(conversationCalls.rate, { stars, words: '很耐心' })
    expect((await rate(5)).reason).toBe('conversationOpen')
    await answer(id)
    await staff.data(admin.close, { id })
    expect(await threadOf(who)).toMatchObject({ canRate: true })
    await rate(4)
    await rate(1)
    expect(await threadOf(who)).toMatchObject({ canRate: false })
    const rating = { stars: 4, words: '很耐心' }
    expect(await staff.data(admin.detail, { id })).toMatchObject({ rating })
  })
})

describe('staff are told', () => {
  it('by the bell once for all that a member writes until they are answered, and not by whom', async () => {
    const { who, memberId, id } = await opened()
    const rings = async () => {
      const { list } = await staff.data(alertAdminCalls.list, { kind: 'message', pageSize: 100 })
      return list.filter(({ ref }) => ref === String(id))
    }
    await say(who)
    const [ring, ...more] = await rings()
    expect(more).toEqual([])
    const { nickname } = await staff.data(admin.detail, { id })
    expect(ring!.text).not.toContain(nickname)
    expect(ring!.text).not.toContain(String(memberId))
    await answer(id)
    await say(who, '还有个问题')
    expect(await rings()).toHaveLength(2)
    const { list } = await hangzhou.data(alertAdminCalls.list, { kind: 'message' })
    expect(list).toEqual([])
  })

  it('by the count of what waits in their store', async () => {
    const countOf = async () => (await staff.data(admin.list, { state: 'waiting' })).counts.waiting
    const { id } = await opened()
    const before = await countOf()
    const waiting = await staff.data(figuresAdminCalls.toDos, {})
    expect(waiting.find(({ name }) => name === 'conversation.waiting')?.count).toBe(before)
    await staff.data(admin.close, { id })
    expect(await countOf()).toBe(before - 1)
  })
})

describe('a conversation that fell silent', () => {
  const closeSilent = () =>
    conversationJobs(shop.services)['conversation.silence'].run({
      payload: {},
      scope: undefined,
      attempt: 1,
      finish: async () => undefined,
    })

  it('is over after two days of silence, unless its member waits', async () => {
    const [silent, waits] = [await opened(), await opened()]
    await answer(silent.id)
    shop.clock.advance((silentHours + 1) * hour)
    await closeSilent()
    expect(await threadOf(silent.who)).toMatchObject({ state: closed, canRate: true })
    expect(await threadOf(waits.who)).toMatchObject({ state: conversationStates.waiting })
  })
})
