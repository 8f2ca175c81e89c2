import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltShop, type BuiltShop } from '@mallard/testing/built-shop'
import { caller, type Caller } from '@mallard/testing/caller'
import pg from 'pg'
import { benchDatabase } from '../api/cluster.ts'
import { openToLoad } from '../api/load.ts'
import { ownerToken } from '../lists/world.ts'

/** A shop on a database of its own whose process can be killed and started again. */
export interface MovingShop {
  readonly client: pg.Client
  readonly url: string
  /** What its process writes. */
  readonly folder: string
  start(): Promise<Running>
  close(): Promise<void>
}

export interface Running {
  readonly shop: BuiltShop
  readonly owner: Caller
  /** Ends it at once, as a machine that fails would. */
  kill(): Promise<void>
}

export async function movingShop(): Promise<MovingShop> {
  const database = await benchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  const client = new pg.Client(database.url)
  const stops = [database.close, async () => rmSync(folder, { recursive: true, force: true })]
  let token: string | undefined
  return {
    client,
    url: database.url,
    folder,
    async start() {
      const environment = { DATABASE_URL: database.url, DATA_DIR: folder, ...openToLoad }
      const shop = await startBuiltShop(environment)
      stops.push(shop.stop)
      if (token === undefined) {
        await client.connect()
        stops.push(() => client.end())
        token = await ownerToken(client)
      }
      const owner = caller(
        shop.shop,
        { partnerId: 1, storeId: 1 },
        { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' },
      )
      owner.cookies.set('staff', token).set('STAFF-XSRF-TOKEN', 'none')
      const kill = async () => {
        process.kill(shop.pid, 'SIGKILL')
        await shop.stop()
      }
      return { shop, owner, kill }
    },
    async close() {
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

/** What is asked for again and again, until it is so; at most half an hour. */
export async function until<T>(
  ask: () => Promise<T>,
  isSo: (found: T) => boolean,
  pause = 200,
): Promise<T> {
  const deadline = performance.now() + 1_800_000
  for (;;) {
    const found = await ask()
    if (isSo(found)) return found
    if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(found)}`)
    await sleep(pause)
  }
}
