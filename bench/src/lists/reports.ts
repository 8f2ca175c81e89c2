import { setTimeout as sleep } from 'node:timers/promises'
import { maxReportDays, reportNames } from '@mallard/contract/insight/figures/report.codes'
import { beijingDateTime, day } from '@mallard/kernel'
import type pg from 'pg'
import { processors } from '../api/processors.ts'
import { bareLimits, machineOf } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { sizeOf } from '../shop-size.ts'
import { askOneByOne } from './one-by-one.ts'
import { ownerToken } from './world.ts'

const size = sizeOf({ goods: 2_000, members: 100_000, orders: 1_000_000 })
const maxMs = 300
const spans = [30, maxReportDays] as const

/** Visits of a year as a busy shop counts them: 2 000 goods, 200 words and 20 sources of each day. */
const visits = `
  insert into visit_day (partner_id, store_id, day, part, key, views, visits, visitors)
  select 1, 1, d::date, p.part, p.key, 3 * p.n, 2 * p.n, p.n
  from generate_series((now() at time zone 'Asia/Shanghai')::date - ${maxReportDays}, now() at time zone 'Asia/Shanghai', '1 day') d
  cross join (
    select 'goods' as part, goods_id::text as key, 1 + goods_id % 90 as n from store_goods where partner_id = 1 and store_id = 1
    union all select 'goodsCart', goods_id::text, 1 + goods_id % 9 from store_goods where partner_id = 1 and store_id = 1
    union all select o.part, s.step || ' ' || o.key, 60 / s.place
      from unnest(array['home', 'goods', 'cart', 'checkout', 'paid']) with ordinality s(step, place)
      cross join (
        select 'wordStep' as part, '词' || n as key from generate_series(1, 200) n
        union all select 'sourceStep', 'site' || n || '.example' from generate_series(1, 20) n
        union all select 'hostStep', unnest(array['wap', 'weixinMini', 'toutiaoMini', 'app'])) o) p
  on conflict do nothing`

/** Has the shop count what its orders and refunds came to, as it does every night; seconds. */
async function countAll(client: pg.Client): Promise<number> {
  const from = performance.now()
  const left = async () => {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from job where kind in ('figures.mend', 'figures.count')
        and (state = 'running' or due_at <= now() + interval '1 minute')`,
    )
    return rows[0]!.left
  }
  await client.query(`insert into job (kind, payload, due_at) values ('figures.mend', '{}', now())`)
  while ((await left()) > 0) await sleep(500)
  await client.query('vacuum analyze')
  return (performance.now() - from) / 1000
}

/** Each report of a shop with 1 000 000 orders, each time of other days. */
export async function reportsTable(only = ''): Promise<string> {
  return withBenchShop(async ({ database, client, start, fill }) => {
    await fill(size)
    await client.query(visits)
    const staff = await ownerToken(client)
    const shop = await start()
    const counted = await countAll(client)
    const limits = await bareLimits(database.url, 1)
    const { used } = await processors(shop.pid, database.url)
    const lines: string[] = []
    for (const name of reportNames.filter((each) => each.includes(only))) {
      const cells: string[] = []
      for (const span of spans) {
        let turn = 0
        const next = () => {
          turn += 1
          // Up to a week earlier each time, of this store or of all.
          const until = Date.now() - (turn % 7) * day
          const query = new URLSearchParams({
            from: beijingDateTime(until - (span - 1) * day).slice(0, 10),
            until: beijingDateTime(until).slice(0, 10),
            reach: turn % 2 ? 'store' : 'all',
          })
          return {
            path: `/admin/api/1-1/reports/${name}?${query.toString()}`,
            headers: { cookie: `staff=${staff}` },
          }
        }
        const { ms, databaseMs, wrong } = await askOneByOne(shop.shop, next, used)
        cells.push(
          `${ms.toFixed(1)}${ms > maxMs ? ' (!)' : ''}${wrong ? ` ${wrong} wrong` : ''}`,
          databaseMs.toFixed(1),
        )
      }
      lines.push(`| ${name} | ${cells.join(' | ')} |`)
      console.error(lines.at(-1))
    }
    return [
      `| report | ${spans.map((span) => `${span} days, ms | PostgreSQL ms`).join(' | ')} |`,
      `|---|${spans.map(() => '---:|---:|').join('')}`,
      ...lines,
      '',
      `The median from the request to its answer, aim ≤ ${maxMs} ms; what PostgreSQL's processors took for each. All days were counted anew in ${Math.round(counted)} s. ${machineOf(limits, 1)}; ${size.orders} orders, ${size.goods} goods.`,
    ].join('\n')
  })
}
