import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startBuiltShop } from '@mallard/testing/built-shop'
import type { ChannelKeys } from './checkouts.ts'
import { benchDatabase } from './cluster.ts'
import { enlarge, type Members } from './fill.ts'
import { benchSeconds, openToLoad, type Measured } from './load.ts'
import { costOf, type Processors, processors } from './processors.ts'
import { type Row, rowsOf } from './rows.ts'
import { sizeOf } from '../shop-size.ts'

const connectionCounts = [1, 16, 64]
/** A coupon is used once: more time to measure needs more of those who have one. */
const members: Members = {
  adders: 3_000,
  buyers: 3_000,
  savers: Math.max(3_000, Math.ceil(benchSeconds * 2_000)),
  collectors: Math.max(1_000, Math.ceil(benchSeconds * 400)),
}

/** A folder for the server's CPU profile, to be opened in a browser's tools. */
const profileFolder = process.env['BENCH_PROFILE']
const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []

/**
 * Runs every row at every number of connections; the rows of the bare limits come from the same
 * minutes.
 */
export async function apiTable(only?: string): Promise<string> {
  const database = await benchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-'))
  const stops = [database.close, async () => rmSync(folder, { recursive: true, force: true })]
  try {
    const shop = await startBuiltShop(
      {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        ...openToLoad,
      },
      profiling,
    )
    stops.push(shop.stop)
    const bare = await startBare(database.url)
    stops.push(async () => bare.stop())
    const world = await enlarge(
      database.url,
      sizeOf({ goods: 10_000, members: 0, orders: 0 }),
      members,
    )
    const keys = JSON.parse(
      readFileSync(join(folder, 'sandbox/sandbox-keys.json'), 'utf8'),
    ) as ChannelKeys
    const rows = rowsOf(shop.shop, bare.url, world, keys).filter(
      ({ name }) => !only || name.includes(only) || name.startsWith('bare'),
    )
    const table = await measureAll(rows, await processors(shop.pid, database.url), database.analyze)
    const { sources } = JSON.parse(
      readFileSync(fileURLToPath(new URL('../../../dist/build.json', import.meta.url)), 'utf8'),
    ) as { sources: string }
    return `${table}\n\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.versions.node}; ${world.goods.length} goods, ${world.keywords.length} keywords, ${Object.values(members).reduce((sum, count) => sum + count)} members, ${world.savings.running} promotions running; ${benchSeconds} s a figure; build ${sources.slice(0, 10)}.`
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

async function measureAll(
  rows: readonly Row[],
  { used }: Processors,
  analyze: () => Promise<void>,
): Promise<string> {
  const lines: string[] = []
  const notes: string[] = []
  const limits: Partial<Record<string, number[]>> = {}
  for (const { name, limit, aim, measure, prepare, warmUps = 1 } of rows) {
    for (let round = 0; round < warmUps; round += 1) {
      await prepare?.()
      await measure(16)
    }
    await analyze()
    const measured: Measured[] = []
    let cost = ''
    for (const connections of connectionCounts) {
      await prepare?.()
      const before = used()
      const figures = await measure(connections)
      measured.push(figures)
      if (connections === 16 && !name.startsWith('bare'))
        cost = costOf(before, used(), figures.count)
    }
    if (name.startsWith('bare')) limits[limit] = measured.map(({ perSecond }) => perSecond)
    const cells = measured.map(({ perSecond, p99 }) => `${round(perSecond)} · ${round(p99)} ms`)
    const bound = limits[limit]?.[1]
    const ratio = bound ? `${((100 * (measured[1]?.perSecond ?? 0)) / bound).toFixed(1)} %` : ''
    const wrong = measured.reduce((sum, each) => sum + each.wrong, 0)
    lines.push(
      `| ${name} | ${cells.join(' | ')} | ${ratio} | ${cost} | ${aim === undefined ? '' : `≥ ${aim}`} |${wrong ? ` ${wrong} wrong answers` : ''}`,
    )
    console.error(lines.at(-1))
    notes.push(...stepsOf(measured))
  }
  const counts = connectionCounts.map((count) => `${count} connection${count > 1 ? 's' : ''}`)
  return [
    `| per second (median) · p99 | ${counts.join(' | ')} | of the bare limit at 16 | processor ms each at 16: server · PostgreSQL · load | aim |`,
    `|---|${connectionCounts.map(() => '---:').join('|')}|---:|---:|---:|`,
    ...lines,
    ...(notes.length
      ? [
          '',
          `| median ms: asked · in the server | ${counts.join(' | ')} | aim at 16 |`,
          `|---|${connectionCounts.map(() => '---:').join('|')}|---:|`,
          ...notes,
        ]
      : []),
  ].join('\n')
}

/** A line for each step of a journey whose time is told. */
function stepsOf(measured: readonly Measured[]): string[] {
  return (measured[0]?.steps ?? []).map(({ name, aim }) => {
    const cells = measured.map(({ steps = [] }) =>
      steps
        .filter((step) => step.name === name)
        .map(({ asked, inServer }) => `${round(asked)} · ${round(inServer)}`)
        .join(),
    )
    return `| ${name} | ${cells.join(' | ')} | ≤ ${aim} |`
  })
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '')
}
