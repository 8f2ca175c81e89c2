import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltShop, startBuiltShop } from '@mallard/testing/built-shop'
import pg from 'pg'
import type { ChannelKeys } from './api/checkouts.ts'
import { type BenchDatabase, benchDatabase } from './api/cluster.ts'
import { openToLoad } from './api/load.ts'
import { fillShop, type ShopSize } from './shop-size.ts'

/** The `dist/server/main.js` of another build, to be measured by turns with this one. */
const otherBuild = process.env['BENCH_PROGRAM'] || undefined

/** How a process of the built shop starts. */
export interface StartWay {
  /** Settings beside those of the bench; its `DATA_DIR` is the folder unless it is named here. */
  readonly environment?: Readonly<Record<string, string>>
  /** Of Node. */
  readonly flags?: readonly string[]
  /** What starts it in another tree. */
  readonly program?: string | undefined
}

/** A database and a data folder of the bench's own, on which the built shop starts. */
export interface BenchShop {
  readonly database: BenchDatabase
  /** What its processes write. */
  readonly folder: string
  /** On the database, beside the shop. */
  readonly client: pg.Client
  /** A process, which ends with the bench unless somebody ends it before. */
  start(way?: StartWay): Promise<BuiltShop>
  /** Makes the first store of the demo world so large; no process plans for what it held before. */
  fill(size: ShopSize): Promise<void>
  /** What the sandbox's channels sign with, once a process has started. */
  channelKeys(): ChannelKeys
}

/** Lets a bench measure; whatever it started and wrote is gone when it answers or fails. */
export async function withBenchShop<T>(measure: (bench: BenchShop) => Promise<T>): Promise<T> {
  const database = await benchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  const stops = [database.close, async () => rmSync(folder, { recursive: true, force: true })]
  try {
    const client = new pg.Client(database.url)
    await client.connect()
    stops.push(() => client.end())
    const start = async ({ environment, flags, program = otherBuild }: StartWay = {}) => {
      const shop = await startBuiltShop(
        { DATABASE_URL: database.url, DATA_DIR: folder, ...openToLoad, ...environment },
        flags,
        program,
      )
      stops.push(shop.stop)
      return shop
    }
    return await measure({
      database,
      folder,
      client,
      start,
      async fill(size) {
        const filler = await start()
        await filler.stop()
        await fillShop(client, size)
      },
      channelKeys: () =>
        JSON.parse(readFileSync(join(folder, 'sandbox/sandbox-keys.json'), 'utf8')) as ChannelKeys,
    })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
