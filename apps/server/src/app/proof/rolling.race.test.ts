import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { startSandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import type { Caller } from '@mallard/testing/caller'
import { expect, it } from 'vitest'
import type { TestSku } from '../testing/test-buyer.ts'
import { testDatabaseUrl } from '../testing/test-harness.ts'
import { signIn } from '../testing/test-load.ts'
import { endServer, startServer, withBuiltServer } from '../testing/test-process.ts'
import { skusFile, type TestServerOptions } from '../testing/test-server.ts'
import { startFront } from '../testing/test-front.ts'
import { sizeOf } from '../testing/test-sizes.ts'

const requests = sizeOf('ROLLING_REQUESTS', 3_000)
withBuiltServer()

it(
  'two processes restarted one after the other behind a proxy fail no request',
  { timeout: 120_000 + requests * 40 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-rolling-'))
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const sandbox = await startSandbox({
      port: 0,
      dataDir: join(folder, 'sandbox'),
      keysDir: process.env['TEST_KEYS_DIR'],
    })
    const databaseUrl = await testDatabaseUrl()
    const ports = [await freePort(), await freePort()]
    const optionsOf = (port: number): TestServerOptions => ({
      databaseUrl,
      dataDir,
      port,
      keys: sandbox.keys,
      drainSeconds: 1,
    })
    const servers: ChildProcess[] = []
    for (const port of ports) servers.push((await startServer(optionsOf(port))).server)
    const front = await startFront(ports, folder)
    const skus = JSON.parse(readFileSync(join(dataDir, skusFile), 'utf8')) as TestSku[]
    const failed: string[] = []
    const counts = { requests: 0, restarts: 0 }
    let isOver = false

    /** Looks and puts into the cart, without a pause and without a second try. */
    async function shop(browser: Caller): Promise<void> {
      for (let turn = 0; !isOver; turn += 1) {
        const { productSn, goodsId } = skus[turn % skus.length]!
        const answer = await (
          turn % 3 === 0
            ? browser.call(cartCalls.fastadd, {
                items: [{ productSn, quantity: 1 }],
                requestId: randomUUID(),
              })
            : turn % 3 === 1
              ? browser.call(cartCalls.list, {})
              : browser.call(catalogCalls.detail, { id: String(goodsId) })
        ).catch((error: unknown) => ({ status: 0, message: String(error) }))
        counts.requests += 1
        if (answer.status !== 200)
          failed.push(`${turn % 3 === 0 ? 'POST' : 'GET'} ${answer.status} ${answer.message}`)
      }
    }

    try {
      const browsers: Caller[] = []
      for (let index = 0; index < 6; index += 1)
        browsers.push(await signIn(front.url, sandbox, `1360000${String(index).padStart(4, '0')}`))
      const shoppers = browsers.map(shop)
      while (counts.requests < requests || counts.restarts < 2) {
        const which = counts.restarts % 2
        await endServer(servers[which]!, 'SIGTERM')
        expect(servers[which]!.exitCode).toBe(0)
        servers[which] = (await startServer(optionsOf(ports[which]!))).server
        counts.restarts += 1
      }
      isOver = true
      await Promise.all(shoppers)
      console.log(
        `rolling (${front.kind}): ${counts.requests} requests, ${counts.restarts} restarts, ${failed.length} failed`,
      )
      expect(failed).toEqual([])
    } finally {
      isOver = true
      for (const server of servers) if (server.exitCode === null) await endServer(server, 'SIGKILL')
      await front.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
