import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { devices } from '@mallard/shop-data/devices/smart'
import { freePort } from '@mallard/testing/built-shop'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sizeOf } from '../testing/test-sizes.ts'
import { kind, testDatabaseUrl } from '../testing/test-harness.ts'
import { endServer, startServer, withBuiltServer } from '../testing/test-process.ts'
import type { TestServerOptions } from '../testing/test-server.ts'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { silentLog } from '#platform/log.ts'
import { fillOwnedDevices, push } from '#features/devices/smart/test-smart.ts'

const kills = sizeOf('KILLS', 10)
const { deviceId } = devices.find(({ owner }) => owner !== undefined)!
withBuiltServer()

/** Minutes of use that the shop knows of, by the mesh and by days, and the pushes it heard. */
async function heardOf(db: Db) {
  const { rows } = await sql<{ mesh: number; days: number; events: number }>`
    select mesh_minutes as mesh,
      (select sum(minutes)::int from device_use u where u.device_id = d.id) as days,
      (select count(*)::int from device_event e where e.device_id = d.id) as events
    from device d where device_no = ${deviceId}`.execute(db)
  return rows[0]!
}

it(
  `a push that the server is killed on is counted once when it comes again, ${kills} times`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-push-'))
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
    const shop = { url: `http://127.0.0.1:${options.port}`, sandbox, clock: systemClock }
    const opened = async <T>(act: (db: Db) => Promise<T>): Promise<T> => {
      const { databaseUrl } = options
      const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
      try {
        return await act(database.kysely)
      } finally {
        await database.close()
      }
    }
    let current: ChildProcess | undefined
    try {
      current = (await startServer(options)).server
      await endServer(current, 'SIGTERM')
      await opened((db) => fillOwnedDevices(db, systemClock.now()))
      const before = await opened(heardOf)
      current = (await startServer(options)).server
      let unanswered = 0
      for (let kill = 0; kill < kills; kill += 1) {
        const event = { eventId: `use-${kill}`, deviceId, kind: 'used', minutes: 3 }
        const first = push(shop, event).catch(() => 0)
        await sleep(Math.random() * 40)
        await endServer(current, 'SIGKILL')
        if ((await first) !== 200) unanswered += 1
        current = (await startServer(options)).server
        expect(await push(shop, event)).toBe(200)
      }
      await endServer(current, 'SIGTERM')
      current = undefined
      const after = await opened(heardOf)
      expect(unanswered).toBeGreaterThan(0)
      expect(after).toEqual({
        mesh: before.mesh + 3 * kills,
        days: before.days + 3 * kills,
        events: before.events + kills,
      })
    } finally {
      if (current && current.exitCode === null) await endServer(current, 'SIGKILL')
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000 + kills * 30_000,
)
