import { createHash } from 'node:crypto'
import { minute, second } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { createCache } from '#platform/cache.ts'
import { DatabaseAway, isDatabaseAway } from '#platform/db/database-away.ts'
import { buildServer } from './server.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const { services, clock } = shop
const opened: { close(): Promise<unknown> }[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

/**
 * What the server takes for the address of a request that came through proxies, each of which wrote
 * down whom it heard it from.
 */
async function addressOf(
  trustProxy: boolean | number | string,
  forwardedFor: string,
): Promise<string> {
  const app = await buildServer({
    services,
    defaultScope: { partnerId: 1, storeId: 1 },
    trustProxy,
  })
  opened.push(app)
  app.get('/address', (request) => ({ ip: request.ip }))
  const answer = await app.inject({
    url: '/address',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  })
  return (answer.json() as { ip: string }).ip
}

it('waits for no request for ever', async () => {
  const { server } = await buildServer({
    services,
    defaultScope: { partnerId: 1, storeId: 1 },
    trustProxy: false,
  })
  expect(server.requestTimeout).toBe(5 * minute)
  expect(server.headersTimeout).toBe(minute)
})

describe('who asks too often', () => {
  const limited = async (floodLimit: number) => {
    const app = await buildServer({
      services,
      defaultScope: { partnerId: 1, storeId: 1 },
      trustProxy: 1,
      floodLimit,
    })
    opened.push(app)
    const ask = async (address: string, cookie?: string) =>
      (
        await app.inject({
          url: '/b2c/cartV3/1-1/list',
          headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
        })
      ).statusCode
    const askTimes = async (times: number, address: string, cookie?: string) => {
      const answers = []
      for (let count = 0; count < times; count += 1) answers.push(await ask(address, cookie))
      return answers
    }
    return { app, ask, askTimes }
  }
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof shop.visitor>>) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  it('is told to wait, and nobody else is, for ten seconds', async () => {
    const { ask, askTimes } = await limited(3)
    expect(await askTimes(4, '203.0.113.9')).toEqual([200, 200, 200, 429])
    expect(await ask('198.51.100.7')).toBe(200)
    clock.advance(10 * second)
    expect(await ask('203.0.113.9')).toBe(200)
  })

  it('is told so at every address of a /64', async () => {
    const { ask } = await limited(3)
    const answers = []
    for (let index = 1; index <= 4; index += 1) answers.push(await ask(`2001:db8:0:1::${index}`))
    expect(answers).toEqual([200, 200, 200, 429])
  })

  it('is a member for themselves: others behind the same address go on', async () => {
    const { ask, askTimes } = await limited(4)
    const [one, other] = [cookieOf(await shop.shopper()), cookieOf(await shop.shopper())]
    // Whose a token is, is known once it was used.
    expect([await ask('203.0.113.20', one), await ask('203.0.113.20', other)]).toEqual([200, 200])
    expect(await askTimes(5, '203.0.113.20', one)).toEqual([200, 200, 200, 200, 429])
    expect(await askTimes(4, '203.0.113.20')).toEqual([200, 200, 429, 429])
    expect(await askTimes(4, '203.0.113.20', other)).toEqual([200, 200, 200, 200])
  })

  it('does not get on by new sessions: those of visitors count as their network, those of a member as the member', async () => {
    const { ask } = await limited(4)
    const visitors = []
    for (let index = 0; index < 8; index += 1)
      visitors.push(await ask('203.0.113.30', cookieOf(await shop.visitor())))
    expect(visitors).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    const phone = '13900007001'
    const first = await shop.shopper(phone)
    shop.clock.advance(minute + second)
    const [one, again] = [cookieOf(first), cookieOf(await shop.shopper(phone))]
    expect([await ask('203.0.113.31', one), await ask('203.0.113.31', again)]).toEqual([200, 200])
    const answers = []
    for (let index = 0; index < 6; index += 1)
      answers.push(await ask('203.0.113.31', index % 2 ? one : again))
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
  })

  it('is no provider whose messages are signed; unsigned ones are bounded', async () => {
    const { app, ask } = await limited(5)
    const param = JSON.stringify({
      status: 'polling',
      lastResult: { com: 'yuantong', nu: 'YT404', state: '0', ischeck: '0', data: [] },
    })
    const { salt } = shop.sandbox.keys.express
    const tell = async (sign: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/hooks/express/kuaidi100',
        headers: {
          'x-forwarded-for': '203.0.113.40',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ sign, param }).toString(),
      })
      return answer.statusCode === 200
        ? (answer.json() as { result: boolean }).result
        : answer.statusCode
    }
    const right = createHash('md5')
      .update(param + salt)
      .digest('hex')
      .toUpperCase()
    for (let count = 0; count < 12; count += 1) expect(await tell(right)).toBe(true)
    const forged = []
    for (let count = 0; count < 7; count += 1) forged.push(await tell('0'.repeat(32)))
    expect(forged).toEqual([false, false, false, false, false, 429, 429])
    // They are no reason to refuse shoppers at that address.
    expect(await ask('203.0.113.40')).toBe(200)
  })
})

describe('the address of a shopper', () => {
  it.each([
    ['is the one that speaks to us, without a proxy', false, '203.0.113.9', '10.0.0.1'],
    ['is the same when there are said to be none', 0, '203.0.113.9', '10.0.0.1'],
    ['is what the proxy saw', 1, '203.0.113.9', '203.0.113.9'],
    ['is not what the shopper pretends before it', 1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    [
      'is what the outer one of two proxies saw',
      2,
      '198.51.100.7, 203.0.113.9, 10.0.0.2',
      '203.0.113.9',
    ],
    [
      'is what came before the proxies that are named',
      '10.0.0.0/24',
      '198.51.100.7, 203.0.113.9, 10.0.0.2',
      '203.0.113.9',
    ],
    [
      'is the one that speaks to us, where that is no named proxy',
      '10.9.9.9',
      '203.0.113.9',
      '10.0.0.1',
    ],
  ])('%s', async (_, trustProxy, forwardedFor, address) => {
    expect(await addressOf(trustProxy, forwardedFor)).toBe(address)
  })
})

describe('while the database is away', () => {
  const away = async (): Promise<never> => Promise.reject(new DatabaseAway('no answer'))

  it('anyone who buys hears so in words, in their language, and is told when to look again', async () => {
    const app = await buildServer({
      services,
      defaultScope: { partnerId: 1, storeId: 1 },
      trustProxy: false,
    })
    opened.push(app)
    app.get('/looks', away)
    app.post('/buys', away)
    app.post('/signs-in', async () => {
      // As a standby says it.
      throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
        code: '25006',
      })
    })
    const bought = await app.inject({ method: 'POST', url: '/buys' })
    expect(bought.statusCode).toBe(503)
    expect(bought.headers['retry-after']).toBe('5')
    expect(bought.json()).toMatchObject({
      code: 503,
      message: expect.stringContaining('暂时无法下单、付款') as string,
    })
    const signedIn = await app.inject({ method: 'POST', url: '/signs-in' })
    expect([signedIn.statusCode, signedIn.json()]).toEqual([503, bought.json()])
    const looked = await app.inject({ url: '/looks', headers: { 'accept-language': 'en' } })
    expect(looked.json()).toMatchObject({
      code: 503,
      message: expect.stringContaining('cannot be shown right now') as string,
    })
  })

  it('what is the same for everyone is shown as it was read before, also to those whose session cannot be looked up', async () => {
    const cache = createCache(clock, undefined, isDatabaseAway)
    let isAway = false
    // Everything that asks the database fails from now on, as it does behind an open breaker.
    const db = services.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new DatabaseAway('no answer')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const app = await buildServer({
      services: { ...services, db, cache },
      defaultScope: { partnerId: 1, storeId: 1 },
      trustProxy: false,
    })
    opened.push(app)
    const { cookies } = await shop.shopper()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const list = () => app.inject({ url: '/b2c/product/1-1/product-list', headers: { cookie } })
    const before = await list()
    isAway = true
    clock.advance(5 * minute)
    const after = await list()
    expect(after.statusCode).toBe(200)
    expect((after.json() as { data: unknown }).data).toEqual(
      (before.json() as { data: unknown }).data,
    )
    // A cart that seemed empty would frighten its owner.
    expect(
      (await app.inject({ url: '/b2c/cartV3/1-1/list', headers: { cookie } })).statusCode,
    ).toBe(503)
    clock.advance(6 * minute)
    expect((await list()).statusCode).toBe(503)
  })
})
