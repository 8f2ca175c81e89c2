import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { Notice } from '@mallard/contract/people/notices/notices.fields'
import { startSandbox, type Sandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import { caller, type Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { notify } from '#features/people/notices/index.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { silentLog } from '#platform/log.ts'
import { testDatabaseUrl } from './testing/test-harness.ts'
import { endServer, startServer, withBuiltServer } from './testing/test-process.ts'

const scope = { partnerId: 1, storeId: 1 }
const redisUrl = process.env['TEST_REDIS_URL']
const ways = [
  ...(redisUrl ? [{ way: 'Redis', redisUrl }] : []),
  { way: 'PostgreSQL alone', redisUrl: undefined },
]
const max = 20

withBuiltServer()

describe.each(ways)('two processes on one database, through $way', ({ redisUrl: redis }) => {
  let folder: string
  let sandbox: Sandbox
  let database: Database
  const urls: string[] = []
  const servers: ChildProcess[] = []
  const sockets: WebSocket[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mallard-notices-'))
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    sandbox = await startSandbox({
      port: 0,
      dataDir: join(folder, 'sandbox'),
      keysDir: process.env['TEST_KEYS_DIR'],
    })
    const databaseUrl = await testDatabaseUrl()
    for (let count = 0; count < 2; count += 1) {
      const port = await freePort()
      urls.push(`http://127.0.0.1:${port}`)
      servers.push(
        (await startServer({ databaseUrl, redisUrl: redis, dataDir, port, keys: sandbox.keys }))
          .server,
      )
    }
    database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
  }, 180_000)

  afterAll(async () => {
    for (const socket of sockets) socket.terminate()
    for (const server of servers) await endServer(server, 'SIGTERM')
    await database.close()
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function signIn(url: string): Promise<Caller> {
    const phone = '13800004242'
    const browser = caller(url, scope)
    await browser.data(identityCalls.ssoInit, scope)
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const messages = await fetch(`${sandbox.url}/_ctl/sms?phone=${phone}`, {
      headers: { authorization: `Bearer ${sandbox.keys.controlToken}` },
    })
    const [newest] = (await messages.json()) as { code: string }[]
    await browser.data(identityCalls.login, { phone, code: newest?.code ?? '', ...scope })
    return browser
  }

  /** An open page of this browser at one of the processes, and the titles that came to it. */
  async function pageAt(url: string, browser: Caller) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/notices`, {
      headers: { cookie, origin: url },
    })
    sockets.push(socket)
    const titles: string[] = []
    socket.on('message', (data: Buffer) =>
      titles.push((JSON.parse(data.toString()) as Notice).title),
    )
    await once(socket, 'open')
    return { socket, titles }
  }

  it('each tell the pages of both, each message once; a sign-out at one closes the page at the other', async () => {
    const browser = await signIn(urls[0]!)
    const { id } = await browser.data(identityCalls.userInfo, {})
    const [one, two] = [await pageAt(urls[0]!, browser), await pageAt(urls[1]!, browser)]
    const expected = Array.from({ length: max }, (_, place) => `消息 ${place}`)
    for (const title of expected) {
      const words = [title, title] as const
      await notify(database.kysely, [
        {
          scope,
          memberId: id,
          kind: 'service',
          topic: title,
          title: words,
          text: words,
          link: '',
          at: new Date(),
        },
      ])
    }
    await expect
      .poll(() => one.titles.length + two.titles.length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(2 * max)
    // By the time the sign-out has come through, nothing that was sent before it is on its way any
    // more.
    const closed = once(two.socket, 'close')
    await browser.data(identityCalls.logout, {})
    expect((await closed)[0]).toBe(4401)
    expect([one.titles.toSorted(), two.titles.toSorted()]).toEqual([
      expected.toSorted(),
      expected.toSorted(),
    ])
  }, 60_000)
})
