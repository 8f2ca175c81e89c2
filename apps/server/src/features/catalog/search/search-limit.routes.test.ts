import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
let words = 0
const newWord = () => `水壶${(words += 1)}`
type Browser = Awaited<ReturnType<typeof shop.visitor>>
const search = async (browser: Browser, q = newWord()) =>
  (await browser.call(searchCalls.productList, { q })).reason
const count = (reasons: readonly (string | undefined)[], reason: string | undefined) =>
  reasons.filter((each) => each === reason).length

/** Nothing is found while this runs: what is asked piles up, however quick searches are. */
function whileListsStandStill<T>(run: () => Promise<T>): Promise<T> {
  return shop.services.db.transaction().execute(async (trx) => {
    await sql`lock table listing in access exclusive mode`.execute(trx)
    return run()
  })
}

beforeEach(() => shop.clock.advance(minute))

describe('searching', () => {
  it('at once is for a few; who asks for many is refused kindly, and nobody else is', async () => {
    const [greedy, other] = [await shop.visitor(), await shop.visitor()]
    const { reasons, others } = await whileListsStandStill(async () => {
      const flood = Promise.all(Array.from({ length: 40 }, () => search(greedy)))
      await sleep(300)
      return { flood, asked: search(other) }
    }).then(async ({ flood, asked }) => ({ reasons: await flood, others: await asked }))
    expect(others).toBeUndefined()
    expect(count(reasons, undefined)).toBeGreaterThan(0)
    expect(count(reasons, 'searchBusy')).toBeGreaterThan(0)
    expect(count(reasons, undefined) + count(reasons, 'searchBusy')).toBe(40)
    expect(await search(greedy)).toBeUndefined()
  })

  it('in a minute is limited for a network, from all addresses of a /64; what is kept counts for nothing, and shopping goes on', async () => {
    const reasons: (string | undefined)[] = []
    for (let index = 0; index < 125; index += 1) {
      const path =
        index % 2
          ? `b2c/search/1-1/category-list?q=${newWord()}`
          : `b2c/product/1-1/product-list?q=${newWord()}`
      const answer = await fetch(`${shop.url}/${path}`, {
        headers: { 'x-forwarded-for': `2001:db8:9:1::${index + 1}` },
      })
      reasons.push(((await answer.json()) as { reason?: string }).reason)
    }
    expect(count(reasons, undefined)).toBe(120)
    expect(reasons.slice(120)).toEqual(Array.from({ length: 5 }, () => 'searchBusy'))

    const browser = await shop.visitor()
    const popular = newWord()
    expect(await search(browser, popular)).toBeUndefined()
    const ask = async (path: string) => {
      const answer = await fetch(`${shop.url}${path}`, {
        headers: { 'x-forwarded-for': '2001:db8:9:1::1' },
      })
      return ((await answer.json()) as { reason?: string }).reason
    }
    const inPath = `/b2c/product/1-1/product-list?${new URLSearchParams({ q: popular }).toString()}`
    expect(await ask(inPath)).toBeUndefined()
    expect(await ask('/b2c/product/1-1/product-list?pageNum=2')).toBeUndefined()
    expect(await ask('/b2c/product/1-1/product-list?pageNum=2000')).toBe('searchBusy')
  })

  it('is limited for each member, not for all who share their address', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const reasons = []
    for (let index = 0; index < 121; index += 1) reasons.push(await search(one))
    expect(count(reasons, undefined)).toBe(120)
    expect((await one.call(cartCalls.getCartTotal, {})).code).toBe(200)
    const answer = await one.fetch(`/b2c/product/1-1/product-list?q=${newWord()}`, {
      headers: { cookie: `Authorization=${other.cookies.get('Authorization')}` },
    })
    expect(await answer.json()).toMatchObject({ code: 200 })
  })

  it('of somebody who was refused refuses nobody who asks the same at that moment', async () => {
    const [greedy, other] = [await shop.visitor(), await shop.visitor()]
    for (let index = 0; index < 120; index += 1) await search(greedy)
    const word = newWord()
    const [refused, found] = await Promise.all([search(greedy, word), search(other, word)])
    expect(found).toBeUndefined()
    // Anyone who came second may share what the first one found.
    expect([undefined, 'searchBusy']).toContain(refused)
    expect(await search(greedy)).toBe('searchBusy')
  })

  it('is refused in words of both languages', async () => {
    const browser = await shop.visitor()
    for (let index = 0; index < 120; index += 1) await search(browser)
    const words = async () =>
      (await browser.call(searchCalls.productList, { q: newWord() })).message
    const chinese = await words()
    browser.cookies.set('lang', 'en')
    expect([chinese, await words()]).toEqual([
      '现在搜索的人太多，请稍等片刻再试',
      'Many people are searching right now, please try again in a moment',
    ])
  })
})
