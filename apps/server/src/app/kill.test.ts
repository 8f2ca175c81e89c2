import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { systemClock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { build } from 'vite'
import { freePort } from '@mallard/testing/built-shop'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { jobHandlers } from './jobs.ts'
import { expectBooksToAgree, type TestSku } from './test-buyer.ts'
import { kind, testDatabaseUrl } from './test-harness.ts'
import { startLoad } from './test-load.ts'
import { servicesOf, skusFile, type TestServerOptions } from './test-server.ts'

const kills = Number(process.env['KILLS'] ?? 3)
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Below node_modules, so that the bundle finds its packages. */
const bundle = join(root, `node_modules/.cache/mallard-kill-${process.pid}`)

/** The server as it runs in production: bundled, the embedded database on a thread of its own. */
beforeAll(async () => {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: bundle,
      emptyOutDir: true,
      sourcemap: false,
      // Files are read beside the code: all of it in one folder.
      rolldownOptions: { input: { 'test-server': join(root, 'src/app/test-server.ts') }, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
})
afterAll(() => rmSync(bundle, { recursive: true, force: true }))

/** A start that takes longer than this never comes; how long it took is printed, not judged. */
const patience = 60_000

async function start(options: TestServerOptions): Promise<{ server: ChildProcess; readyAfter: number }> {
  const began = performance.now()
  const server = spawn(process.execPath, [join(bundle, 'test-server.js')], {
    env: { ...process.env, NODE_ENV: 'production', TEST_SERVER: JSON.stringify(options) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (performance.now() - began < patience) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${options.port}/readyz`).catch(() => undefined)
    if (answer?.ok) return { server, readyAfter: performance.now() - began }
    await sleep(20)
  }
  server.kill('SIGKILL')
  throw new Error('the server was not ready in time')
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve))
  server.kill(signal)
  await closed
}

describe('a server killed at any moment', () => {
  it(
    `loses nothing that it said had happened, ${kills} times`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'mallard-kill-'))
      const dataDir = join(folder, 'data')
      mkdirSync(dataDir)
      const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') })
      const options: TestServerOptions = {
        databaseUrl: kind === 'postgres' ? await testDatabaseUrl() : undefined,
        dataDir,
        port: await freePort(),
        keys: sandbox.keys,
      }
      const waits: number[] = []
      let current: ChildProcess | undefined
      try {
        current = (await start(options)).server
        const skus = JSON.parse(readFileSync(join(dataDir, skusFile), 'utf8')) as TestSku[]
        const load = await startLoad(`http://127.0.0.1:${options.port}`, sandbox, skus, 6)
        for (let kill = 0; kill < kills; kill += 1) {
          await sleep(300 + Math.random() * 1_500)
          await end(current, 'SIGKILL')
          const { server, readyAfter } = await start(options)
          current = server
          waits.push(readyAfter)
        }
        await sleep(500)
        await load.finish()
        await end(current, 'SIGTERM')
        current = undefined

        const { orders, paid } = load.acknowledged
        const database = await openDatabase({ databaseUrl: options.databaseUrl, dataDir, log: silentLog })
        try {
          const services = servicesOf(database.kysely, options)
          await createWorker({ db: database.kysely, clock: systemClock, log: silentLog, handlers: jobHandlers(services) }).runDue()
          const found = await sql<{ flow: string; sn: string; paid: number }>`select flow_id as flow, order_sn as sn, pay_status as paid from orders`.execute(
            database.kysely,
          )
          const bySn = new Map(found.rows.map((row) => [row.sn, row]))
          const lost = [...orders].filter(([flowId, sn]) => bySn.get(sn)?.flow !== flowId)
          const unpaid = [...paid].filter((sn) => bySn.get(sn)?.paid !== 1)
          const sorted = waits.toSorted((a, b) => a - b).map(Math.round)
          console.log(
            `kill (${kind}): ${kills} kills, ${orders.size} orders and ${paid.size} payments acknowledged, ${lost.length} and ${unpaid.length} lost; ready again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
          )
          expect({ lost, unpaid }).toEqual({ lost: [], unpaid: [] })
          expect(new Set(orders.values()).size).toBe(orders.size)
          expect(paid.size).toBeGreaterThan(0)
          await expectBooksToAgree({ services })
        } finally {
          await database.close()
        }
      } finally {
        if (current && current.exitCode === null) await end(current, 'SIGKILL')
        await sandbox.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    120_000 + kills * 30_000,
  )
})
