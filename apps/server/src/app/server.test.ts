import { minute, second } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { buildServer } from './server.ts'
import { testShop } from './test-shop.ts'

const { services, clock } = await testShop()
const opened: { close(): Promise<unknown> }[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

/** What the server takes for the address of a request that came through proxies, each of which wrote down whom it heard it from. */
async function addressOf(trustProxy: boolean | number | string, forwardedFor: string): Promise<string> {
  const app = await buildServer({ services, defaultScope: { partnerId: 1, storeId: 1 }, trustProxy })
  opened.push(app)
  app.get('/address', (request) => ({ ip: request.ip }))
  const answer = await app.inject({ url: '/address', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwardedFor } })
  return (answer.json() as { ip: string }).ip
}

it('waits for no request for ever', async () => {
  const { server } = await buildServer({ services, defaultScope: { partnerId: 1, storeId: 1 }, trustProxy: false })
  expect(server.requestTimeout).toBe(5 * minute)
  expect(server.headersTimeout).toBe(minute)
})

it('tells an address that asks too often to wait, and no other, for ten seconds', async () => {
  const app = await buildServer({ services, defaultScope: { partnerId: 1, storeId: 1 }, trustProxy: 1, floodLimit: 3 })
  opened.push(app)
  const ask = async (address: string) => (await app.inject({ url: '/b2c/cartV3/1-1/list', headers: { 'x-forwarded-for': address } })).statusCode
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push(await ask('203.0.113.9'))
  expect(answers).toEqual([200, 200, 200, 429])
  expect(await ask('198.51.100.7')).toBe(200)
  clock.advance(10 * second)
  expect(await ask('203.0.113.9')).toBe(200)
})

describe('the address of a shopper', () => {
  it.each([
    ['is the one that speaks to us, without a proxy', false, '203.0.113.9', '10.0.0.1'],
    ['is the same when there are said to be none', 0, '203.0.113.9', '10.0.0.1'],
    ['is what the proxy saw', 1, '203.0.113.9', '203.0.113.9'],
    ['is not what the shopper pretends before it', 1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['is what the outer one of two proxies saw', 2, '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['is what came before the proxies that are named', '10.0.0.0/24', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['is the one that speaks to us, where that is no named proxy', '10.9.9.9', '203.0.113.9', '10.0.0.1'],
  ])('%s', async (_, trustProxy, forwardedFor, address) => {
    expect(await addressOf(trustProxy, forwardedFor)).toBe(address)
  })
})
