import { createHash, randomUUID } from 'node:crypto'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { minute } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { signedText } from './share.rules.ts'

const shop = await testShop()
const { publicUrl } = shop.services

describe('the signature of a page for WeChat', () => {
  it('is over the shop’s ticket and the address without its hash', async () => {
    const url = `${publicUrl}/goods/1-1-1?x=1`
    const signed = await (await shop.visitor()).data(shareCalls.wxParam, { url: `${url}#comments` })
    expect(signed.appId).toBe(shop.sandbox.keys.weixin.apps.web.appId)
    const { ticket } = await shop.control<{ ticket: string }>('/_ctl/weixin/ticket/web')
    const text = signedText(ticket, signed.nonceStr, signed.timestamp, url)
    expect(signed.signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(signed.timestamp).toBe(Math.floor(shop.clock.now() / 1000))
  })

  it.each(['https://evil.example/', '//evil.example/', 'x'])('is refused for %s', async (url) => {
    expect(await (await shop.visitor()).call(shareCalls.wxParam, { url })).toMatchObject({
      code: 500,
      reason: 'badInput',
    })
  })

  it('is given for a store’s own domains, and no other store’s', async () => {
    Object.assign(shop.services, {
      storeDomains: { '1-2': ['https://hangzhou.example', 'https://m.hangzhou.example'] },
    })
    const visitor = await shop.visitor()
    const ask = (url: string, storeId: number) => {
      visitor.scope = { partnerId: 1, storeId }
      return visitor.call(shareCalls.wxParam, { url })
    }
    expect((await ask('https://hangzhou.example/a/1-2', 2)).code).toBe(200)
    expect((await ask('https://m.hangzhou.example/', 2)).code).toBe(200)
    expect((await ask(`${publicUrl}/a/1-2`, 2)).code).toBe(200)
    expect((await ask('https://hangzhou.example/a/1-2', 1)).reason).toBe('badInput')
    expect((await ask('https://evil.hangzhou.example/', 2)).reason).toBe('badInput')
  })

  it('is silent when WeChat gives no ticket, and there again when it does', async () => {
    const url = `${publicUrl}/a/1-1`
    await shop.services.db.deleteFrom('weixin_token').execute()
    await shop.control('/_ctl/rules', {
      match: { provider: 'weixin', operation: 'ticket' },
      do: { kind: 'tooMany' },
    })
    expect(await (await shop.visitor()).call(shareCalls.wxParam, { url })).toMatchObject({
      code: 500,
      reason: 'shareUnavailable',
    })
    shop.clock.advance(11_000)
    expect((await (await shop.visitor()).call(shareCalls.wxParam, { url })).code).toBe(200)
  })
})

describe('a note of what was shared', () => {
  const notes = () => shop.services.db.selectFrom('share_note').selectAll().orderBy('at').execute()

  it('is kept once, with who shared; who comes by it is told apart from whose address it was', async () => {
    const [ana, ben] = [await shop.shopper(), await shop.shopper()]
    const { uuid } = await ana.data(identityCalls.userInfo, {})
    const shared = { id: randomUUID(), channel: 'copy', path: '/goods/1-1-1' } as const
    await ana.data(shareCalls.record, shared)
    await ana.data(shareCalls.record, shared)
    await ben.data(shareCalls.record, {
      id: randomUUID(),
      channel: 'opened',
      path: '/goods/1-1-1',
      sponsorId: uuid,
    })
    await ana.data(shareCalls.record, {
      id: randomUUID(),
      channel: 'opened',
      path: '/goods/1-1-1',
      sponsorId: uuid,
    })
    await ben.data(shareCalls.record, {
      id: randomUUID(),
      channel: 'opened',
      path: '/',
      sponsorId: 'nobody-at-all',
    })
    const rows = await notes()
    const [first] = rows
    expect(rows.map(({ channel, path, sponsor_id: sponsor }) => [channel, path, sponsor])).toEqual([
      ['copy', '/goods/1-1-1', null],
      ['opened', '/goods/1-1-1', first!.member_id],
      ['opened', '/goods/1-1-1', null],
      ['opened', '/', null],
    ])
  })

  it('of nobody is not kept, and a strange one refused', async () => {
    const before = (await notes()).length
    await caller(shop.url, { partnerId: 1, storeId: 1 }).data(shareCalls.record, {
      id: randomUUID(),
      channel: 'menu',
      path: '/',
    })
    const phone = await shop.visitor()
    for (const path of ['//evil.example', 'https://evil.example', ''])
      expect(
        (await phone.call(shareCalls.record, { id: randomUUID(), channel: 'menu', path })).reason,
      ).toBe('badInput')
    expect(await notes()).toHaveLength(before)
  })
})

describe('a poster', () => {
  it('shows goods with their price, and leads to them with who shares', async () => {
    const shopper = await shop.shopper()
    const { uuid } = await shopper.data(identityCalls.userInfo, {})
    const { list } = await shopper.data(searchCalls.productList, {})
    const [goods] = list
    const poster = await shopper.data(shareCalls.posters, { itemId: goods!.itemId })
    expect(poster).toMatchObject({
      title: goods!.title,
      price: goods!.price,
      picture: { url: goods!.pic.url },
    })
    expect(poster.link).toBe(`${publicUrl}/goods/${goods!.itemId}-1-1?sponsorId=${uuid}`)
    const size = poster.code.length
    expect((size - 17) % 4).toBe(0)
    expect(poster.code.every((row) => row.length === size && /^[01]+$/.test(row))).toBe(true)
    // The three corners by which a reader finds a code.
    expect([
      poster.code[0]!.slice(0, 7),
      poster.code[0]!.slice(-7),
      poster.code[size - 1]!.slice(0, 7),
    ]).toEqual(['1111111', '1111111', '1111111'])
  })

  it('of the store names it, and a visitor’s names nobody', async () => {
    const sale = await (
      await shop.visitor()
    ).data(shareCalls.posters, { path: '/seckill/1-1/detail/5/HL-1' })
    expect(new URL(sale.link).pathname).toBe('/seckill/1-1/detail/5/HL-1')
    expect(
      (await (await shop.visitor()).call(shareCalls.posters, { path: '//elsewhere.example' }))
        .reason,
    ).toBe('badInput')
    const poster = await (await shop.visitor()).data(shareCalls.posters, {})
    expect(poster).toMatchObject({ title: '禾光官方商城', price: null, link: `${publicUrl}/a/1-1` })
    // The picture and the words that its home page is shared with.
    expect(poster.picture?.url).toMatch(/^\/pictures\//)
    expect(poster.text).not.toBe('')
  })

  it('of goods that are not there is refused', async () => {
    expect(
      (await (await shop.visitor()).call(shareCalls.posters, { itemId: 2_000_000_000 })).reason,
    ).toBe('notFound')
  })
})

it('fresh visitors of one address are stopped together: their sessions cost nothing', async () => {
  const [address, max] = ['192.0.2.7', 1_200]
  for (let note = 1; note < max; note += 1)
    await takeOfNetwork(shop.services.limiter, 'share', address, max, 10 * minute)
  const reasons = []
  for (let fresh = 0; fresh < 2; fresh += 1) {
    const browser = await shop.visitor(undefined, address)
    const note = { id: randomUUID(), channel: 'copy' as const, path: '/a/1-1' }
    reasons.push((await browser.call(shareCalls.record, note)).reason)
  }
  expect(reasons).toEqual([undefined, 'tooOften'])
})
