import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { dispatcherOf } from './events.ts'
import { jobHandlers } from './jobs.ts'
import { expectBooksToAgree, type TestSku } from './testing/test-buyer.ts'
import { kind, testDatabaseUrl } from './testing/test-harness.ts'
import { type Load, startLoad } from './testing/test-load.ts'
import { sizeOf } from './testing/test-sizes.ts'
import { endServer, startServer, withBuiltServer } from './testing/test-process.ts'
import { servicesOf, skusFile, type TestServerOptions } from './testing/test-server.ts'

interface SaleBook {
  readonly quota: number
  readonly limit: number
  readonly sold: number
  readonly held: number
  /** Units of orders that are paid, of those that wait for payment, and the most of one member. */
  readonly ofOrders: { readonly sold: number; readonly held: number; readonly most: number }
}

/** What the flash sale of the test, the newest, says of its SKUs, beside what its orders say. */
async function saleBooks(db: Db): Promise<SaleBook[]> {
  const { rows } = await sql<SaleBook>`
    select q.quota, q.limit_per_user as "limit", q.sold, q.reserved as held,
      (select jsonb_build_object('sold', coalesce(sum(m.sold), 0), 'held', coalesce(sum(m.held), 0), 'most', coalesce(max(m.sold + m.held), 0))
        from (
          select coalesce(sum(i.quantity) filter (where o.pay_status = 1), 0) as sold,
            coalesce(sum(i.quantity) filter (where o.pay_status <> 1 and o.status <> 4), 0) as held
          from orders o join order_item i on i.order_id = o.id
          where o.kind = 3 and (o.context->>'seckillId')::bigint = q.seckill_id and i.sku_id = q.sku_id group by o.member_id) m) as "ofOrders"
    from seckill_sku q where q.seckill_id = (select max(id) from seckill) order by q.sort`.execute(
    db,
  )
  return rows
}

const kills = sizeOf('KILLS', 20)
withBuiltServer()

describe('a server killed at any moment', () => {
  it(
    `loses nothing that it said had happened, ${kills} times`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'mallard-kill-'))
      const dataDir = join(folder, 'data')
      mkdirSync(dataDir)
      const sandbox = await startSandbox({
        port: 0,
        dataDir: join(folder, 'sandbox'),
        keysDir: process.env['TEST_KEYS_DIR'],
      })
      const options: TestServerOptions = {
        databaseUrl: kind === 'postgres' ? await testDatabaseUrl() : undefined,
        dataDir,
        port: await freePort(),
        keys: sandbox.keys,
      }
      const waits: number[] = []
      let current: ChildProcess | undefined
      let load: Load | undefined
      try {
        current = (await startServer(options)).server
        const skus = JSON.parse(readFileSync(join(dataDir, skusFile), 'utf8')) as TestSku[]
        load = await startLoad(`http://127.0.0.1:${options.port}`, sandbox, skus, 6, 2)
        for (let kill = 0; kill < kills; kill += 1) {
          await sleep(300 + Math.random() * 1_500)
          await endServer(current, 'SIGKILL')
          const { server, readyAfter } = await startServer(options)
          current = server
          waits.push(readyAfter)
        }
        await sleep(500)
        await load.finish()
        await endServer(current, 'SIGTERM')
        current = undefined

        const { orders, paid, cancelled } = load.acknowledged
        const database = await openDatabase({
          databaseUrl: options.databaseUrl,
          dataDir,
          log: silentLog,
        })
        try {
          const services = await servicesOf(database.kysely, options)
          await createWorker({
            db: database.kysely,
            clock: systemClock,
            log: silentLog,
            handlers: jobHandlers(services),
          }).runDue()
          await dispatcherOf(services).dispatchAll()
          const found = await sql<{
            flow: string
            sn: string
            paid: number
            status: number
          }>`select flow_id as flow, order_sn as sn, pay_status as paid, status from orders`.execute(
            database.kysely,
          )
          const bySn = new Map(found.rows.map((row) => [row.sn, row]))
          const lost = [...orders].filter(([flowId, sn]) => bySn.get(sn)?.flow !== flowId)
          const unpaid = [...paid].filter((sn) => bySn.get(sn)?.paid !== 1)
          const open = [...cancelled].filter((sn) => bySn.get(sn)?.status !== 4)
          const sale = await saleBooks(database.kysely)
          const sorted = waits.toSorted((a, b) => a - b).map(Math.round)
          console.log(
            `kill (${kind}): ${kills} kills, ${orders.size} orders and ${paid.size} payments acknowledged, ${lost.length} and ${unpaid.length} lost; flash sale ${sale.map(({ sold, held, quota }) => `${sold} sold and ${held} held of ${quota}`).join(', ')}, ${cancelled.size} cancelled; ready again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
          )
          expect({ lost, unpaid, open }).toEqual({ lost: [], unpaid: [], open: [] })
          for (const { sold, held, quota, limit, ofOrders } of sale) {
            expect({ sold, held }).toEqual({ sold: ofOrders.sold, held: ofOrders.held })
            expect(sold + held).toBeGreaterThan(0)
            expect(sold + held).toBeLessThanOrEqual(quota)
            expect(ofOrders.most).toBeLessThanOrEqual(limit)
          }
          expect(sale).toHaveLength(2)
          expect(new Set(orders.values()).size).toBe(orders.size)
          expect(paid.size).toBeGreaterThan(0)
          await expectBooksToAgree({ services })
          await services.signals.close()
        } finally {
          await database.close()
        }
      } finally {
        load?.abandon()
        if (current && current.exitCode === null) await endServer(current, 'SIGKILL')
        await sandbox.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    120_000 + kills * 30_000,
  )
})
