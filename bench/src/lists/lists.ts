import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltShop } from '@mallard/testing/built-shop'
import { shopperLists, staffLists, type ListPage } from '@mallard/testing/large-lists'
import pg from 'pg'
import { benchDatabase } from '../api/cluster.ts'
import { benchSeconds, load, openToLoad } from '../api/load.ts'
import { type Processors, processors } from '../api/processors.ts'
import { fillShop, sizeOf, type ShopSize } from '../shop-size.ts'
import { askOneByOne } from './one-by-one.ts'
import { worldOf } from './world.ts'

const small: ShopSize = { goods: 10_000, members: 5_000, orders: 10_000 }
const large = sizeOf({ goods: 200_000, members: 500_000, orders: 1_000_000 })
const connections = 16

/** Requests a second of the large shop, by what a list is; those of staff have milliseconds. */
const aims: Readonly<Record<ListPage['what'], number | undefined>> = {
  list: 2_000,
  search: 1_000,
  detail: 3_000,
  own: undefined,
  staff: undefined,
}
const leastRatio = 0.8
const mostMs = 100

interface Figure {
  readonly perSecond: number
  /** Of PostgreSQL's processors, for each request. */
  readonly databaseMs: number
  /** Median of those asked one by one. */
  readonly ms: number
  readonly wrong: number
}

/** Every list that a shopper or staff open, in a small shop and in a large one. */
export async function listsTable(only = ''): Promise<string> {
  const [before, after] = [await measured(small, only), await measured(large, only)]
  const lines = [...after].map(([page, now]) => {
    const then = [...before].find(([{ name }]) => name === page.name)?.[1]
    return lineOf(page, then, now)
  })
  const head = [small, large].map(
    ({ goods, orders }) => `${goods} goods, ${orders} orders: per second · ms · PostgreSQL ms`,
  )
  return [
    `| list | ${head.join(' | ')} | of the small shop's | aim |`,
    '|---|---:|---:|---:|---|',
    ...lines,
    '',
    `Per second at ${connections} connections, nothing asked twice within what a cache keeps; ms: the median of those asked one by one, from the request to its answer; PostgreSQL ms: of its processors, each. ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load, server and PostgreSQL together; Node ${process.versions.node}; ${large.members} members; ${benchSeconds} s a figure.`,
  ].join('\n')
}

function lineOf({ name, what }: ListPage, then: Figure | undefined, now: Figure): string {
  const aim = aims[what]
  const told = [then, now].map(
    (figure) =>
      figure &&
      [figure.perSecond, figure.ms, figure.databaseMs].map((value) => rounded(value)).join(' · '),
  )
  const ratio = then && aim !== undefined ? now.perSecond / then.perSecond : undefined
  const isMissed =
    (aim !== undefined && now.perSecond < aim) || (ratio ?? 1) < leastRatio || now.ms > mostMs
  const wrong = now.wrong + (then?.wrong ?? 0)
  const wanted = aim === undefined ? `≤ ${mostMs} ms` : `≥ ${aim}, ${leastRatio}`
  return `| ${name} | ${told.join(' | ')} | ${ratio?.toFixed(2) ?? ''} | ${wanted}${isMissed ? ' (!)' : ''}${wrong ? `; ${wrong} wrong answers` : ''} |`
}

async function measured(size: ShopSize, only: string): Promise<Map<ListPage, Figure>> {
  const database = await benchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  const stops = [database.close, async () => rmSync(folder, { recursive: true, force: true })]
  try {
    // Its statements are planned for what the tables hold: the shop that fills the demo world ends.
    const filler = await startBuiltShop({ DATABASE_URL: database.url, DATA_DIR: folder })
    await filler.stop()
    const client = new pg.Client(database.url)
    await client.connect()
    stops.push(() => client.end())
    const began = performance.now()
    await fillShop(client, size)
    const { names, tokens } = await worldOf(client)
    console.error(
      `${size.goods} goods: ${Math.round((performance.now() - began) / 1000)} s to fill`,
    )
    const shop = await startBuiltShop({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ...openToLoad,
    })
    stops.push(shop.stop)
    await untilPriced(client)
    const family = await processors(shop.pid, database.url)
    const figures = new Map<ListPage, Figure>()
    for (const page of [...shopperLists(names), ...staffLists(names)]) {
      if (!page.name.includes(only)) continue
      const figure = await figureOf(page, shop.shop, headersOf(tokens), family)
      figures.set(page, figure)
      console.error(lineOf(page, undefined, figure))
    }
    return figures
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** A job of the start writes the prices of all goods; what it leaves is cleaned up as it would be soon. */
async function untilPriced(client: pg.Client): Promise<void> {
  const unpriced = 'select 1 from listing where category_id = 0 and not is_priced limit 1'
  while ((await client.query(unpriced)).rows.length > 0) await sleep(1_000)
  await client.query('vacuum analyze listing')
}

type HeadersOf = (who: ListPage['who'], turn: number) => Record<string, string>

const headersOf =
  ({ shoppers, staff }: Awaited<ReturnType<typeof worldOf>>['tokens']): HeadersOf =>
  (who, turn): Record<string, string> => {
    if (who === 'staff') return { cookie: `staff=${staff}` }
    if (who === 'shopper') return { authorization: shoppers[turn % shoppers.length] ?? '' }
    return {}
  }

/** Staff are few: what they open is asked for one by one, and has no figure a second. */
async function figureOf(
  page: ListPage,
  shop: string,
  headers: HeadersOf,
  { used }: Processors,
): Promise<Figure> {
  let turn = 0
  const next = () => {
    turn += 1
    return { path: page.path(turn), headers: headers(page.who, turn) }
  }
  const oneByOne = await askOneByOne(shop, next, used)
  if (page.who === 'staff') return { ...oneByOne, perSecond: Number.NaN }
  const measure = load(shop, next)
  await measure(connections)
  const before = used()
  const { perSecond, count, wrong } = await measure(connections)
  const after = used()
  const databaseMs = ((after.database ?? Number.NaN) - (before.database ?? Number.NaN)) / count
  return { perSecond, databaseMs, ms: oneByOne.ms, wrong: wrong + oneByOne.wrong }
}

function rounded(value: number): string {
  if (Number.isNaN(value)) return '–'
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value < 10 ? 2 : 1)
}
