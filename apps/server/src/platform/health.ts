import type { Clock } from '@mallard/kernel'
import type { Cache } from './cache.ts'
import { type Database, type Log, takesWriting } from './db/database.ts'
import { isMigrated, type Migration } from './db/migrate.ts'
import type { Worker } from './jobs/worker.ts'

export interface Check {
  readonly name: 'database' | 'migrations' | 'jobs' | 'running'
  readonly ok: boolean
  readonly problem?: string
}

export interface Readiness {
  /**
   * Degraded: it was ready, the database is away or takes no writing, and pages can be shown
   * meanwhile; what writes is refused in words.
   */
  readonly state: 'ready' | 'degraded' | 'unready'
  readonly checks: readonly Check[]
}

export interface HealthOptions {
  readonly database: Database
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly log: Log
  /** Absent in a process that runs no jobs. */
  readonly worker?: Pick<Worker, 'lastLook'>
  /** What was drawn before; absent in a process that draws no pages. */
  readonly documents?: Pick<Cache, 'hasKept'>
}

export interface Health {
  /** For `/healthz`: false when only a new process can serve shoppers again. */
  isAlive(): boolean
  /** For `/readyz`: whether this process can serve shoppers. */
  readiness(): Promise<Readiness>
  /** From now on not ready: a balancer sends no more shoppers while the running requests end. */
  stopping(): void
}

const readOnly = 'takes no writing'

const patience = 2_000
const jobSilence = 30_000

export function createHealth(options: HealthOptions): Health {
  const { database, migrations, clock, log, worker, documents } = options
  let isStopping = false
  let wasReady = false
  const failing = new Set<Check['name']>()

  /**
   * Logs when a check begins to fail and when it passes again, not each time that it runs.
   */
  function note(name: Check['name'], problem: string | undefined, error?: unknown): void {
    if (problem !== undefined && !failing.has(name))
      log.warn({ check: name, problem, err: error }, 'not ready')
    if (problem === undefined && failing.has(name)) log.info({ check: name }, 'ready again')
    if (problem === undefined) failing.delete(name)
    else failing.add(name)
  }

  async function check(
    name: Check['name'],
    probe: () => Promise<string | undefined>,
  ): Promise<Check> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, patience, `no answer within ${patience / 1000} s`)
    })
    try {
      const problem = await Promise.race([probe(), late])
      note(name, problem)
      return problem ? { name, ok: false, problem } : { name, ok: true }
    } catch (error) {
      const problem = 'not reachable'
      // The reason is for the log alone: this page is open to everyone.
      note(name, problem, error)
      return { name, ok: false, problem }
    } finally {
      clearTimeout(timer)
    }
  }

  async function jobsProblem(): Promise<string | undefined> {
    if (!worker) return undefined
    if (worker.lastLook === undefined) return 'not started yet'
    const silence = clock.now() - worker.lastLook
    return silence > jobSilence
      ? `no look at the job table for ${Math.round(silence / 1000)} s`
      : undefined
  }

  function stateOf(checks: readonly Check[]): Readiness['state'] {
    if (checks.every(({ ok }) => ok)) {
      wasReady = true
      return 'ready'
    }
    const database = checks.find(({ name }) => name === 'database')
    // Neither migrations nor jobs can be asked for without it.
    if (!wasReady || isStopping || !database || database.ok) return 'unready'
    const canShow = database.problem === readOnly || documents?.hasKept() === true
    return canShow ? 'degraded' : 'unready'
  }

  return {
    isAlive: () => !database.hasEnded(),
    readiness: async () => {
      const checks = await Promise.all([
        check('running', async () => (isStopping ? 'stopping' : undefined)),
        check('database', async () => ((await takesWriting(database)) ? undefined : readOnly)),
        check('migrations', async () =>
          (await isMigrated(database, migrations)) ? undefined : 'not all of them have run',
        ),
        check('jobs', jobsProblem),
      ])
      return { state: stateOf(checks), checks }
    },
    stopping: () => {
      isStopping = true
    },
  }
}
