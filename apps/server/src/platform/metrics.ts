import type { Clock } from '@mallard/kernel'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Cache } from './cache.ts'
import type { Db } from './db/database.ts'
import { countJobs } from './jobs/jobs.repo.ts'

export interface Metrics {
  /**
   * One answered request: the route's pattern, never its path, so that the number of series is
   * bounded.
   */
  answered(method: string, route: string, status: number, seconds: number): void
  jobEnded(kind: string, outcome: 'done' | 'again' | 'failed' | 'dead'): void
  /** The text that `/metrics` answers, and its content type. */
  text(): Promise<string>
  readonly contentType: string
}

export interface MetricsOptions {
  readonly db: Db
  readonly clock: Clock
  readonly kind: 'embedded' | 'postgres'
  /** Node's own figures; off where several registries live in one process. */
  readonly withDefaults?: boolean
  /** What answers are kept in; of no two the same kind of key. */
  readonly caches?: readonly Pick<Cache, 'counts'>[]
  /** Figures of the features, asked for when the text is. */
  readonly figures?: readonly Figure[]
}

export interface Figure {
  readonly name: string
  readonly help: string
  read(): Promise<number>
}

export function createMetrics({
  db,
  clock,
  kind,
  withDefaults = true,
  caches = [],
  figures = [],
}: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (withDefaults) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const ended = new Counter({
    name: 'mallard_job_runs_total',
    help: 'Runs of jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const jobs = new Gauge({
    name: 'mallard_jobs',
    help: 'Jobs by state',
    labelNames: ['state'],
    registers,
  })
  const late = new Gauge({
    name: 'mallard_jobs_late_seconds',
    help: 'How long the oldest due job has waited',
    registers,
  })
  const up = new Gauge({
    name: 'mallard_database_up',
    help: 'Whether the database answers',
    labelNames: ['kind'],
    registers,
  })

  const readCaches = cacheAnswers(caches, registers)

  const gauges = figures.map(({ name, help, read }) => ({
    gauge: new Gauge({ name, help, registers }),
    read,
  }))

  async function readDatabase(): Promise<void> {
    try {
      for (const { gauge, read } of gauges) gauge.set(await read())
      const counts = await countJobs(db, clock.now())
      for (const state of ['waiting', 'running', 'dead'] as const)
        jobs.set({ state }, counts[state])
      late.set(counts.lateBy / 1000)
      up.set({ kind }, 1)
    } catch {
      // The other figures are wanted most when the database is down.
      up.set({ kind }, 0)
    }
  }

  return {
    answered: (method, route, status, seconds) =>
      requests.observe({ method, route, status }, seconds),
    jobEnded: (job, outcome) => ended.inc({ kind: job, outcome }),
    text: async () => {
      readCaches()
      await readDatabase()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Counts what caches answered anew, whenever it is called. */
function cacheAnswers(
  caches: NonNullable<MetricsOptions['caches']>,
  registers: Registry[],
): () => void {
  const answered = new Counter({
    name: 'mallard_cache_answers_total',
    help: 'What caches were asked for, by kind and by where it came from: kept, joined, read',
    labelNames: ['cache', 'from'],
    registers,
  })
  return () => {
    answered.reset()
    for (const { counts } of caches)
      for (const [cache, count] of counts)
        for (const from of ['kept', 'joined', 'read'] as const)
          answered.inc({ cache, from }, count[from])
  }
}
