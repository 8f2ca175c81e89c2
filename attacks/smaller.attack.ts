import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticeSocketPath } from '@mallard/contract/people/notices/notices.codes'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import type { Caller } from '@mallard/testing/caller'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { log, member, receiver, shop, visitor } from './attackers.ts'

it('wants to lock all stock away by orders that are never paid: beyond a few there are none', async () => {
  const attacker = await member()
  await attacker.data(addressCalls.save, receiver)
  const { list } = await attacker.data(searchCalls.productList, {})
  const { productSn } = list.find(({ stockState }) => stockState === 1) ?? list[0]!
  const reasons = []
  for (let count = 0; count < maxUnpaid + 3; count += 1) {
    const flow = await attacker.data(checkoutCalls.checkout, { productSn, quantity: 1 })
    reasons.push((await attacker.call(checkoutCalls.submit, flow)).reason)
  }
  expect(reasons).toEqual([
    ...Array<undefined>(maxUnpaid).fill(undefined),
    ...Array<string>(3).fill('tooManyUnpaid'),
  ])
})

/** An open socket of the shop's notices, as the browser that this is has it. */
async function socketOf({ cookies }: Caller): Promise<Duplex> {
  const upgrade = request(`${shop}${noticeSocketPath}?store=1-1`, {
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('sixteen letters!').toString('base64'),
      origin: shop,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  }).end()
  const [, socket] = (await once(upgrade, 'upgrade')) as [unknown, Duplex]
  return socket
}

it('wants to fill the shop’s memory and log by a frame that is too large: it ends in one quiet line', async () => {
  const attacker = await member()
  const before = readFileSync(log, 'utf8').length
  const socket = await socketOf(attacker)
  // It may be reset while the frame is still being sent.
  const closed = new Promise((resolve) => socket.on('error', resolve).once('close', resolve))
  socket.resume()
  // A masked frame of text that says to be a gigabyte, and begins to be.
  const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0])
  socket.write(Buffer.concat([head, Buffer.alloc(200_000, 'x')]))
  await closed
  const lines = readFileSync(log, 'utf8').slice(before)
  expect(lines).not.toMatch(/"stack"|"level":[56]0|\n\s+at /)
  expect((await attacker.data(identityCalls.userInfo, {})).id).toBeGreaterThan(0)
})

it('wants words of their own on the shop’s page, by an address that they send: none are there', async () => {
  const words = '恭喜中奖请加客服'
  for (const browser of [visitor(), await member()])
    for (const path of ['/', '/goods/1-1-1', '/login/1-1']) {
      const page = await browser.fetch(`${path}?message=${encodeURIComponent(words)}`)
      const html = await page.text()
      expect(html, path).toContain('<html')
      expect(html, path).not.toContain(words)
    }
})

it.each([
  ['controls a terminal', '林\u001b[2J'],
  ['begins another line', '林\nBcc: all@shop.example'],
  ['turns the direction of writing', '林\u202etxt.exe'],
  ['hides a formula', '\u200b=HYPERLINK("//evil.example")'],
])('wants a name that %s in mails, tables and labels: it is refused', async (_, name) => {
  const attacker = await member()
  const before = (await attacker.data(identityCalls.userInfo, {})).nickname
  const answers = [
    await attacker.call(identityCalls.updateInfo, { nickname: name }),
    await attacker.call(addressCalls.save, { ...receiver, name }),
  ]
  for (const { code, reason } of answers) expect([code, reason]).toEqual([500, 'badInput'])
  expect((await attacker.data(identityCalls.userInfo, {})).nickname).toBe(before)
  expect(await attacker.data(addressCalls.list, {})).toEqual([])
})

it('wants to read the page of whoever used this browser before: nothing keeps what was drawn for a member', async () => {
  const victim = await member()
  const { nickname } = await victim.data(identityCalls.userInfo, {})
  for (const path of ['/user/1-1', '/user/1-1/order/list/0', '/user/1-1/information']) {
    const page = await victim.fetch(path)
    expect(page.headers.get('content-type'), path).toContain('text/html')
    expect(page.headers.get('cache-control'), path).toBe('no-store')
  }
  // What may be kept is the same for everybody.
  for (const path of ['/', '/goods/1-1-1']) {
    const html = await (await victim.fetch(path)).text()
    expect(html, path).toContain('<html')
    expect(html, path).not.toContain(nickname)
  }
})
