import { fakeClock } from '@mallard/testing/clock'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '#app/migrations.ts'
import { testDatabase } from '#app/testing/test-harness.ts'
import type { Database } from './db/database.ts'
import { DatabaseAway } from './db/database-away.ts'
import { createHealth } from './health.ts'
import { silentLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { enqueue } from './jobs/enqueue.ts'
import type { JobKind, JobPayloads } from './jobs/kinds.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
const clock = fakeClock()
const log = silentLog

function problemsOf(checks: readonly { name: string; ok: boolean }[]): string[] {
  return checks.filter(({ ok }) => !ok).map(({ name }) => name)
}

describe('life', () => {
  it('is over when the embedded database has ended, which only a new process opens again', async () => {
    const own = await testDatabase()
    const health = createHealth({ database: own, migrations, clock, log })
    expect(health.isAlive()).toBe(true)
    await own.close()
    expect(health.isAlive()).toBe(own.kind === 'postgres')
  })
})

describe('readiness', () => {
  it('is given with a database that answers, every migration run and the jobs alive', async () => {
    const health = createHealth({
      database,
      migrations,
      clock,
      log,
      worker: { lastLook: clock.now() },
    })
    expect(await health.readiness()).toMatchObject({ state: 'ready' })
  })

  it('is refused while a migration is missing', async () => {
    const health = createHealth({
      database,
      migrations: [...migrations, { id: '9999-later', sql: 'select 1' }],
      clock,
      log,
    })
    expect(problemsOf((await health.readiness()).checks)).toEqual(['migrations'])
  })

  it('is refused when the jobs have not looked for their work for half a minute', async () => {
    const worker = { lastLook: clock.now() }
    const health = createHealth({ database, migrations, clock, log, worker })
    clock.advance(30_001)
    expect(problemsOf((await health.readiness()).checks)).toEqual(['jobs'])
  })

  it('is refused from the moment the process begins to stop', async () => {
    const health = createHealth({ database, migrations, clock, log })
    health.stopping()
    expect(problemsOf((await health.readiness()).checks)).toEqual(['running'])
  })

  it('is refused when the database does not answer, without telling strangers why', async () => {
    const closed = await testDatabase()
    await closed.close()
    const { checks } = await createHealth({ database: closed, migrations, clock, log }).readiness()
    expect(problemsOf(checks)).toEqual(['database', 'migrations'])
    expect(checks.map(({ problem }) => problem).filter(Boolean)).toEqual([
      'not reachable',
      'not reachable',
    ])
  })

  /** A database that stops answering, or takes no writing any more, when it is told to. */
  function failing(how: 'away' | 'read-only') {
    let hasFailed = false
    const kysely = database.kysely.withPlugin({
      transformQuery: ({ node }) => {
        if (hasFailed && how === 'away') throw new DatabaseAway('no answer')
        return node
      },
      transformResult: async ({ result }) =>
        hasFailed && 'isReadOnly' in (result.rows[0] ?? {})
          ? { ...result, rows: [{ isReadOnly: true }] }
          : result,
    })
    return { database: { ...database, kysely }, fail: (is: boolean) => void (hasFailed = is) }
  }
  const readySoFar = async (how: 'away' | 'read-only') => {
    const { database: failed, fail } = failing(how)
    let hasKept = true
    const health = createHealth({
      database: failed,
      migrations,
      clock,
      log,
      worker: { lastLook: clock.now() },
      documents: { hasKept: () => hasKept },
    })
    const state = async () => (await health.readiness()).state
    return { health, fail, state, forget: () => void (hasKept = false) }
  }

  it('is kept as degraded while the database is away, as long as pages of before can be shown', async () => {
    const { health, fail, state, forget } = await readySoFar('away')
    fail(true)
    expect(await state()).toBe('unready')
    fail(false)
    expect(await state()).toBe('ready')
    fail(true)
    expect(await state()).toBe('degraded')
    forget()
    expect(await state()).toBe('unready')
    fail(false)
    expect(await state()).toBe('ready')
    health.stopping()
    fail(true)
    expect(await state()).toBe('unready')
  })

  it('is degraded on a server that takes no writing, and refused to who was never ready', async () => {
    const { fail, state, forget, health } = await readySoFar('read-only')
    fail(true)
    expect(problemsOf((await health.readiness()).checks)).toEqual(['database'])
    expect(await state()).toBe('unready')
    fail(false)
    expect(await state()).toBe('ready')
    fail(true)
    forget()
    expect(await state()).toBe('degraded')
  })

  it('tells the log why, once when it begins and once when it is over', async () => {
    const lines: [message: string, details: object][] = []
    const write = (details: object, message: string) => void lines.push([message, details])
    const worker: { lastLook: number | undefined } = { lastLook: clock.now() - 31_000 }
    const closed = await testDatabase()
    const noting = { debug: write, info: write, warn: write, error: write }
    const health = createHealth({ database: closed, migrations, clock, log: noting, worker })
    await health.readiness()
    await health.readiness()
    expect(lines).toEqual([
      [
        'not ready',
        { check: 'jobs', problem: 'no look at the job table for 31 s', err: undefined },
      ],
    ])
    worker.lastLook = clock.now()
    await health.readiness()
    expect(lines.at(-1)).toEqual(['ready again', { check: 'jobs' }])
    await closed.close()
    await health.readiness()
    await health.readiness()
    expect(lines.slice(2)).toMatchObject([
      ['not ready', { check: 'database', err: expect.any(Error) as Error }],
      ['not ready', { check: 'migrations', err: expect.any(Error) as Error }],
    ])
  })
})

describe('metrics', () => {
  it('show requests, jobs by state and how late the oldest is', async () => {
    const metrics = createMetrics({
      db: database.kysely,
      clock,
      kind: database.kind,
      withDefaults: false,
      caches: [{ counts: new Map([['list', { kept: 3, joined: 2, read: 1 }]]) }],
    })
    await enqueue(database.kysely, {
      kind: 'x' as JobKind,
      payload: {} as JobPayloads[JobKind],
      runAt: clock.now() - 90_000,
    })
    metrics.answered('GET', '/b2c/cartV3/list', 200, 0.004)
    metrics.jobEnded('x', 'failed')
    const text = await metrics.text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/b2c/cartV3/list",status="200"} 1',
    )
    expect(text).toContain('mallard_jobs{state="waiting"} 1')
    expect(text).toContain('mallard_jobs_late_seconds 90')
    for (const row of ['from="kept"} 3', 'from="joined"} 2', 'from="read"} 1'])
      expect(await metrics.text()).toContain(`mallard_cache_answers_total{cache="list",${row}`)
    expect(text).toContain('mallard_job_runs_total{kind="x",outcome="failed"} 1')
    expect(text).toContain(`mallard_database_up{kind="${database.kind}"} 1`)
  })

  it('still answer when the database does not', async () => {
    const closed = await testDatabase()
    await closed.close()
    const metrics = createMetrics({
      db: closed.kysely,
      clock,
      kind: closed.kind,
      withDefaults: false,
    })
    expect(await metrics.text()).toContain(`mallard_database_up{kind="${closed.kind}"} 0`)
  })
})
