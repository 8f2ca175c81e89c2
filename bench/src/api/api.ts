import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startBuiltShop } from '@mallard/testing/built-shop'
import autocannon, { type Request, type Step } from 'autocannon'
import { type ChannelKeys, checkouts } from './checkouts.ts'
import { benchDatabase } from './cluster.ts'
import { type BenchWorld, enlarge } from './fill.ts'

const connectionCounts = [1, 16, 64]
const goodsCount = 10_000
const memberCount = 6_000
/** Members below this number add to carts, those above buy. */
const buyersFrom = 3_000
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)

/** A folder for the server's CPU profile, to be opened in a browser's tools. */
const profileFolder = process.env['BENCH_PROFILE']
const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []

interface Measured {
  /** Median of whole seconds, and milliseconds. */
  readonly perSecond: number
  readonly p99: number
  readonly wrong: number
}

interface Row {
  readonly name: string
  readonly limit: 'json' | 'insert'
  /** Requests per second at 16 connections. */
  readonly aim?: number
  measure(connections: number): Promise<Measured>
}

/** Runs every row at every number of connections; the rows of the bare limits come from the same minutes. */
export async function apiTable(only?: string): Promise<string> {
  const database = await benchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  const stops = [database.close, async () => rmSync(folder, { recursive: true, force: true })]
  try {
    // The load comes from one address: it is counted as a flood would be, and let through.
    const shop = await startBuiltShop({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'warn', FLOOD_LIMIT: '1000000000' }, profiling)
    stops.push(shop.stop)
    const bare = await startBare(database.url)
    stops.push(async () => bare.stop())
    const world = await enlarge(database.url, goodsCount, memberCount)
    const keys = JSON.parse(readFileSync(join(folder, 'sandbox/sandbox-keys.json'), 'utf8')) as ChannelKeys
    const rows = rowsOf(shop.shop, bare.url, world, keys).filter(({ name }) => !only || name.includes(only) || name.startsWith('bare'))
    const table = await measureAll(rows)
    const { sources } = JSON.parse(readFileSync(fileURLToPath(new URL('../../../dist/build.json', import.meta.url)), 'utf8')) as { sources: string }
    return `${table}\n\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.versions.node}; ${world.goods.length} goods, ${world.keywords.length} keywords, ${memberCount} members; ${seconds} s a figure; build ${sources.slice(0, 10)}.`
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function startBare(databaseUrl: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const file = fileURLToPath(new URL('./bare.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', () => reject(new Error('the bare server did not start')))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.kill() }
}

function rowsOf(shop: string, bare: string, world: BenchWorld, keys: ChannelKeys): Row[] {
  const { goods, categories, keywords, tokens } = world
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
  const detail = (count: number) => () => ({ path: `/b2c/product/1-1/detail/${pick(goods.slice(0, count)).id}` })
  const list = '/b2c/product/1-1/product-list?pageSize=20'
  const page = { 'accept-encoding': 'br', accept: 'text/html' }
  let serial = 0
  const adding = (): Request => {
    const who = (serial += 1) % buyersFrom
    // A member returns to twenty goods, so that carts stay as long as people's are.
    const { productSn } = goods[(who * 37 + (serial % 20)) % goods.length] ?? pick(goods)
    return {
      method: 'POST',
      path: `/b2c/cartV3/1-1/add/${productSn}/1/0`,
      headers: { authorization: tokens[who] ?? '', 'content-type': 'application/json' },
      body: '{}',
    }
  }
  const sorts = ['default', 'sales', 'priceUp', 'priceDown', 'newest']
  return [
    { name: 'bare Fastify JSON route', limit: 'json', measure: load(bare, () => ({ path: '/' })) },
    { name: 'bare PostgreSQL insert transaction', limit: 'insert', measure: load(bare, () => ({ path: '/insert' })) },
    { name: 'goods detail, 500 goods', limit: 'json', aim: 10_000, measure: load(shop, detail(500)) },
    { name: 'goods detail, any of 10 000', limit: 'json', measure: load(shop, detail(goods.length)) },
    {
      name: 'list of 20, by category and sort',
      limit: 'json',
      aim: 5_000,
      measure: load(shop, () => ({ path: `${list}&categoryId=${pick(categories)}&sort=${pick(sorts)}` })),
    },
    {
      name: 'list of 20, any of 500 pages',
      limit: 'json',
      measure: load(shop, () => ({ path: `${list}&pageNum=${1 + Math.floor(Math.random() * 500)}&sort=${pick(sorts)}` })),
    },
    { name: 'keyword search', limit: 'json', aim: 1_500, measure: load(shop, () => ({ path: `${list}&q=${encodeURIComponent(pick(keywords))}` })) },
    {
      name: 'keyword search, none asked before',
      limit: 'json',
      measure: load(shop, () => ({ path: `${list}&q=${encodeURIComponent(pick(keywords))}&priceMax=${1_000_000 + (serial += 1)}` })),
    },
    { name: 'add to cart', limit: 'insert', aim: 1_500, measure: load(shop, adding) },
    { name: 'whole checkout', limit: 'insert', aim: 250, measure: (connections) => measureCheckouts(shop, world, keys, connections) },
    {
      name: 'goods page, from the short cache',
      limit: 'json',
      aim: 5_000,
      measure: load(shop, () => ({ path: `/goods/${pick(goods.slice(0, 20)).id}-1-1`, headers: page })),
    },
    {
      name: 'goods page, drawn',
      limit: 'json',
      aim: 300,
      measure: load(shop, () => ({ path: `/goods/${goods[(serial += 1) % goods.length]?.id}-1-1`, headers: page })),
    },
  ]
}

/** A load of single requests. Reads are tried first, and then counted by status alone: reading every answer would cost the load more than the server. */
function load(url: string, next: () => Request): Row['measure'] {
  return async (connections) => {
    let refused = 0
    for (let tries = 0; tries < 10; tries += 1) {
      const { method = 'GET', path = '/', headers = {}, body } = next()
      const response = await fetch(url + path, { method, headers, ...(body ? { body } : {}) })
      if (!isGood(response.status, await response.text())) refused += 1
    }
    const isWrite = next().method === 'POST'
    const step: Step = {
      setupRequest: (request) => ({ ...request, headers: {}, ...next() }),
      ...(isWrite ? { onResponse: (status, body) => void (isGood(status, body) || (refused += 1)) } : {}),
    }
    const { requests, latency, errors, non2xx } = await autocannon({ url, connections, duration: seconds, requests: [step] })
    return { perSecond: requests.p50, p99: latency.p99, wrong: refused + errors + non2xx }
  }
}

function isGood(status: number, body: string): boolean {
  return status === 200 && !(body.startsWith('{"code":') && !body.startsWith('{"code":200'))
}

async function measureCheckouts(url: string, world: BenchWorld, keys: ChannelKeys, connections: number): Promise<Measured> {
  const { steps, done, wrong } = checkouts(world, keys, buyersFrom)
  const began = performance.now()
  const { errors } = await autocannon({ url, connections, duration: seconds, requests: steps })
  if (wrong.length) console.error([...new Set(wrong)].slice(0, 5).join('\n'))
  const counts = Array.from({ length: seconds }, (_, second) => done.filter(({ at }) => Math.floor((at - began) / 1000) === second).length)
  const took = done.map((each) => each.took).sort((a, b) => a - b)
  return { perSecond: median(counts), p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN, wrong: wrong.length + errors }
}

async function measureAll(rows: readonly Row[]): Promise<string> {
  const lines: string[] = []
  const limits: Partial<Record<string, number[]>> = {}
  for (const { name, limit, aim, measure } of rows) {
    await measure(16)
    const measured: Measured[] = []
    for (const connections of connectionCounts) measured.push(await measure(connections))
    if (name.startsWith('bare')) limits[limit] = measured.map(({ perSecond }) => perSecond)
    const cells = measured.map(({ perSecond, p99 }) => `${round(perSecond)} · ${round(p99)} ms`)
    const bound = limits[limit]?.[1]
    const ratio = bound ? `${((100 * (measured[1]?.perSecond ?? 0)) / bound).toFixed(1)} %` : ''
    const wrong = measured.reduce((sum, each) => sum + each.wrong, 0)
    lines.push(`| ${name} | ${cells.join(' | ')} | ${ratio} | ${aim === undefined ? '' : `≥ ${aim}`} |${wrong ? ` ${wrong} wrong answers` : ''}`)
    console.error(lines.at(-1))
  }
  return [
    `| per second (median) · p99 | ${connectionCounts.map((count) => `${count} connection${count > 1 ? 's' : ''}`).join(' | ')} | of the bare limit at 16 | aim |`,
    `|---|${connectionCounts.map(() => '---:').join('|')}|---:|---:|`,
    ...lines,
  ].join('\n')
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '')
}
