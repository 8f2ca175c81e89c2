import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import { serviceTopic } from '@mallard/contract/people/notices/notices.codes'
import type { Caller } from '@mallard/testing/caller'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const open: WebSocket[] = []

/** A page of somebody; its status where it is refused. */
async function page(who: Caller, query: string): Promise<WebSocket | number> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${shop.url.replace('http', 'ws')}/ws/notices?${query}`, {
    headers: { cookie, origin: 'http://shop.test' },
  })
  open.push(socket)
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_request, response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
}

const heard = async (socket: WebSocket | number): Promise<unknown> =>
  JSON.parse(String((await once(socket as WebSocket, 'message'))[0]))

afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

describe('a conversation on open pages', () => {
  it('is told of on both sides as soon as either writes, and what is said is not', async () => {
    const [ana, ben] = [await shop.shopper(), await shop.shopper()]
    const staff = await shop.staff()
    const mine = await page(ana, `store=1-1&topic=${serviceTopic}`)
    const other = await page(ben, `store=1-1&topic=${serviceTopic}`)
    const office = await page(staff, `office=1-1&topic=${serviceTopic}`)
    const far = await page(staff, `office=1-2&topic=${serviceTopic}`)
    const silent: unknown[] = []
    for (const socket of [other, far])
      (socket as WebSocket).on('message', (data: Buffer) => silent.push(String(data)))

    const first = [heard(mine), heard(office)]
    await ana.data(conversationCalls.send, { requestId: randomUUID(), text: '请问什么时候发货？' })
    expect(await Promise.all(first)).toEqual([{ changed: 'service' }, { changed: 'service' }])

    const { list } = await staff.data(conversationAdminCalls.list, {})
    const second = [heard(mine), heard(office)]
    await staff.data(conversationAdminCalls.answer, {
      id: list[0]!.id,
      requestId: randomUUID(),
      text: '今天',
    })
    await Promise.all(second)
    expect(silent).toEqual([])
  })

  it('is followed by who may read it in that store alone', async () => {
    const ana = await shop.shopper()
    const hangzhou = await shop.staff('hangzhou')
    const asks: [Caller, string][] = [
      [ana, 'office=1-1&topic=service'],
      [hangzhou, 'office=1-1&topic=service'],
      [await shop.staff(), 'office=1-1&topic=other'],
      [await shop.staff(), 'office=2-1&topic=service'],
      [await shop.visitor(), 'store=1-1&topic=service'],
    ]
    for (const [who, query] of asks) expect(await page(who, query)).toBe(401)
    expect(await page(ana, 'store=1-1&topic=other')).toBe(400)
    expect(await page(hangzhou, 'office=1-2&topic=service')).toBeInstanceOf(WebSocket)
  })
})
