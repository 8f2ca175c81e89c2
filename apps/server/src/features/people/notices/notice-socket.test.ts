import { once } from 'node:events'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { Notice } from '@mallard/contract/people/notices/notices.fields'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { testShop } from '#app/testing/test-shop.ts'
import { maxPerMember } from '#platform/sockets/sockets.ts'
import { notify, pushNotices } from './index.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
const address = `${shop.url.replace('http', 'ws')}/ws/notices`
const open: WebSocket[] = []

const cookiesOf = (browser: Caller) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

interface Page {
  readonly socket: WebSocket
  readonly received: Notice[]
  /** Resolves with the next message. */
  next(): Promise<Notice>
  /** Resolves with the code it was closed with. */
  readonly closed: Promise<number>
}

async function page(
  browser: Caller,
  headers: Record<string, string> = { origin: 'http://shop.test' },
  query = '',
): Promise<Page> {
  const socket = new WebSocket(address + query, {
    headers: { cookie: cookiesOf(browser), ...headers },
  })
  open.push(socket)
  const received: Notice[] = []
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Notice))
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  return {
    socket,
    received,
    closed,
    next: async () => JSON.parse(String((await once(socket, 'message'))[0])) as Notice,
  }
}

/** The status with which a socket is refused. */
function refusal(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(address, { headers })
  open.push(socket)
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    socket.on('open', () => reject(new Error('it was let in')))
    socket.on('error', () => undefined)
  })
}

let topics = 0
async function send(browser: Caller): Promise<void> {
  const { id } = await browser.data(identityCalls.userInfo, {})
  const topic = `socket ${(topics += 1)}`
  await notify(shop.services.db, [
    {
      scope,
      memberId: id,
      kind: 'order',
      topic,
      title: ['你好', 'Hello'],
      text: ['内容', 'Words'],
      link: '/order/1-1/cart',
      at: new Date(shop.clock.now()),
    },
  ])
  await pushNotices(shop.services)
}

afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

describe('the socket', () => {
  it('sends each message to every open page of its member, and to nobody else', async () => {
    const [ana, ben] = [await shop.shopper(), await shop.shopper()]
    const [first, second, other] = [await page(ana), await page(ana), await page(ben)]
    const both = [first.next(), second.next()]
    await send(ana)
    const [one, two] = await Promise.all(both)
    expect(one).toMatchObject({
      kind: 'order',
      title: '你好',
      text: '内容',
      link: '/order/1-1/cart',
      isRead: false,
    })
    expect(two).toEqual(one)
    const hers = other.next()
    await send(ben)
    await hers
    expect(other.received).toHaveLength(1)
    expect(first.received).toHaveLength(1)
  })

  it('speaks the language that the page says, whatever the browser would', async () => {
    const ana = await shop.shopper()
    const headers = { origin: 'http://shop.test', 'accept-language': 'en-US' }
    const [chinese, odd] = [
      await page(ana, headers, '?lang=zh'),
      await page(ana, headers, '?lang=__proto__'),
    ]
    const titles = Promise.all([chinese.next(), odd.next()])
    await send(ana)
    expect((await titles).map(({ title }) => title)).toEqual(['你好', 'Hello'])
  })

  it('speaks the language of the page', async () => {
    const ana = await shop.shopper()
    ana.cookies.set('lang', 'en')
    const mine = await page(ana)
    const message = mine.next()
    await send(ana)
    expect(await message).toMatchObject({ title: 'Hello', text: 'Words' })
  })

  it('refuses other sites, strangers and what is no socket', async () => {
    const ana = await shop.shopper()
    const cookie = cookiesOf(ana)
    expect(await refusal({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await refusal({ cookie, origin: 'null' })).toBe(403)
    expect(await refusal({ cookie })).toBe(403)
    expect(
      await refusal({ cookie: cookiesOf(await shop.visitor()), origin: 'http://shop.test' }),
    ).toBe(401)
    expect(
      await refusal({
        cookie: 'session-1=nobody-has-this-token-at-all',
        origin: 'http://shop.test',
      }),
    ).toBe(401)
    // A header is no word of a page's own browser.
    expect(
      await refusal({
        authorization: `Bearer ${ana.cookies.get('session-1')}`,
        origin: 'http://shop.test',
      }),
    ).toBe(401)
    expect((await ana.fetch('/ws/notices')).status).toBe(426)
  })

  it('is tried to be opened so often in a minute from one address, and no more', async () => {
    const from = (sender: string) =>
      refusal({ origin: 'http://shop.test', 'x-forwarded-for': sender })
    expect(
      new Set(await Promise.all(Array.from({ length: 120 }, () => from('203.0.113.77')))),
    ).toEqual(new Set([401]))
    expect([await from('203.0.113.77'), await from('203.0.113.78')]).toEqual([429, 401])
    shop.clock.advance(60_000)
    expect(await from('203.0.113.77')).toBe(401)
  })

  it('closes at the sign-out of its session, and of no other', async () => {
    const browser = await shop.shopper('13900007777')
    shop.clock.advance(60_000)
    const elsewhere = await shop.shopper('13900007777')
    const [mine, other] = [await page(browser), await page(elsewhere)]
    await browser.data(identityCalls.logout, {})
    expect(await mine.closed).toBe(4401)
    const message = other.next()
    await send(elsewhere)
    await message
  })

  it('is closed when the page talks more than once a second, or much at once', async () => {
    const ana = await shop.shopper()
    const talker = await page(ana)
    talker.socket.send('one')
    talker.socket.send('two')
    expect(await talker.closed).toBe(1008)
    const loud = await page(ana)
    loud.socket.send('x'.repeat(300))
    expect(await loud.closed).toBe(1009)
  })

  it('keeps so many pages of one member open, the newest', async () => {
    const ana = await shop.shopper()
    const oldest = await page(ana)
    const newer: Page[] = []
    for (let count = 0; count < maxPerMember; count += 1) newer.push(await page(ana))
    expect(await oldest.closed).toBe(1008)
    const messages = newer.map((each) => each.next())
    await send(ana)
    expect(await Promise.all(messages)).toHaveLength(maxPerMember)
  })

  it('tells a message once, also when nobody has a page open, and leaves out what was switched off', async () => {
    const ana = await shop.shopper()
    await send(ana)
    expect(await pushNotices(shop.services)).toBe(0)
    const mine = await page(ana)
    const { id } = await ana.data(identityCalls.userInfo, {})
    await sql`insert into notice_switch (partner_id, member_id, kind, is_on) values (1, ${id}, 'order', false)`.execute(
      shop.services.db,
    )
    await send(ana)
    await sql`update notice_switch set is_on = true where member_id = ${id}`.execute(
      shop.services.db,
    )
    const message = mine.next()
    await send(ana)
    await message
    expect(mine.received).toHaveLength(1)
  })
})
