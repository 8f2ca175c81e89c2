import { randomUUID } from 'node:crypto'
import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import { conversationStates } from '@mallard/contract/aftersales/conversation/conversation.codes'
import { alertAdminCalls } from '@mallard/contract/people/alert/alert-admin.calls'
import { expect, it } from 'vitest'
import { buyer } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const staff = await shop.staff()

const rings = async () =>
  (await staff.data(alertAdminCalls.list, { kind: 'message', pageSize: 100 })).list.length
const rows = async () => (await staff.data(conversationAdminCalls.list, { state: 'all' })).list

it('first messages that come at once are one conversation, each once, and ring once', async () => {
  const who = await buyer(shop)
  const ids = Array.from({ length: 6 }, () => randomUUID())
  await Promise.all(
    [...ids, ...ids].map((requestId) =>
      who.data(conversationCalls.send, { requestId, text: '在吗？' }),
    ),
  )
  const { list } = await who.data(conversationCalls.messages, {})
  expect(list.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted())
  expect(await rows()).toMatchObject([{ state: conversationStates.waiting, unread: 6 }])
  expect(await rings()).toBe(1)
})

it('is taken by one of two who saw it free, and the other is told', async () => {
  const colleague = await shop.staff('finance')
  const who = await buyer(shop)
  await who.data(conversationCalls.send, { requestId: randomUUID(), text: '谁来' })
  const { id } = (await rows()).find(({ last }) => last === '谁来')!
  const answers = await Promise.all(
    [staff, colleague].map((each) => each.call(conversationAdminCalls.take, { id, from: null })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.map(({ reason }) => reason)).toContain('conversationTaken')
})

it('a question that comes while staff answer and close leaves no turn that nobody has', async () => {
  for (let round = 0; round < 5; round += 1) {
    const who = await buyer(shop)
    const say = (text: string) =>
      who.data(conversationCalls.send, { requestId: randomUUID(), text })
    await say('有货吗')
    const { id } = (await rows()).find(({ last }) => last === '有货吗')!
    const answer = { id, requestId: randomUUID(), text: '有的' }
    await Promise.all([
      staff.data(conversationAdminCalls.answer, answer),
      say('急'),
      staff.data(conversationAdminCalls.close, { id }),
    ])
    const { messages, state } = await staff.data(conversationAdminCalls.detail, { id })
    expect(messages.list).toHaveLength(3)
    // Who wrote last decides whose turn it is, unless the closing came after it.
    const turn = messages.list.at(-1)!.from === 'member' ? 'waiting' : 'answered'
    expect([conversationStates[turn], conversationStates.closed]).toContain(state)
    await staff.data(conversationAdminCalls.close, { id })
  }
})
