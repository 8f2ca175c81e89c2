import type { Clock } from '@mallard/kernel'
import { type Database, type Log, ping } from './db/database.ts'
import { isMigrated, type Migration } from './db/migrate.ts'
import type { Worker } from './jobs/worker.ts'

export interface Check {
  readonly name: 'database' | 'migrations' | 'jobs' | 'running'
  readonly ok: boolean
  readonly problem?: string
}

export interface Readiness {
  readonly isReady: boolean
  readonly checks: readonly Check[]
}

export interface HealthOptions {
  readonly database: Database
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly log: Log
  /** Absent in a process that runs no jobs. */
  readonly worker?: Pick<Worker, 'lastLook'>
}

export interface Health {
  /** For `/healthz`: false when only a new process can serve shoppers again. */
  isAlive(): boolean
  /** For `/readyz`: whether this process can serve shoppers. */
  readiness(): Promise<Readiness>
  /** From now on not ready: a balancer sends no more shoppers while the running requests end. */
  stopping(): void
}

const patience = 2_000
const jobSilence = 30_000

export function createHealth({ database, migrations, clock, log, worker }: HealthOptions): Health {
  let isStopping = false
  const failing = new Set<Check['name']>()

  /**
   * Writes down when a check begins to fail and when it is well again, not each time that somebody
   * asks.
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

  return {
    isAlive: () => !database.hasEnded(),
    readiness: async () => {
      const checks = await Promise.all([
        check('running', async () => (isStopping ? 'stopping' : undefined)),
        check('database', async () => void (await ping(database))),
        check('migrations', async () =>
          (await isMigrated(database, migrations)) ? undefined : 'not all of them have run',
        ),
        check('jobs', jobsProblem),
      ])
      return { isReady: checks.every(({ ok }) => ok), checks }
    },
    stopping: () => {
      isStopping = true
    },
  }
}
