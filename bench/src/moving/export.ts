import { randomUUID } from 'node:crypto'
import { beijingDateTime, day } from '@mallard/kernel'
import { maxExportDays } from '@mallard/contract/people/export/export.codes'
import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import type pg from 'pg'
import { machineNow } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { checkouts, type Checkouts } from '../api/checkouts.ts'
import { benchSeconds } from '../api/load.ts'
import { travel } from '../api/travel.ts'
import { manyMembers } from '../many-members.ts'
import { quantile } from '../quantile.ts'
import { sizeOf } from '../shop-size.ts'
import { peakMiB } from '../memory.ts'
import { startRunning, until, type Running } from './running.ts'

const size = sizeOf({ goods: 2_000, members: 100_000, orders: 1_000_000 })
const connections = 4
/** Seconds: PostgreSQL cleans up behind its tables once a minute, in each of them. */
const window = 12 * benchSeconds
const maxSlower = 1.1
const maxMiB = 100

/** The export of every order, and what buying takes beside it. */
export async function exportTable(): Promise<string> {
  return withBenchShop(async (bench) => {
    await bench.fill(size)
    const running = await startRunning(bench)
    const tokens = await manyMembers(bench.client, 3_000)
    const productSns = await plenty(bench.client)
    const { steps, submits, done, wrong } = timed(
      checkouts({ tokens, productSns, isSaving: false }, bench.channelKeys()),
    )
    const buy = async (seconds: number) => {
      const [from, bought] = [submits.length, done.length]
      await travel(running.shop.shop, connections, seconds, steps)
      return { p95: quantile(submits.slice(from), 0.95), bought: (done.length - bought) / seconds }
    }
    await buy(4 * benchSeconds)
    const warm = peakMiB(running.shop.pid)
    const alone = await buy(window)
    const before = peakMiB(running.shop.pid)
    const began = performance.now()
    const id = await begin(running)
    const beside = await buy(window)
    const meanwhile = (await one(running, id)).rows / window
    const { rows, bytes, state } = await until(
      () => one(running, id),
      ({ state }) => state !== 'waiting' && state !== 'writing',
      1_000,
    )
    const seconds = (performance.now() - began) / 1000
    const after = peakMiB(running.shop.pid)
    const after2 = await buy(window)
    const ratio = beside.p95 / ((alone.p95 + after2.p95) / 2)
    return [
      '| | submit p95 | purchases a second |',
      '|---|---:|---:|',
      ...Object.entries({ 'before it': alone, 'beside it': beside, 'after it': after2 }).map(
        ([what, { p95, bought }]) => `| ${what} | ${p95.toFixed(1)} ms | ${bought.toFixed(1)} |`,
      ),
      '',
      `The export of ${size.orders} orders is ${state}: ${rows} rows, ${Math.round(bytes / 2 ** 20)} MiB in ${seconds.toFixed(0)} s, ${Math.round(meanwhile)} rows a second beside the purchases. Submit's p95 beside it is ${ratio.toFixed(2)} of that without (≤ ${maxSlower}); the server's peak went from ${before} to ${after} MiB (≤ ${maxMiB} more), in the time before it from ${warm} to ${before}. ${connections} connections, ${wrong.length} of ${done.length + wrong.length} purchases wrong${wrong.length ? ` (${[...new Set(wrong)].slice(0, 3).join('; ')})` : ''}. ${await machineNow(connections)}.`,
    ].join('\n')
  })
}

/** The same purchases, and the milliseconds that each submit took which made an order. */
function timed({ steps, ...others }: Checkouts) {
  const submits: number[] = []
  const began = new WeakMap<object, number>()
  const measured = steps.map((step): (typeof steps)[number] => ({
    setupRequest: (request, kept) => {
      const asked = step.setupRequest?.(request, kept)
      if (asked?.path?.endsWith('/submit')) began.set(kept, performance.now())
      return asked
    },
    onResponse: (status, body, kept, headers) => {
      const at = began.get(kept)
      const took = at === undefined ? undefined : performance.now() - at
      began.delete(kept)
      step.onResponse?.(status, body, kept, headers)
      if (took !== undefined && kept['orderSn']) submits.push(took)
    },
  }))
  return { ...others, steps: measured, submits }
}

/** A day of Beijing, so many before today. */
const dayAgo = (days: number) => beijingDateTime(Date.now() - days * day).slice(0, 10)

async function begin({ owner }: Running): Promise<number> {
  const { offers } = await owner.data(exportAdminCalls.offers, {})
  const { columns } = offers.find(({ kind }) => kind === 'orders')!
  const { id } = await owner.data(exportAdminCalls.create, {
    requestId: randomUUID(),
    kind: 'orders',
    from: dayAgo(maxExportDays - 1),
    until: dayAgo(0),
    columns: columns.map(({ code }) => code),
    reason: 'bench',
  })
  return id
}

async function one({ owner }: Running, id: number) {
  const { list } = await owner.data(exportAdminCalls.list, {})
  return list.find((each) => each.id === id)!
}

/** Codes of goods that do not sell out. */
async function plenty(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ sn: string }>(`
    select min(k.product_sn) as sn from store_sku s join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id
    join store_goods o on o.partner_id = 1 and o.store_id = 1 and o.goods_id = g.id and o.on_sale
    where s.partner_id = 1 and s.store_id = 1 and s.on_hand - s.reserved > 10000 and g.max_per_user = 0
    group by g.id order by g.id limit 200`)
  return rows.map(({ sn }) => sn)
}
