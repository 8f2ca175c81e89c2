import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { registerAdmin } from './admin-pages.ts'
import { testShop } from './testing/test-shop.ts'
import { buildServer } from './server.ts'

const { services } = await testShop()
const folder = mkdtempSync(join(tmpdir(), 'mallard-admin-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<script src="a.js"></script>')
const app = await buildServer({
  services,
  defaultScope: { partnerId: 1, storeId: 1 },
  trustProxy: false,
})
await registerAdmin(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } })

describe('below /admin', () => {
  it.each(['/admin', '/admin/', '/admin/orders/1', '/admin/apis'])(
    'the one page is at %s',
    async (url) => {
      const answer = await ask(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
    },
  )

  it.each(['/admin/api', '/admin/api/', '/admin/api/none', '/admin/api/1-1/orders/1/none?a=1'])(
    'no call is at %s, which is said as for any call',
    async (url) => {
      const answer = await ask(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
      expect(answer.json()).toMatchObject({ code: 404, data: null })
    },
  )

  it('calls that exist are not covered', async () => {
    expect((await ask('/admin/api/1-1/orders')).json()).toMatchObject({ reason: 'notLoggedIn' })
  })
})
