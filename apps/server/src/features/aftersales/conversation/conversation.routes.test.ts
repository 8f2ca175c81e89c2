import { randomUUID } from 'node:crypto'
import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import {
  conversationStates,
  maxMessageText,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import { uploadCalls } from '@mallard/contract/shop/upload/upload.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { day, minute, second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buyer, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { sendBytes, testPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { conversationFeature } from './feature.ts'

const shop = await testShop()
const staff = await shop.staff()
const [sku] = await skusWithStock(shop, 1)
const { waiting, answered, closed } = conversationStates

const say = (who: Caller, more: object = { text: '这款水壶有货吗？' }) =>
  who.data(conversationCalls.send, { requestId: randomUUID(), ...more })
const reasonOf = async (who: Caller, more: object) =>
  (await who.call(conversationCalls.send, { requestId: randomUUID(), ...more })).reason
const answer = (id: number, text = '有货的，今天可以发出') =>
  staff.data(conversationAdminCalls.answer, { id, requestId: randomUUID(), text })
const threadOf = (who: Caller) => who.data(conversationCalls.messages, {})

/** The row that the staff see of who wrote last. */
async function rowOf(state: 'all' | 'waiting' | 'mine' | 'closed' = 'all') {
  const { list } = await staff.data(conversationAdminCalls.list, { state, pageSize: 100 })
  return list.toSorted((a, b) => b.lastAt - a.lastAt || b.id - a.id)[0]!
}

async function opened(text = '这款水壶有货吗？') {
  shop.clock.advance(minute)
  const who = await buyer(shop)
  const message = await say(who, { text })
  return { who, message, id: (await rowOf()).id }
}

describe('a conversation of a member with the service of a store', () => {
  it('goes back and forth, and each side knows what it and the other has seen', async () => {
    const { who, message, id } = await opened()
    expect(message).toMatchObject({ from: 'member', kind: 'text', text: '这款水壶有货吗？' })
    const row = { id, state: waiting, unread: 1, waitingSince: message.at, staff: null }
    expect(await rowOf('waiting')).toMatchObject({ ...row, last: '这款水壶有货吗？' })
    await staff.data(conversationAdminCalls.read, { id, upTo: message.id })
    expect(await threadOf(who)).toMatchObject({ seen: message.id, unread: 0, state: waiting })
    const said = await answer(id)
    expect(said).toMatchObject({ from: 'staff', by: '禾光店主' })
    expect(await rowOf('mine')).toMatchObject({
      id,
      state: answered,
      unread: 0,
      waitingSince: null,
    })
    const thread = await threadOf(who)
    expect(thread).toMatchObject({ unread: 1, state: answered, hasEarlier: false })
    expect(thread.list.map(({ text }) => text)).toEqual([message.text, said.text])
    expect(JSON.stringify(thread)).not.toContain('禾光店主')
    expect(await who.data(conversationCalls.unread, {})).toEqual({ unread: 1 })
    expect(await who.data(conversationCalls.read, { upTo: said.id })).toEqual({ unread: 0 })
    expect(await staff.data(conversationAdminCalls.detail, { id })).toMatchObject({ seen: said.id })
  })

  it('holds a message once, however often it is sent', async () => {
    const { who, id } = await opened()
    const requestId = randomUUID()
    const ids = await Promise.all(
      [1, 2, 3].map(() => who.data(conversationCalls.send, { requestId, text: '请问' })),
    )
    expect(new Set(ids.map((each) => each.id)).size).toBe(1)
    const twice = { id, requestId, text: '您好' }
    const first = await staff.data(conversationAdminCalls.answer, twice)
    expect((await staff.data(conversationAdminCalls.answer, twice)).id).toBe(first.id)
    expect((await threadOf(who)).list).toHaveLength(3)
  })

  it('is read backwards, a page at a time, without a gap', async () => {
    const { who, id } = await opened('0')
    for (let count = 1; count <= 64; count += 1) await answer(id, String(count))
    const texts: string[] = []
    let before: number | undefined
    for (let pages = 1; pages <= 3; pages += 1) {
      const page = await who.data(conversationCalls.messages, before ? { before } : {})
      texts.unshift(...page.list.map(({ text }) => text))
      before = page.list[0]!.id
      expect(page.hasEarlier).toBe(pages < 3)
    }
    expect(texts).toEqual(Array.from({ length: 65 }, (_, at) => String(at)))
  })

  it('holds goods and an order as they were, and a picture of who sent it, once', async () => {
    const { who, id } = await opened()
    const { orderSn } = await placeOrder(who, [sku!])
    const order = await say(who, { orderSn })
    expect(order).toMatchObject({ kind: 'order', order: { orderSn, count: 1 }, goods: null })
    const itemId = sku!.goodsId
    const goods = await say(who, { itemId })
    expect(goods).toMatchObject({ kind: 'goods', goods: { itemId }, order: null })
    expect(await rowOf()).toMatchObject({ last: goods.goods!.title, lastKind: 'goods' })
    const sent = await staff.data(conversationAdminCalls.answer, {
      id,
      requestId: randomUUID(),
      itemId,
    })
    expect(sent).toMatchObject({ kind: 'goods', text: '', goods: { itemId } })

    const { key } = await sendBytes(shop, who, await testPicture(), 'feedback')
    await who.data(uploadCalls.done, { key })
    const other = await buyer(shop)
    expect(await reasonOf(other, { pic: key })).toBe('uploadGone')
    const shown = await say(who, { pic: key })
    expect(shown).toMatchObject({ kind: 'picture', pic: { width: 64 } })
    expect(await reasonOf(who, { pic: key })).toBe('uploadGone')
    expect(await reasonOf(other, { orderSn })).toBe('notFound')
    expect(await reasonOf(who, { itemId: 2_000_000_000 })).toBe('messageGoodsGone')
  })

  it('takes one thing a message, and no more words than it may', async () => {
    const who = await buyer(shop)
    for (const wrong of [
      {},
      { text: '' },
      { text: '  ' },
      { text: 'x'.repeat(maxMessageText + 1) },
      { text: '看看', itemId: 1 },
      { orderSn: '12' },
    ])
      expect(await reasonOf(who, wrong)).toBe('badInput')
    expect(await threadOf(who)).toMatchObject({ list: [], state: null })
  })

  it('is not flooded: twenty messages a minute, and what is sent again does not count', async () => {
    const who = await buyer(shop)
    const requestId = randomUUID()
    for (let times = 0; times < 25; times += 1)
      await who.data(conversationCalls.send, { requestId, text: '在吗' })
    for (let count = 1; count < 20; count += 1) await say(who)
    expect(await reasonOf(who, { text: '在吗' })).toBe('messageTooFast')
    shop.clock.advance(minute)
    await say(who)
    expect((await threadOf(who)).list).toHaveLength(21)
  })

  it('is taken over, closed, and opened again by its member for anybody', async () => {
    const { who, id } = await opened()
    const colleague = await shop.staff('finance')
    await colleague.data(conversationAdminCalls.take, { id, from: null })
    await answer(id)
    expect((await rowOf()).staff?.name).not.toBe('禾光店主')
    for (let times = 0; times < 2; times += 1)
      await staff.data(conversationAdminCalls.close, { id })
    expect(await rowOf('closed')).toMatchObject({ id, state: closed })
    expect(await threadOf(who)).toMatchObject({ state: closed })
    await say(who, { text: '还有个问题' })
    expect(await rowOf('waiting')).toMatchObject({ id, staff: null, unread: 2 })
  })

  it('is found by the name or the phone of its member, who waits longest first', async () => {
    const first = await opened()
    const second_ = await opened()
    const { list, counts } = await staff.data(conversationAdminCalls.list, {
      state: 'waiting',
      pageSize: 100,
    })
    const order = list.map(({ id }) => id)
    expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second_.id))
    expect(counts.waiting).toBe(list.length)
    const { rows } = await sql<{ phone: string }>`select m.phone from member m
      join conversation c on c.member_id = m.id where c.id = ${first.id}`.execute(shop.services.db)
    const found = await staff.data(conversationAdminCalls.list, { q: rows[0]!.phone })
    expect(found.list.map(({ id }) => id)).toEqual([first.id])
  })

  it('stands for itself in each store', async () => {
    const { who } = await opened()
    who.scope = { partnerId: 1, storeId: 2 }
    expect(await threadOf(who)).toMatchObject({ list: [], state: null })
  })
})

describe('an answer that its member does not see', () => {
  const told = async (who: Caller) =>
    (await who.data(noticesCalls.list, {})).list.filter(({ title }) => title === '客服回复了你')

  it('is told of in their messages, several in one; one that they saw is not', async () => {
    const { who, id } = await opened()
    await answer(id, '第一句')
    await answer(id, '第二句')
    shop.clock.advance(30 * second)
    await shop.worker.runDue()
    expect(await told(who)).toMatchObject([{ text: '第一句', kind: 'service' }])
    const last = await answer(id, '第三句')
    await who.data(conversationCalls.read, { upTo: last.id })
    shop.clock.advance(30 * second)
    await shop.worker.runDue()
    expect(await told(who)).toHaveLength(1)
  })
})

describe('what is too old', () => {
  it('goes after two years, messages first, then the conversation that has none', async () => {
    const { who } = await opened()
    const { conversation_message: messages, conversation } = conversationFeature.retention as {
      [table: string]: (db: typeof shop.services.db, now: number, most: number) => Promise<number>
    }
    const { db, clock } = shop.services
    expect(await messages!(db, clock.now() + 729 * day, 100)).toBe(0)
    expect(await conversation!(db, clock.now() + 731 * day, 100)).toBe(0)
    expect(await messages!(db, clock.now() + 731 * day, 1000)).toBeGreaterThan(0)
    expect(await conversation!(db, clock.now() + 731 * day, 1000)).toBeGreaterThan(0)
    expect(await threadOf(who)).toMatchObject({ list: [], state: null })
  })
})
