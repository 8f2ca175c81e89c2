import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { enlarge, type Members } from './fill.ts'
import { benchSeconds, type Measured } from './load.ts'
import { costOf, type Processors, processors } from './processors.ts'
import { type Row, rowsOf } from './rows.ts'
import { startBare } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { answeredByCaches, cacheAnswers } from '../cache-answers.ts'
import { benchSeed } from '../seed.ts'
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
  return withBenchShop(async ({ database, start, channelKeys }) => {
    const shop = await start({ flags: profiling })
    const bare = await startBare(database.url)
    try {
      const world = await enlarge(
        database.url,
        sizeOf({ goods: 10_000, members: 0, orders: 0 }),
        members,
      )
      const rows = rowsOf(shop.shop, bare.url, world, channelKeys()).filter(
        ({ name }) => !only || name.includes(only) || name.startsWith('bare'),
      )
      const family = await processors(shop.pid, database.url)
      const table = await measureAll(rows, shop.shop, family, database.analyze)
      const { sources } = JSON.parse(
        readFileSync(fileURLToPath(new URL('../../../dist/build.json', import.meta.url)), 'utf8'),
      ) as { sources: string }
      return `${table}\n\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.versions.node}; ${world.goods.length} goods, ${world.keywords.length} keywords, ${Object.values(members).reduce((sum, count) => sum + count)} members, ${world.savings.running} promotions running; ${benchSeconds} s a figure; BENCH_SEED=${benchSeed}; build ${sources.slice(0, 10)}.`
    } finally {
      bare.stop()
    }
  })
}

async function measureAll(
  rows: readonly Row[],
  shop: string,
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
    let [cost, caches] = ['', '']
    for (const connections of connectionCounts) {
      await prepare?.()
      const [keptBefore, before] = [await cacheAnswers(shop), used()]
      const figures = await measure(connections)
      measured.push(figures)
      if (connections !== 16 || name.startsWith('bare')) continue
      cost = costOf(before, used(), figures.count)
      caches = answeredByCaches(keptBefore, await cacheAnswers(shop), figures.count)
    }
    if (name.startsWith('bare')) limits[limit] = measured.map(({ perSecond }) => perSecond)
    const cells = measured.map(({ perSecond, p99 }) => `${round(perSecond)} · ${round(p99)} ms`)
    const bound = limits[limit]?.[1]
    const ratio = bound ? `${((100 * (measured[1]?.perSecond ?? 0)) / bound).toFixed(1)} %` : ''
    const wrong = measured.reduce((sum, each) => sum + each.wrong, 0)
    lines.push(
      `| ${name} | ${cells.join(' | ')} | ${ratio} | ${cost} | ${caches} | ${aim === undefined ? '' : `≥ ${aim}`} |${wrong ? ` ${wrong} wrong answers` : ''}`,
    )
    console.error(lines.at(-1))
    notes.push(...stepsOf(measured))
  }
  const counts = connectionCounts.map((count) => `${count} connection${count > 1 ? 's' : ''}`)
  return [
    `| per second (median) · p99 | ${counts.join(' | ')} | of the bare limit at 16 | processor ms each at 16: server · PostgreSQL · load | from caches at 16 | aim |`,
    `|---|${connectionCounts.map(() => '---:').join('|')}|---:|---:|---|---:|`,
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
