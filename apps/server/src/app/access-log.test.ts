import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { fakeClock } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import { afterAll, expect, it } from 'vitest'
import type { AccessLine } from '#platform/access-log/access-log.ts'
import { hashOf } from '#platform/secrets.ts'
import { buildServer } from './server.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
const lines: AccessLine[] = []
const app = await buildServer({
  services: { ...shop.services, clock: fakeClock() },
  defaultScope: scope,
  trustProxy: 1,
  floodLimit: 60,
  accessLog: { write: (line) => void lines.push(line), flush: async () => undefined },
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

/** The line of the last request. */
async function lineOf(ask: () => Promise<unknown>): Promise<AccessLine> {
  lines.length = 0
  await ask()
  await expect.poll(() => lines.length).toBe(1)
  return lines[0]!
}

it('a request is written down by its pattern, and nothing that it asked about', async () => {
  const line = await lineOf(() =>
    app.inject({
      url: `${storeCalls.partnerInit.path.replace('{p}-{s}', '1-1')}?phone=13800000001&token=abc`,
      headers: {
        'x-forwarded-for': '203.0.113.7',
        authorization: 'Bearer a-token',
        cookie: 'a=secret',
      },
    }),
  )
  expect(line).toEqual({
    time: '2026-01-15T02:00:00.000Z',
    ip: '203.0.113.7',
    method: 'GET',
    route: storeCalls.partnerInit.path,
    status: 200,
    ms: expect.any(Number),
    session: hashOf('a-token').slice(0, 16),
    staff: undefined,
  })
})

it('who of the staff asked is written down, and not by the token', async () => {
  const admin = caller(url, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  const { login, password } = shop.logins.find((each) => each.login === 'owner')!
  const signIn = await lineOf(() => admin.data(staffCalls.login, { login, password }))
  expect(signIn).toMatchObject({ route: '/admin/api/login', method: 'POST' })
  expect(JSON.stringify(signIn)).not.toContain(password)
  const { id } = await admin.data(staffCalls.me, {})
  const line = await lineOf(() => admin.data(memberAdminCalls.list, { q: '13800000001' }))
  expect(line).toMatchObject({
    route: '/admin/api/{p}-{s}/members',
    staff: id,
    session: expect.stringMatching(/^[\w-]{16}$/),
  })
  expect(JSON.stringify(line)).not.toContain('13800000001')
})

it('what is refused before any handler is written down as well', async () => {
  expect(await lineOf(() => app.inject({ url: '/nowhere/13800000001' }))).toMatchObject({
    route: '*',
    status: 404,
  })
  const ask = () =>
    app.inject({
      url: storeCalls.partnerInit.path.replace('{p}-{s}', '1-1'),
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
  for (let count = 0; count < 60; count += 1) await ask()
  expect(await lineOf(ask)).toMatchObject({ status: 429, route: storeCalls.partnerInit.path })
})
