import { randomUUID } from 'node:crypto'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import {
  goodsImportCalls,
  type GoodsImport,
} from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { csvText } from '@mallard/kernel'
import type pg from 'pg'
import { machineNow } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { peakMiB } from '../memory.ts'
import { startRunning, until, type Running } from './running.ts'

/** SKUs of a table, four of each goods item. */
const skuCount = Number(process.env['BENCH_SKUS'] ?? 20_000)
const maxCheckSeconds = 60

interface Line {
  readonly what: string
  readonly seconds: number
  readonly rows: Counts
  readonly aim?: string
}
type Counts = GoodsImport['found']

/**
 * A table of goods: checked, run, and sent in again; then another whose server is killed half-way
 * and started again.
 */
export async function importTable(): Promise<string> {
  return withBenchShop(async (bench) => {
    let running = await startRunning(bench)
    const { options, table } = await tablesOf(running, bench.client)
    const lines: Line[] = []
    const sent = async (what: string, prefix: string) => {
      const { id, seconds, found } = await checked(running, table(prefix, options))
      lines.push({ what, seconds, rows: found, aim: `≤ ${maxCheckSeconds} s` })
      return id
    }
    const first = await sent('check', 'A')
    lines.push(await ran('run', running, first))
    await sent('the same table again: check', 'A')

    const second = await sent('another: check', 'B')
    const began = performance.now()
    await running.owner.data(goodsImportCalls.run, { id: second })
    await until(
      () => running.owner.data(goodsImportCalls.detail, { id: second }),
      ({ goodsDone, goodsCount }) => goodsDone >= goodsCount / 2,
    )
    const peak = peakMiB(running.shop.pid)
    await running.kill()
    running = await startRunning(bench)
    const { made, differing } = await finished(running, second)
    const seconds = (performance.now() - began) / 1000
    lines.push({
      what: 'run, its server killed half-way and started again',
      seconds,
      rows: made,
      aim: `${skuCount} new, 0 differing: ${differing}`,
    })
    const kept = await keptOf(bench.client)
    return [
      '| table | seconds | new · changed · same · wrong | aim |',
      '|---|---:|---|---|',
      ...lines.map(lineOf),
      `| bare: as many rows into one table, 200 a transaction | ${(await bareSeconds(bench.client)).toFixed(1)} | | |`,
      '',
      `${skuCount} SKUs, four of each goods item. There are ${kept.goods} goods with ${kept.skus} SKUs of these tables (${skuCount / 2} and ${2 * skuCount} wanted), ${kept.stock} counts of stock. The server had ${peak} MiB at most. ${await machineNow(1)}.`,
    ].join('\n')
  })
}

const lineOf = ({ what, seconds, rows, aim = '' }: Line): string =>
  `| ${what} | ${seconds.toFixed(1)} | ${rows.new} · ${rows.changed} · ${rows.same} · ${rows.wrong} | ${aim} |`

interface Options {
  readonly freight: string
  readonly category: string
}

/** What the columns of choice may hold, and a table of goods whose codes begin with a letter. */
async function tablesOf({ owner }: Running, client: pg.Client) {
  const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
  const { rows } = await client.query<{ name: string }>(
    'select name from category where partner_id = 1 group by 1 having count(*) = 1 order by min(id) limit 1',
  )
  const options: Options = { freight: freightTemplates[0]!.name, category: rows[0]!.name }
  const heads = [
    ['商品编码', '商品名称', '英文名称', '分类', '规格1名', '规格1值', '规格2名', '规格2值'],
    ['规格编码', '售价', '库存', '重量g', '详情', '运费模板', '上架'],
  ].flat()
  const table = (prefix: string, { freight, category }: Options) => {
    const rowsOf = (n: number) =>
      ['云白', '墨黑'].flatMap((colour, c) =>
        ['1.0 L', '1.5 L'].map((size, s) => [
          `BENCH-${prefix}${n}`,
          `手冲壶 ${prefix}${n}`,
          `Kettle ${prefix}${n}`,
          category,
          '颜色',
          colour,
          '容量',
          size,
          `BENCH-${prefix}${n}-${c}${s}`,
          100 + ((n * 37 + c + s) % 900),
          (n * 13 + s) % 200,
          800 + s * 200,
          `<p>第 ${n} 款：304 不锈钢，细口出水。</p>`,
          freight,
          '是',
        ]),
      )
    const body = Array.from({ length: skuCount / 4 }, (_, n) => rowsOf(n + 1)).flat()
    return Buffer.from(csvText([heads, ...body]))
  }
  return { options, table }
}

/** Sends a table in and waits for its check. */
async function checked({ owner, shop }: Running, bytes: Buffer) {
  const request = { requestId: randomUUID(), name: 'bench.csv', size: bytes.length }
  const { id, url, method } = await owner.data(goodsImportCalls.begin, request)
  const began = performance.now()
  await fetch(new URL(url, shop.shop), {
    method,
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  await owner.data(goodsImportCalls.check, { id })
  const { found, state } = await until(
    () => owner.data(goodsImportCalls.detail, { id }),
    ({ state }) => state === 'checked' || state === 'failed',
  )
  if (state === 'failed') throw new Error('the table was not read')
  if (found.wrong > 0) {
    const { list } = await owner.data(goodsImportCalls.rows, { id, state: 'wrong', pageSize: 1 })
    throw new Error(`rows are wrong: ${JSON.stringify(list[0])}`)
  }
  return { id, found, seconds: (performance.now() - began) / 1000 }
}

async function ran(what: string, running: Running, id: number): Promise<Line> {
  const began = performance.now()
  await running.owner.data(goodsImportCalls.run, { id })
  const { made, differing } = await finished(running, id)
  const aim = `0 differing: ${differing}`
  return { what, seconds: (performance.now() - began) / 1000, rows: made, aim }
}

const finished = ({ owner }: Running, id: number) =>
  until(
    () => owner.data(goodsImportCalls.detail, { id }),
    ({ state }) => state === 'done',
  )

async function keptOf(client: pg.Client) {
  const { rows } = await client.query<Record<'goods' | 'skus' | 'stock', number>>(`
    select count(distinct k.goods_id)::int as goods, count(distinct k.id)::int as skus, count(s.sku_id)::int as stock
    from sku k left join store_sku s on s.partner_id = 1 and s.store_id = 1 and s.sku_id = k.id
    where k.partner_id = 1 and k.product_sn like 'BENCH-%'`)
  return rows[0]!
}

/** What PostgreSQL needs for as many rows, one statement each. */
async function bareSeconds(client: pg.Client): Promise<number> {
  await client.query('create table bench_row (id bigint primary key, a text, b text, c int)')
  const began = performance.now()
  for (let id = 0; id < skuCount; id += 1) {
    if (id % 200 === 0) await client.query('begin')
    await client.query('insert into bench_row values ($1, $2, $3, $4)', [
      id,
      `BENCH-${id}`,
      '手冲壶',
      id,
    ])
    if (id % 200 === 199 || id === skuCount - 1) await client.query('commit')
  }
  return (performance.now() - began) / 1000
}
