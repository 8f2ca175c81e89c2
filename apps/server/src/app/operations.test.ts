import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import type { Health, Readiness } from '#platform/health.ts'
import type { Metrics } from '#platform/metrics.ts'
import { registerOperations } from './operations.ts'

const metrics: Metrics = {
  answered: () => undefined,
  jobEnded: () => undefined,
  text: async () => 'mallard_database_up 1\n',
  contentType: 'text/plain; version=0.0.4',
}
let isAlive = true
let state: Readiness['state'] = 'ready'
const health: Health = {
  isAlive: () => isAlive,
  readiness: async () => ({ state, checks: [] }),
  stopping: () => undefined,
}

function serverWith(metricsToken: string | undefined) {
  const app = Fastify({ trustProxy: true })
  registerOperations(app, {
    health,
    metrics,
    metricsToken,
    version: '0.0.0',
    publicUrl: 'https://shop.example',
  })
  return app
}

const open = serverWith(undefined)
const closed = serverWith('a token for tests')
afterAll(async () => void (await Promise.all([open.close(), closed.close()])))

it('says at /healthz whether a new process is needed', async () => {
  expect((await open.inject('/healthz')).statusCode).toBe(200)
  isAlive = false
  expect((await open.inject('/healthz')).statusCode).toBe(503)
  isAlive = true
})

it.each([
  ['ready', 200],
  ['degraded', 200],
  ['unready', 503],
] as const)('says %s at /readyz by %i', async (told, status) => {
  state = told
  const answer = await open.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([status, { state: told, checks: [] }])
})

it('tells the calls at /openapi.json, and shows them at /docs under the product’s name', async () => {
  const { headers, body } = await open.inject('/openapi.json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const told = JSON.parse(body) as object
  expect(told).toMatchObject({
    info: { title: 'Mallard' },
    servers: [{ url: 'https://shop.example' }],
  })
  expect((await open.inject('/docs/json')).json()).toEqual(told)
  expect((await open.inject('/docs/')).body).toContain('<title>Mallard API</title>')
  const [, logo = ''] =
    /data:image\/svg\+xml;base64,([^']+)/.exec(
      (await open.inject('/docs/static/swagger-initializer.js')).body,
    ) ?? []
  expect(Buffer.from(logo, 'base64').toString()).toContain('>Mallard</text>')
})

it('sends the calls from one buffer, compressed and once', async () => {
  const plain = await open.inject('/openapi.json')
  const { etag } = plain.headers
  for (const url of ['/openapi.json', '/docs/json']) {
    const packed = await open.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
      etag,
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await open.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  // Another form of it, which would be made anew for each.
  expect((await open.inject('/docs/yaml')).headers['location']).toBe('/openapi.json')
})

describe('/metrics', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.1.5',
    '169.254.1.1',
    'fd00::7',
    'fe80::1',
  ])('is for this machine and private networks: %s', async (remoteAddress) => {
    const answer = await open.inject({ url: '/metrics', remoteAddress })
    expect([answer.statusCode, answer.body]).toEqual([200, 'mallard_database_up 1\n'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '::ffff:8.8.8.8', '2001:db8::1', 'nowhere'])(
    'is not there for anyone else: %j',
    async (remoteAddress) => {
      expect((await open.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404)
    },
  )

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '10.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-forwarded-host', 'shop.example'],
    ['cf-connecting-ip', '10.0.0.1'],
    ['true-client-ip', '10.0.0.1'],
    ['ali-cdn-real-ip', '10.0.0.1'],
    ['a-header-of-nobody', 'x'],
  ])(
    'is not there for who comes through a proxy, whatever address that tells: %s',
    async (header, value) => {
      expect(
        (
          await open.inject({
            url: '/metrics',
            remoteAddress: '127.0.0.1',
            headers: { [header]: value },
          })
        ).statusCode,
      ).toBe(404)
    },
  )

  it('is for who has the token, where there is one, and for nobody else', async () => {
    const statusFor = async (authorization?: string) =>
      (
        await closed.inject({
          url: '/metrics',
          remoteAddress: '8.8.8.8',
          headers: { 'x-forwarded-for': '8.8.4.4', ...(authorization && { authorization }) },
        })
      ).statusCode
    expect(await statusFor('Bearer a token for tests')).toBe(200)
    for (const wrong of [undefined, 'Bearer a token for test', 'Bearer ', 'a token for tests'])
      expect(await statusFor(wrong)).toBe(404)
    expect((await closed.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(
      404,
    )
  })
})
