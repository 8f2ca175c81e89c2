import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minute, systemClock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { atWeixin, paidInMini, send } from '#features/trade/ship-report/test-reports.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { dispatcherOf } from '../events.ts'
import { jobHandlers } from '../jobs.ts'
import { expectBooksToAgree, type TestSku } from '../testing/test-buyer.ts'
import { controlOf } from '../testing/test-control.ts'
import { testDatabaseUrl } from '../testing/test-harness.ts'
import { signIn } from '../testing/test-load.ts'
import { ownerAt } from '../testing/test-owner.ts'
import { endServer, startServer, withBuiltServer } from '../testing/test-process.ts'
import { servicesOf, skusFile } from '../testing/test-server.ts'
import { sizeOf } from '../testing/test-sizes.ts'

const kills = sizeOf('KILLS', 20)
withBuiltServer()

it(
  `a shipping that the server is killed on is reported to WeChat once, ${kills} times`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-report-'))
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const sandbox = await startSandbox({
      port: 0,
      dataDir: join(folder, 'sandbox'),
      keysDir: process.env['TEST_KEYS_DIR'],
    })
    const databaseUrl = await testDatabaseUrl()
    const options = { databaseUrl, dataDir, port: await freePort(), keys: sandbox.keys }
    const url = `http://127.0.0.1:${options.port}`
    let current: ChildProcess | undefined = (await startServer(options)).server
    const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
    const services = await servicesOf(database.kysely, options)
    const shop = { services, sandbox, control: controlOf(sandbox) }
    const isTelling = async (payNo: string) => {
      const { rows } = await sql`
        select 1 from ship_report where pay_no = ${payNo} and telling <> ''`.execute(
        database.kysely,
      )
      return rows.length > 0
    }
    const killedAt = { telling: 0, elsewhere: 0 }
    try {
      const [goods] = JSON.parse(readFileSync(join(dataDir, skusFile), 'utf8')) as TestSku[]
      const browser = await signIn(url, sandbox, '13800000001')
      const staff = await ownerAt(url, dataDir)
      // WeChat takes its time: who asks it may be dead when it answers.
      await shop.control('/_ctl/rules', {
        match: { provider: 'weixin', operation: 'shippingReport' },
        do: { kind: 'delay', amount: 150 },
        times: 1_000,
      })
      const told: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        const { payNo, sns } = await paidInMini(shop, browser, [{ productSn: goods!.productSn }])
        await send(staff, sns[0]!, `SF5${String(kill).padStart(9, '0')}`)
        // In turn while WeChat is being told, and at any moment.
        if (kill % 2) await sleep(Math.random() * 1_500)
        else await vi.waitUntil(() => isTelling(payNo), { timeout: 20_000, interval: 5 })
        killedAt[(await isTelling(payNo)) ? 'telling' : 'elsewhere'] += 1
        await endServer(current, 'SIGKILL')
        current = (await startServer(options)).server
        told.push(payNo)
      }
      await endServer(current, 'SIGTERM')
      current = undefined

      // What the dead ones had taken is given up in the meantime.
      const later = { ...services, clock: { now: () => systemClock.now() + 5 * minute } }
      const { db, clock } = later
      const handlers = jobHandlers(later)
      await dispatcherOf(later).dispatchAll()
      await createWorker({ db, clock, log: silentLog, handlers }).runDue()
      console.log(
        `report: ${killedAt.telling} kills while telling, ${killedAt.elsewhere} elsewhere`,
      )
      const known = await Promise.all(told.map((payNo) => atWeixin(shop, payNo)))
      const once = { wholeTimes: 1, sameTimes: 0, isResent: false }
      expect(known).toMatchObject(told.map(() => ({ funds: 'reported', shipment: once })))
      expect(killedAt.telling).toBeGreaterThan(0)
      await expectBooksToAgree({ services })
      await services.signals.close()
    } finally {
      if (current && current.exitCode === null) await endServer(current, 'SIGKILL')
      await database.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000 + kills * 30_000,
)
