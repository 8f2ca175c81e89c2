import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBuiltShop } from '@mallard/testing/built-shop'
import { benchDatabase } from './api/cluster.ts'
import { enlarge } from './api/fill.ts'
import { load, openToLoad } from './api/load.ts'
import { usedBy } from './api/processors.ts'
import { residentMiB } from './memory.ts'
import { quantile } from './quantile.ts'
import { sizeOf } from './shop-size.ts'

/** What `npm start` runs, here or in another tree. */
const program =
  process.env['BENCH_PROGRAM'] || fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const laterStarts = Number(process.env['BENCH_STARTS'] ?? 3)
/** Milliseconds from the opening until memory is looked at. */
const settling = 5_000
const requests = Number(process.env['BENCH_REQUESTS'] ?? 200_000)

interface Start {
  /** Milliseconds from the start of the process until it answers. */
  readonly took: number
  /** Milliseconds of the processors until then. */
  readonly used: number
  /** MiB, once it has settled. */
  readonly resident: number
}

/**
 * A first start, which fills the shop, and later ones, on both databases, as `npm start` makes them;
 * and the memory of a shop of 10 000 goods after many requests.
 */
export async function startTable(): Promise<string> {
  const lines: string[] = []
  const database = await benchDatabase()
  try {
    lines.push(...(await startsOn('PostgreSQL', database.url)))
    lines.push(...(await startsOn('the embedded database', '')))
    lines.push('', await afterRequests(database.url))
  } finally {
    await database.close()
  }
  return [
    '| start | opens after, ms | of that on the processors, ms | memory, MiB |',
    '|---|---:|---:|---:|',
    ...lines,
    '',
    `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}; Node ${process.versions.node}; load of the machine ${loadavg()[0]?.toFixed(1)}; later starts are the median of ${laterStarts}.`,
  ].join('\n')
}

async function startsOn(name: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  try {
    const first = await start(databaseUrl, folder)
    const later: Start[] = []
    for (let round = 0; round < laterStarts; round += 1)
      later.push(await start(databaseUrl, folder))
    const usual = (of: keyof Start) =>
      quantile(
        later.map((each) => each[of]),
        0.5,
      )
    const row = (which: string, { took, used, resident }: Start) =>
      `| ${which}, ${name} | ${Math.round(took)} | ${Math.round(used)} | ${resident} |`
    return [
      row('first', first),
      row('later', { took: usual('took'), used: usual('used'), resident: usual('resident') }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(databaseUrl: string, folder: string): Promise<Start> {
  const began = Date.now()
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DRAIN_SECONDS: '0' }
  const shop = await startBuiltShop(environment, [], program)
  try {
    const used = usedBy(shop.pid) ?? 0
    const took = openedAt(shop.log) - began
    await sleep(settling)
    return { took, used, resident: residentMiB(shop.pid) }
  } finally {
    await shop.stop()
  }
}

/** When the shop said that it is open: asking it would be no more exact than how often one asks. */
function openedAt(log: string): number {
  const line = readFileSync(log, 'utf8')
    .split('\n')
    .find((each) => each.includes('"the shop is open"'))
  return Date.parse((JSON.parse(line ?? '{}') as { time: string }).time)
}

async function afterRequests(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  const shop = await startBuiltShop({ DATABASE_URL: databaseUrl, DATA_DIR: folder, ...openToLoad })
  try {
    const none = { adders: 1, buyers: 1, savers: 1, collectors: 1 }
    const size = sizeOf({ goods: 10_000, members: 0, orders: 0 })
    const { goods, categories } = await enlarge(databaseUrl, size, none)
    const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
    const paths = [
      () => `/b2c/product/1-1/detail/${pick(goods).id}`,
      () => `/b2c/product/1-1/product-list?pageSize=20&categoryId=${pick(categories)}`,
      () => `/goods/${pick(goods).id}-1-1`,
    ]
    const headers = { 'accept-encoding': 'br' }
    const ask = load(shop.shop, () => ({ path: pick(paths)(), headers }))
    let [answered, wrong] = [0, 0]
    while (answered < requests) {
      const measured = await ask(16)
      answered += measured.count
      wrong += measured.wrong
    }
    return `After ${answered} requests for goods, lists and pages with ${goods.length} goods: ${residentMiB(shop.pid)} MiB${wrong ? `, ${wrong} wrong answers` : ''}.`
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
