import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { startSandbox } from '@mallard/sandbox'
import { freePort } from '@mallard/testing/built-shop'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { runScript } from '#platform/db/script.ts'
import { indexFolder } from '#platform/list-index/index-file.ts'
import { silentLog } from '#platform/log.ts'
import { digestOf } from '../testing/test-stamps.ts'
import { restore, save } from '../backup.ts'
import { invariants } from '../invariants.ts'
import { placeOrder, type TestSku } from '../testing/test-buyer.ts'
import { kind, testDatabaseUrl } from '../testing/test-harness.ts'
import { signIn, startLoad } from '../testing/test-load.ts'
import { endServer, startServer, withBuiltServer } from '../testing/test-process.ts'
import { skusFile } from '../testing/test-server.ts'
import { sizeOf } from '../testing/test-sizes.ts'

const orders = sizeOf('BACKUP_ORDERS', 200)
withBuiltServer()

/**
 * Fills the books up with copies of a closed order, each with a number, lines and a log of its own.
 */
async function multiply(db: Db, count: number): Promise<void> {
  await sql`
    with model as (select * from orders where status = 4 order by id limit 1), made as (
      insert into orders overriding system value
      select copied.* from model m, generate_series(1, ${count}::int) n,
        jsonb_populate_record(null::orders, to_jsonb(m) || jsonb_build_object('id', 1000000 + n, 'order_sn', 'B' || lpad(n::text, 19, '0'), 'flow_id', 'copy-' || n, 'is_hidden', true)) copied returning id
    ), lines as (
      insert into order_item overriding system value
      select copied.* from (
        select i as line, o.id as order_id, 1000000 * 8 + o.id * 8 + row_number() over (partition by o.id) as id from made o, order_item i join model m on i.order_id = m.id
      ) l, jsonb_populate_record(null::order_item, to_jsonb(l.line) || jsonb_build_object('id', l.id, 'order_id', l.order_id)) copied
    )
    insert into order_log (order_id, event, from_status, to_status, actor_type, actor_id, reason, at, is_handled)
    select o.id, l.event, l.from_status, l.to_status, l.actor_type, l.actor_id, l.reason, l.at, true
    from made o, order_log l join model m on l.order_id = m.id order by o.id, l.id`.execute(db)
}

it(
  `R19: a backup of ${orders} orders, of a shop that sells in the meantime, opens elsewhere with books that agree`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-backup-'))
    const sandbox = await startSandbox({
      port: 0,
      dataDir: join(folder, 'sandbox'),
      keysDir: process.env['TEST_KEYS_DIR'],
    })
    const place = async (name: string, databaseUrl: string | undefined) => {
      const dataDir = join(folder, name)
      mkdirSync(dataDir)
      return { databaseUrl, dataDir, port: await freePort(), keys: sandbox.keys }
    }
    const here = await place('here', kind === 'postgres' ? await testDatabaseUrl() : undefined)
    const there = await place('there', kind === 'postgres' ? await testDatabaseUrl() : undefined)
    const target = join(folder, 'backup')
    mkdirSync(join(here.dataDir, indexFolder))
    const opened = async <T>(shop: typeof here, run: (db: Db) => Promise<T>): Promise<T> => {
      const database = await openDatabase({
        databaseUrl: shop.databaseUrl,
        dataDir: shop.dataDir,
        log: silentLog,
      })
      return run(database.kysely).finally(() => database.close())
    }
    if (there.databaseUrl)
      await opened(there, (db) =>
        runScript(db, 'drop schema public cascade; create schema public;'),
      )
    try {
      const { server } = await startServer(here)
      const skus = JSON.parse(readFileSync(join(here.dataDir, skusFile), 'utf8')) as TestSku[]
      const closing = await signIn(`http://127.0.0.1:${here.port}`, sandbox, '13700009999')
      await closing.data(orderCalls.cancel, { sn: (await placeOrder(closing, [skus[0]!])).orderSn })
      const load = await startLoad(`http://127.0.0.1:${here.port}`, sandbox, skus, 3)
      if (kind === 'postgres') {
        await opened(here, (db) => multiply(db, orders))
        await save(here, target)
        await load.finish()
        await endServer(server, 'SIGTERM')
      } else {
        await expect(save(here, target)).rejects.toThrow('is in use by process')
        await load.finish()
        await endServer(server, 'SIGTERM')
        await opened(here, (db) => multiply(db, orders))
        writeFileSync(join(here.dataDir, 'picture.webp'), 'bytes')
        await save(here, target)
      }
      await expect(save(here, target)).rejects.toThrow('name a new folder')
      if (kind === 'postgres') {
        const spoiled = `${target}-spoiled`
        cpSync(target, spoiled, { recursive: true })
        appendFileSync(join(spoiled, 'database.dump'), 'x')
        await expect(restore(there, spoiled)).rejects.toThrow('its checksum differs')
      }
      const began = performance.now()
      await restore(there, target)
      console.log(
        `backup (${kind}): ${orders} orders restored in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      )
      await expect(restore(there, target)).rejects.toThrow('not empty')
      if (kind === 'postgres')
        await expect(restore({ ...there, dataDir: join(folder, 'none') }, target)).rejects.toThrow(
          'has tables already',
        )
      const [count, broken] = await opened(there, async (db) => [
        (await sql<{ n: number }>`select count(*)::int as n from orders`.execute(db)).rows[0]!.n,
        await brokenInvariants(db, invariants),
      ])
      expect(broken).toEqual([])
      expect(count).toBeGreaterThan(orders)
      expect(existsSync(join(there.dataDir, indexFolder)), 'what is made again').toBe(false)
      // Nobody sold anything more here: what was restored is what was saved, row by row.
      if (kind === 'embedded') {
        expect(await opened(there, digestOf)).toBe(await opened(here, digestOf))
        expect(readFileSync(join(there.dataDir, 'picture.webp'), 'utf8')).toBe('bytes')
      }
      // And it goes on from there.
      const again = await startServer(there)
      await endServer(again.server, 'SIGTERM')
    } finally {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  300_000 + orders * 10,
)
