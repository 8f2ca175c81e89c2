import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import { caller, type Caller } from '@mallard/testing/caller'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { silentLog } from '#platform/log.ts'
import type { TestSku } from './test-buyer.ts'
import { controlOf } from './test-control.ts'
import { testDatabaseUrl } from './test-harness.ts'
import { signIn } from './test-load.ts'
import { ownerAt } from './test-owner.ts'
import { endServer, startServer } from './test-process.ts'
import { skusFile } from './test-server.ts'

/** A notification as a channel sent it; nobody but the test hands it on. */
export interface Letter {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * Two server processes on one PostgreSQL, and the channels' notifications in the test's own hands.
 */
export interface TwoServers {
  readonly urls: readonly [string, string]
  readonly sandbox: Sandbox
  readonly database: Database
  readonly skus: readonly TestSku[]
  /** Newest last. */
  readonly letters: Letter[]
  deliver(letter: Letter, server: number): Promise<Response>
  shopper(): Promise<Caller>
  /** The back office of the shop's owner. */
  owner(): Promise<Caller>
  /** The same browser at one of the two. */
  at(browser: Caller, server: number): Caller
  control<T>(path: string, body?: unknown): Promise<T>
  close(): Promise<void>
}

let phones = 0

export async function startTwoServers(): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-two-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, 'sandbox'),
    keysDir: process.env['TEST_KEYS_DIR'],
  })
  const letters: Letter[] = []
  const mailbox = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      letters.push({
        path: request.url ?? '',
        headers: plain(request.headers),
        body: Buffer.concat(parts).toString(),
      })
      response.end('success')
    })
  })
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve))
  const notifyBase = `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`
  const databaseUrl = await testDatabaseUrl()
  const servers: ChildProcess[] = []
  const urls: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const port = await freePort()
    urls.push(`http://127.0.0.1:${port}`)
    servers.push(
      (await startServer({ databaseUrl, dataDir, port, keys: sandbox.keys, notifyBase })).server,
    )
  }
  const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
  const twins = new Map<Caller, Caller>()

  return {
    urls: [urls[0]!, urls[1]!],
    sandbox,
    database,
    skus: JSON.parse(readFileSync(join(dataDir, skusFile), 'utf8')) as TestSku[],
    letters,
    deliver: ({ path, headers, body }, server) =>
      fetch(`${urls[server % 2]}${path}`, { method: 'POST', headers, body }),
    shopper: () => signIn(urls[0]!, sandbox, `1370000${String((phones += 1)).padStart(4, '0')}`),
    owner: () => ownerAt(urls[0]!, dataDir),
    at(browser, server) {
      if (server % 2 === 0) return browser
      const twin = twins.get(browser) ?? caller(urls[1]!, browser.scope)
      for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
      twins.set(browser, twin)
      return twin
    },
    control: controlOf(sandbox),
    async close() {
      for (const server of servers) await endServer(server, 'SIGTERM')
      await database.close()
      await sandbox.close()
      mailbox.closeAllConnections()
      await new Promise((resolve) => mailbox.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What belongs to the connection, not to the letter, is left to anyone who sends it on. */
function plain(headers: IncomingHttpHeaders): Record<string, string> {
  const own = [
    'host',
    'connection',
    'content-length',
    'transfer-encoding',
    'accept-encoding',
    'keep-alive',
  ]
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !own.includes(name) ? [[name, value]] : [],
    ),
  )
}
