import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { checkouts } from './api/checkouts.ts'
import { enlarge } from './api/fill.ts'
import { benchSeconds } from './api/load.ts'
import { travel } from './api/travel.ts'
import { machineNow } from './bare-limits.ts'
import { withBenchShop } from './bench-shop.ts'
import { sizeOf } from './shop-size.ts'

const buyers = 2000
const connections = 16

interface Counted {
  readonly table: string
  readonly updated: number
  readonly hot: number
}

/** A table that says how it is stored, and the words that say so. */
interface Stored {
  readonly table: string
  readonly options: string
}

/**
 * Whole purchases, first with all tables stored as PostgreSQL does by itself, then as the
 * migrations say: of the updates of each table, those that touched no index (HOT).
 */
export async function hotTable(): Promise<string> {
  return withBenchShop(async ({ database, client, start, channelKeys }) => {
    const { shop } = await start()
    const world = await enlarge(database.url, sizeOf({ goods: 1000, members: 0, orders: 0 }), {
      adders: 0,
      buyers,
      savers: 0,
      collectors: 0,
    })
    const productSns = world.goods.map(({ productSn }) => productSn)
    const purchases = { tokens: world.tokens.buyers, productSns, isSaving: false }
    const { steps, done, wrong } = checkouts(purchases, channelKeys())
    const tables = await storedOtherwise(client)
    const measure = async (statement: (each: Stored) => string) => {
      for (const each of tables) await client.query(statement(each))
      // Rows are placed anew: what is stored otherwise shows from the first update on.
      for (const { table } of tables) await client.query(`vacuum full analyze ${table}`)
      const [before, from] = [await counted(client), done.length]
      await travel(shop, connections, benchSeconds, steps)
      return { updates: since(before, await counted(client)), purchases: done.length - from }
    }
    const was = await measure(
      ({ table, options }) => `alter table ${table} reset (${namesOf(options)})`,
    )
    const is = await measure(({ table, options }) => `alter table ${table} set (${options})`)
    if (wrong.length) throw new Error(wrong.slice(0, 3).join('\n'))
    return [
      '| table | HOT updates before | now |',
      '|---|---:|---:|',
      ...[...is.updates.keys()].map(
        (table) =>
          `| ${table} | ${shareOf(was.updates.get(table))} | ${shareOf(is.updates.get(table))} |`,
      ),
      '',
      `${was.purchases} and ${is.purchases} purchases, ${world.goods.length} goods, tables with fewer than 20 updates left out. ${await machineNow(connections)}.`,
    ].join('\n')
  })
}

const namesOf = (options: string) =>
  options
    .split(', ')
    .map((option) => option.split('=')[0])
    .join(', ')

async function storedOtherwise(client: pg.Client): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(`
    select relname as table, array_to_string(reloptions, ', ') as options from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reloptions is not null order by 1`)
  return rows
}

/** PostgreSQL's own counts; a connection hands in what it did within a second. */
async function counted(client: pg.Client): Promise<Counted[]> {
  await sleep(2000)
  const { rows } = await client.query<Counted>(`
    select relname as table, n_tup_upd::int as updated, n_tup_hot_upd::int as hot from pg_stat_user_tables
    where schemaname = 'public' order by n_tup_upd desc`)
  return rows
}

function since(before: readonly Counted[], after: readonly Counted[]): Map<string, Counted> {
  const earlier = new Map(before.map((each) => [each.table, each]))
  return new Map(
    after
      .map(({ table, updated, hot }) => ({
        table,
        updated: updated - (earlier.get(table)?.updated ?? 0),
        hot: hot - (earlier.get(table)?.hot ?? 0),
      }))
      .filter(({ updated }) => updated >= 20)
      .map((each) => [each.table, each]),
  )
}

function shareOf(counted: Counted | undefined): string {
  return counted
    ? `${Math.round((100 * counted.hot) / counted.updated)} % of ${counted.updated}`
    : ''
}
