import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { DatabaseAway } from '#platform/db/database-away.ts'
import { buildServer } from './server.ts'
import { testShop } from './testing/test-shop.ts'

const { services } = await testShop()
const serverWith = (floodLimit?: number) =>
  buildServer({
    services,
    defaultScope: { partnerId: 1, storeId: 1 },
    trustProxy: false,
    ...(floodLimit !== undefined && { floodLimit }),
  })
const app = await serverWith()
const flooded = await serverWith(0)
app.get('/broken', async () => {
  throw new Error('<b>secret</b>')
})
app.get('/admin/broken', async () => {
  throw new Error('broken')
})
app.get('/away', async () => {
  throw new DatabaseAway('closed')
})
afterAll(() => Promise.all([app.close(), flooded.close()]))

const asks = [
  [400, 'GET', '/goods/%E0%A4%A-1-1', '链接打不开', 'This link cannot be opened'],
  [400, 'GET', '/%', '链接打不开', 'This link cannot be opened'],
  [403, 'POST', '/sso/do/logout', '页面已过期', 'This page is out of date'],
  [404, 'GET', '/invoice-files/1/2/x.pdf', '页面不存在', 'Page not found'],
  [413, 'POST', '/sso/do/logout', '内容太大', 'Too much at once'],
  [415, 'POST', '/sso/do/login', '无法完成', 'This cannot be done'],
  [426, 'GET', '/ws/notices', '无法完成', 'This cannot be done'],
  [429, 'GET', '/b2c/cartV3/1-1/list', '操作太频繁', 'Too many requests'],
  [500, 'GET', '/broken', '系统繁忙', 'Something went wrong'],
  [503, 'GET', '/away', '系统繁忙', 'The shop is busy'],
] as const

function ask(
  [status, method, url]: readonly [number, 'GET' | 'POST', string, ...unknown[]],
  headers: Record<string, string>,
) {
  return (status === 429 ? flooded : app).inject({
    method,
    url,
    headers: {
      ...(method === 'POST' && {
        'content-type': status === 415 ? 'text/csv' : 'application/json',
        ...(status === 403 && { origin: 'https://elsewhere.example' }),
      }),
      ...headers,
    },
    ...(method === 'POST' && {
      payload: status === 413 ? JSON.stringify({ a: 'x'.repeat(300_000) }) : '{}',
    }),
  })
}

describe.each(asks)('%i, by %s %s', (...row) => {
  const [status, , url, zh, en] = row

  it.each([
    ['zh', zh, '回到首页'],
    ['en', en, 'To the home page'],
  ] as const)('is a page with a way home in a browser of %s', async (locale, title, home) => {
    const answer = await ask(row, {
      accept: 'text/html,application/xhtml+xml',
      'accept-language': locale,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    expect(answer.body).toContain(`<a href="/">${home}</a>`)
    expect(answer.body).not.toContain(url)
    expect(answer.body).not.toMatch(/<script|secret/)
    const style = /<style>(.*)<\/style>/s.exec(answer.body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  })

  it('is an envelope for anyone else', async () => {
    const answer = await ask(row, { accept: 'application/json' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toMatchObject({ code: status, data: null })
  })
})

it.each([
  ['/broken', true],
  ['/away', true],
  ['/goods/%', false],
])('a page for %s offers to try once more: %s', async (url, isOffered) => {
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(body.includes('<a href="">再试一次</a>')).toBe(isOffered)
})

it('what fails below the back office leads back there', async () => {
  const { body } = await app.inject({ url: '/admin/broken', headers: { accept: 'text/html' } })
  expect(body).toContain('<a href="/admin">回到后台</a>')
})

it('a call that nobody knows stays an envelope', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/b2c/nothing',
    headers: { accept: 'text/html' },
  })
  expect(answer.json()).toMatchObject({ code: 404 })
})

describe('a request that cannot even be read', () => {
  const send = async (accept: string) => {
    await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
    const { port } = app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `GET /goods/1-1-1 HTTP/1.1\r\nHost: shop\r\nAccept: ${accept}\r\nAccept-Language: en\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    )
    return text(socket)
  }

  it('is answered by a page in a browser', async () => {
    const answer = await send('text/html')
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('content-type: text/html; charset=utf-8\r\n')
    expect(answer).toContain('<a href="/">To the home page</a>')
  })

  it('is answered by an envelope otherwise', async () => {
    const answer = await send('*/*')
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toMatch(/\r\n\r\n\{"code":431,/)
  })
})
