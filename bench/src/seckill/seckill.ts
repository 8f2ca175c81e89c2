import { join } from 'node:path'
import autocannon from 'autocannon'
import type pg from 'pg'
import { benchSeconds } from '../api/load.ts'
import { costOf, processors, type Used } from '../api/processors.ts'
import { machineNow } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { manyMembers } from '../many-members.ts'
import { rush, type Sale } from './rush.ts'

const memberCount = 5000
const quota = 500
const connections = 64

/** A folder for the server's CPU profile, to be opened in a browser's tools. */
const profileFolder = process.env['BENCH_PROFILE']
const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []

/** The `dist/server/main.js` of another build, which sells in turn with this one. */
const beside = process.env['BENCH_BESIDE'] ?? ''

interface Way {
  readonly name: string
  readonly processes: number
  readonly redis: string
  /** Of another build. */
  readonly program?: string
}

/** Two processes as well, and Redis where BENCH_REDIS_URL names one. */
function ways(): Way[] {
  const redis = process.env['BENCH_REDIS_URL'] ?? ''
  const plain = [1, 2].map((processes) => ({
    name: `${processes} process${processes > 1 ? 'es' : ''}`,
    processes,
    redis: '',
  }))
  const own: Way[] = redis ? [...plain, { name: '2 processes, Redis', processes: 2, redis }] : plain
  return beside
    ? own.flatMap((way) => [{ ...way, name: `${way.name}, beside`, program: beside }, way])
    : own
}

/** 5 000 members want 500 units of one SKU at once, each at most one, and then go on asking. */
export async function seckillTable(only = ''): Promise<string> {
  const lines: string[] = []
  for (const way of ways().filter(({ name }) => name.includes(only)))
    lines.push(await measured(way))
  return [
    `| ${memberCount} members, ${quota} units | answers/s | placed orders/s | p99 of the winners | asked on: answers/s · p99 | sold exactly |`,
    '|---|---:|---:|---:|---:|---|',
    ...lines,
    '',
    `${await machineNow(connections)}. Aim: 5 000 answers/s, 600 placed orders/s.`,
  ].join('\n')
}

async function measured({ name, processes, redis, program }: Way): Promise<string> {
  return withBenchShop(async ({ database, folder, client, start }) => {
    const shops: string[] = []
    const sides: (() => Used)[] = []
    for (let each = 0; each < processes; each += 1) {
      const environment = { DATA_DIR: join(folder, String(each)), REDIS_URL: redis }
      const started = await start({ environment, flags: profiling, program })
      shops.push(started.shop)
      sides.push((await processors(started.pid, database.url)).used)
    }
    const tokens = await manyMembers(client, memberCount)
    // A sale before the one that counts: V8 compiles what they run through while they run.
    await rush(
      shops,
      tokens.slice(0, 2 * quota),
      await saleOf(client, 'HL-KT02-OAT-12'),
      connections,
      () => together(sides),
    )
    const sale = await saleOf(client, 'HL-KT05-SAGE-04-A')
    const { answers, seconds, placed, placingSeconds, p99, used, wrong } = await rush(
      shops,
      tokens,
      sale,
      connections,
      () => together(sides),
    )
    const asked = await askOn(shops, tokens, sale)
    const { rows } = await client.query<{ taken: number; most: number; orders: number }>(
      `select q.sold + q.reserved as taken, (select max(units) from seckill_user u where u.seckill_id = q.seckill_id) as most,
        (select count(*)::int from orders o where o.kind = 3 and (o.context->>'seckillId')::bigint = q.seckill_id) as orders
      from seckill_sku q where q.seckill_id = $1`,
      [sale.promotionId],
    )
    const { taken, most, orders } = rows[0]!
    const isExact =
      taken === quota && orders === quota && placed === quota && most === 1 && wrong.length === 0
    const line = `| ${name} | ${Math.round(answers / seconds)} | ${Math.round(placed / placingSeconds)} | ${Math.round(p99)} ms | ${costOf(...used, placed)} | ${asked} | ${isExact ? 'yes' : `no: ${JSON.stringify({ taken, most, orders, wrong: [...new Set(wrong)].slice(0, 3) })}`} |`
    console.error(line)
    return line
  })
}

/** Of several processes on one database, and of the load. */
function together(sides: readonly (() => Used)[]): Used {
  const all = sides.map((used) => used())
  const server = all.reduce<number | undefined>(
    (sum, each) => (each.server === undefined || sum === undefined ? undefined : sum + each.server),
    0,
  )
  return { server, database: all[0]?.database, load: all[0]?.load ?? 0 }
}

/** A session with one SKU that runs now. */
async function saleOf(client: pg.Client, productSn: string): Promise<Sale> {
  const { rows } = await client.query<{ id: string }>(
    `with stocked as (
      update store_sku t set on_hand = on_hand + 10000 from sku k
      where k.partner_id = 1 and k.product_sn = $1 and t.partner_id = 1 and t.store_id = 1 and t.sku_id = k.id returning t.sku_id),
    made as (
      insert into seckill (partner_id, store_id, name, start_at, end_at, created_at)
      values (1, 1, 'bench', now() - interval '1 minute', now() + interval '1 hour', now()) returning id)
    insert into seckill_sku (seckill_id, partner_id, store_id, sku_id, price, quota, limit_per_user)
    select made.id, 1, 1, stocked.sku_id, 9900, $2::int, 1 from made, stocked returning seckill_id as id`,
    [productSn, quota],
  )
  return { promotionId: Number(rows[0]!.id), productSn, units: quota }
}

/**
 * What those who came too late make of it: the checkout again and again, half of the connections to
 * each process.
 */
async function askOn(
  shops: readonly string[],
  tokens: readonly string[],
  { promotionId, productSn }: Sale,
): Promise<string> {
  let next = 0
  const results = await Promise.all(
    shops.map((url) =>
      autocannon({
        url,
        connections: connections / shops.length,
        duration: benchSeconds,
        requests: [
          {
            setupRequest: () => ({
              method: 'POST',
              path: `/b2c/orderV2/1-1/sec-kill-checkout/${productSn}/${promotionId}/1`,
              headers: {
                authorization: tokens[(next += 1) % tokens.length] ?? '',
                'content-type': 'application/json',
              },
              body: '{}',
            }),
          },
        ],
      }),
    ),
  )
  const perSecond = results.reduce((sum, { requests }) => sum + requests.p50, 0)
  return `${Math.round(perSecond)} · ${Math.max(...results.map(({ latency }) => latency.p99))} ms`
}
