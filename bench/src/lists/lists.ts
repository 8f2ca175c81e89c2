import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { benchSeconds, load } from '../api/load.ts'
import { costOf, type Processors, processors } from '../api/processors.ts'
import { bareLimits, machineOf } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { answeredByCaches, cacheAnswers } from '../cache-answers.ts'
import { benchSeed } from '../seed.ts'
import { sizeOf } from '../shop-size.ts'
import { type DrawnList, drawnLists, listWorld } from './drawn.ts'
import { sayWords } from './words.ts'

const size = sizeOf({ goods: 200_000, members: 0, orders: 0 })
const connections = 16

/**
 * Lists of goods in a large shop, each request another question: rows with a word in their name, or
 * all.
 */
export async function listsTable(only = ''): Promise<string> {
  return withBenchShop(async ({ database, client, start, fill }) => {
    const began = performance.now()
    await fill(size)
    const world = await listWorld(client, await sayWords(client))
    const filled = Math.round((performance.now() - began) / 1000)
    console.error(`${size.goods} goods: ${filled} s to fill`)
    const shop = await start()
    await untilPriced(client)
    const limits = await bareLimits(database.url, connections)
    const family = await processors(shop.pid, database.url)
    const lines: string[] = []
    for (const list of drawnLists(world).filter(({ name }) => name.includes(only))) {
      lines.push(await lineOf(list, shop.shop, family, limits.json))
      console.error(lines.at(-1))
    }
    return [
      '| list | answers/s | p50 · p99 ms | of the bare route | processor ms each: server · PostgreSQL · load | from caches | aim |',
      '|---|---:|---:|---:|---:|---|---|',
      ...lines,
      '',
      `${machineOf(limits, connections)}; ${size.goods} goods, ${world.categories.length} categories, ${world.attributes.length} attributes, words: ${world.words.map(({ words, goods }) => `${words.length} of ${goods} goods`).join(', ')}; ${connections} connections, ${benchSeconds} s a figure; BENCH_SEED=${benchSeed}.`,
    ].join('\n')
  })
}

/** A job of the start writes the prices of all goods; what it leaves is cleaned up as it would be soon. */
async function untilPriced(client: pg.Client): Promise<void> {
  const unpriced = 'select 1 from listing where category_id = 0 and not is_priced limit 1'
  while ((await client.query(unpriced)).rows.length > 0) await sleep(1_000)
  await client.query('vacuum analyze listing')
}

async function lineOf(
  { name, aim, path }: DrawnList,
  shop: string,
  { used }: Processors,
  bare: number,
): Promise<string> {
  const measure = load(shop, () => ({ path: path() }))
  await measure(connections)
  // What was asked for last is answered, and is no part of what follows.
  await sleep(1_000)
  const [keptBefore, before] = [await cacheAnswers(shop), used()]
  const { count, seconds, p50, p99, wrong } = await measure(connections)
  const [after, keptAfter] = [used(), await cacheAnswers(shop)]
  const perSecond = count / seconds
  const part = (100 * perSecond) / bare
  const wanted = aim === undefined ? '' : `≥ ${aim} %${part < aim ? ' (!)' : ''}`
  const caches = answeredByCaches(keptBefore, keptAfter, count)
  return `| ${name} | ${shown(perSecond)} | ${shown(p50)} · ${shown(p99)} | ${part.toFixed(2)} % | ${costOf(before, after, count)} | ${caches} | ${wanted}${wrong ? `; ${wrong} wrong answers` : ''} |`
}

const shown = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toFixed(1))
