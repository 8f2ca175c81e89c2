import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { jobHandlers } from '../jobs.ts'
import { expectBooksToAgree, type TestSku } from '../testing/test-buyer.ts'
import { testDatabaseUrl } from '../testing/test-harness.ts'
import { type Load, startLoad } from '../testing/test-load.ts'
import { endServer, startServer, withBuiltServer } from '../testing/test-process.ts'
import { servicesOf, skusFile } from '../testing/test-server.ts'
import { startCuttingProxy } from '../testing/test-cutting-proxy.ts'
import { sizeOf } from '../testing/test-sizes.ts'

const wanted = sizeOf('CUTS', 30)
withBuiltServer()

it(
  `R9: of ${wanted} connections that are cut before a write, in the middle of its commit, or by the database, each ends in one order or none`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-cuts-'))
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const sandbox = await startSandbox({
      port: 0,
      dataDir: join(folder, 'sandbox'),
      keysDir: process.env['TEST_KEYS_DIR'],
    })
    const databaseUrl = await testDatabaseUrl()
    const port = await freePort()
    let current: ChildProcess | undefined
    let load: Load | undefined
    // Filled by a start of its own, so that no cut meets the demo world half made.
    current = (await startServer({ databaseUrl, dataDir, port, keys: sandbox.keys })).server
    await endServer(current, 'SIGTERM')
    const proxy = await startCuttingProxy(databaseUrl)
    const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
    const options = { databaseUrl: proxy.url, dataDir, port, keys: sandbox.keys }
    try {
      current = (await startServer(options)).server
      const skus = JSON.parse(readFileSync(join(dataDir, skusFile), 'utf8')) as TestSku[]
      load = await startLoad(`http://127.0.0.1:${port}`, sandbox, skus, 6)
      let terminated = 0
      for (let cut = 0; cut < wanted; cut += 1) {
        await sleep(30 + Math.random() * 120)
        if (cut % 3 === 2) {
          const { rows } = await sql<{ pid: number }>`
            select pg_terminate_backend(pid), pid from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 2`.execute(
            database.kysely,
          )
          terminated += rows.length
          continue
        }
        const manner = cut % 3 === 0 ? 'after' : 'before'
        const before = proxy.cuts[manner]
        proxy.arm(manner)
        for (let wait = 0; proxy.cuts[manner] === before && wait < 500; wait += 1) await sleep(20)
      }
      await load.finish()
      await endServer(current, 'SIGTERM')
      current = undefined

      const services = await servicesOf(database.kysely, { ...options, databaseUrl })
      await createWorker({
        db: database.kysely,
        clock: systemClock,
        log: silentLog,
        handlers: jobHandlers(services),
      }).runDue()
      const { rows } = await sql<{
        flow: string
        sn: string
        paid: number
      }>`select flow_id as flow, order_sn as sn, pay_status as paid from orders`.execute(
        database.kysely,
      )
      const bySn = new Map(rows.map((row) => [row.sn, row]))
      const { orders, paid } = load.acknowledged
      const lost = [...orders].filter(([flowId, sn]) => bySn.get(sn)?.flow !== flowId)
      const unpaid = [...paid].filter((sn) => bySn.get(sn)?.paid !== 1)
      // Every checkout that was submitted was answered in the end: an order that nobody was told of
      // would be one too many.
      const missing = rows.filter(({ flow }) => !orders.has(flow))
      console.log(
        `cuts: ${proxy.cuts.after} in the middle of a commit, ${proxy.cuts.before} before a write, ${terminated} by the database; ${orders.size} orders, ${paid.size} payments; lost ${lost.length} and ${unpaid.length}, twice ${orders.size - new Set(orders.values()).size}`,
      )
      expect({ lost, unpaid }).toEqual({ lost: [], unpaid: [] })
      expect(missing).toEqual([])
      expect(new Set(orders.values()).size).toBe(orders.size)
      expect(proxy.cuts.after).toBeGreaterThan(0)
      expect(paid.size).toBeGreaterThan(0)
      await expectBooksToAgree({ services })
      await services.signals.close()
    } finally {
      load?.abandon()
      if (current && current.exitCode === null) await endServer(current, 'SIGKILL')
      await database.close()
      await proxy.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  180_000 + wanted * 15_000,
)
