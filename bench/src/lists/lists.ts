import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { benchSeconds, load } from '../api/load.ts'
import { costOf, processors, type Used } from '../api/processors.ts'
import { bareLimits, machineOf } from '../bare-limits.ts'
import { type BenchShop, withBenchShop } from '../bench-shop.ts'
import { answeredByCaches, cacheAnswers } from '../cache-answers.ts'
import { residentMiB } from '../memory.ts'
import { benchSeed } from '../seed.ts'
import { sizeOf } from '../shop-size.ts'
import { type DrawnList, drawnLists, listWorld } from './drawn.ts'
import { sayWords } from './words.ts'

const size = sizeOf({ goods: 200_000, members: 0, orders: 0 })
const connections = 16

/** A process of the shop, and what it has used of the processors. */
interface Side {
  readonly shop: string
  readonly pid: number
  readonly used: () => Used
}

/**
 * Lists of goods in a large shop, each request another question: rows with a word in their name, or
 * all. Two processes on one database answer each row in turn, one from PostgreSQL alone, one from its
 * index.
 */
export async function listsTable(only = ''): Promise<string> {
  return withBenchShop(async (bench) => {
    const { database, client, fill } = bench
    const began = performance.now()
    await fill(size)
    const world = await listWorld(client, await sayWords(client))
    const filled = Math.round((performance.now() - began) / 1000)
    console.error(`${size.goods} goods: ${filled} s to fill`)
    const plain = await sideOf(bench, 'plain', '0')
    await untilPriced(client)
    const from = performance.now()
    const indexed = await sideOf(bench, 'indexed', '1000')
    await untilIndexed(join(bench.folder, 'indexed'))
    const built = `${((performance.now() - from) / 1000).toFixed(1)} s from the start of the process, ${residentMiB(indexed.pid)} MiB with it, ${residentMiB(plain.pid)} without`
    const limits = await bareLimits(database.url, connections)
    const lines: string[] = []
    for (const list of drawnLists(world).filter(({ name }) => name.includes(only))) {
      lines.push(
        lineOf(list, await measured(list, plain), await measured(list, indexed), limits.json),
      )
      console.error(lines.at(-1))
    }
    return [
      '| list | PostgreSQL: answers/s · p99 ms | its ms each | index: answers/s | p50 · p99 ms | of the bare route | processor ms each: server · PostgreSQL · load | from caches | aim |',
      '|---|---:|---:|---:|---:|---:|---:|---|---|',
      ...lines,
      '',
      `${machineOf(limits, connections)}; ${size.goods} goods, ${world.categories.length} categories, ${world.attributes.length} attributes, words: ${world.words.map(({ words, goods }) => `${words.length} of ${goods} goods`).join(', ')}; the index: ${built}; ${connections} connections, ${benchSeconds} s a figure; BENCH_SEED=${benchSeed}.`,
    ].join('\n')
  })
}

/** A process with a data folder of its own, and an index of stores with so many goods; of none: 0. */
async function sideOf(
  { database, folder, start }: BenchShop,
  name: string,
  min: string,
): Promise<Side> {
  const environment = { DATA_DIR: join(folder, name), LIST_INDEX: min }
  const { shop, pid } = await start({ environment })
  return { shop, pid, ...(await processors(pid, database.url)) }
}

/** A job of the start writes the prices of all goods; what it leaves is cleaned up as it would be soon. */
async function untilPriced(client: pg.Client): Promise<void> {
  const unpriced = 'select 1 from listing where category_id = 0 and not is_priced limit 1'
  while ((await client.query(unpriced)).rows.length > 0) await sleep(1_000)
  await client.query('vacuum analyze listing')
}

/** An index is written once it answers; under another name before. */
async function untilIndexed(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'list-index')
  const isThere = () =>
    existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.index'))
  while (!isThere()) await sleep(200)
}

interface Measured {
  readonly perSecond: number
  readonly latency: string
  readonly p99: string
  readonly costs: string
  readonly databaseMs: string
  readonly caches: string
  readonly wrong: number
}

async function measured({ path }: DrawnList, { shop, used }: Side): Promise<Measured> {
  const measure = load(shop, () => ({ path: path() }))
  await measure(connections)
  // What was asked for last is answered, and is no part of what follows.
  await sleep(1_000)
  const [keptBefore, before] = [await cacheAnswers(shop), used()]
  const { count, seconds, p50, p99, wrong } = await measure(connections)
  const [after, keptAfter] = [used(), await cacheAnswers(shop)]
  const databaseMs = ((after.database ?? Number.NaN) - (before.database ?? Number.NaN)) / count
  return {
    perSecond: count / seconds,
    latency: `${shown(p50)} · ${shown(p99)}`,
    p99: shown(p99),
    costs: costOf(before, after, count),
    databaseMs: databaseMs.toFixed(2),
    caches: answeredByCaches(keptBefore, keptAfter, count),
    wrong,
  }
}

function lineOf(
  { name, aim }: DrawnList,
  plain: Measured,
  indexed: Measured,
  bare: number,
): string {
  const part = (100 * indexed.perSecond) / bare
  const wanted = aim === undefined ? '' : `≥ ${aim} %${part < aim ? ' (!)' : ''}`
  const wrong = plain.wrong + indexed.wrong
  return `| ${name} | ${shown(plain.perSecond)} · ${plain.p99} | ${plain.databaseMs} | ${shown(indexed.perSecond)} | ${indexed.latency} | ${part.toFixed(2)} % | ${indexed.costs} | ${indexed.caches} | ${wanted}${wrong ? `; ${wrong} wrong answers` : ''} |`
}

const shown = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toFixed(1))
