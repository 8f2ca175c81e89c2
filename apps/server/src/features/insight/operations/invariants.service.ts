import type { ErrorName } from '@mallard/contract/errors'
import type {
  InvariantRun,
  Invariants,
} from '@mallard/contract/insight/operations/operations-admin.calls'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { questionOf, type Invariant, type InvariantSubject } from '#platform/db/invariants.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { nextTime } from '#platform/jobs/schedule.ts'
import type { Services } from '#platform/services.ts'
import { isHouse } from './house.service.ts'
import { readMark, writeMark } from './invariant-marks.repo.ts'
import { askSlices, usualPace, type Pace } from './invariant-slices.service.ts'
import {
  askInvariant,
  beginRun,
  endRun,
  latestRun,
  noteRun,
  type RunRow,
} from './operations.repo.ts'
import type { Found } from './operations.tables.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Asks every invariant about everything, as somebody in the back office wanted. */
    'invariants.full': { runId: number }
  }
}

/** Milliseconds for one invariant that is asked about everything, and for all of a run. */
const limits = { each: 10 * minute, all: 50 * minute }
/** A process that died in the middle of a run blocks the next one no longer than a run can take. */
const staleAfter = 55 * minute
/** When the nights begin in which invariants are asked that are about all rows together. */
const night = { kind: 'invariants.check', dailyAt: '04:10' } as const

type Asking = Pick<Services, 'db' | 'clock' | 'log'>

/** What is asked, and of what. */
export interface Book {
  readonly invariants: readonly Invariant[]
  readonly subjects: Readonly<Record<string, InvariantSubject>>
}

/**
 * Each hour: what was changed, the next part of everything, what was broken before; and once a
 * night those that are about all rows together, which are carried on in between while they hold.
 * Undefined: another run is under way.
 */
export async function checkByClock(
  services: Asking,
  book: Book,
  pace: Pace = usualPace,
): Promise<Found[] | undefined> {
  const { db, clock } = services
  const before = new Map((await latestRun(db, true))?.results.map((found) => [found.name, found]))
  const id = await begin(services, '')
  if (id === undefined) return undefined
  const results: Found[] = []
  const note = async (found: Found) => {
    results.push(found)
    await noteRun(db, id, results)
  }
  await askSlices(services, book, pace, note)
  const last = await readMark(db, 'together', '')
  const isNight = !last?.beganAt || nextTime(night, last.beganAt.getTime()) <= clock.now()
  if (isNight)
    await writeMark(db, 'together', '', {
      place: '',
      beganAt: new Date(clock.now()),
      done: 0,
      total: 0,
    })
  const together = book.invariants.filter(({ subject }) => subject === undefined)
  const holds = (found: Found | undefined) =>
    found !== undefined && found.total === 0 && found.fault === undefined
  const isAsked = ({ name }: Invariant) => isNight || !holds(before.get(name))
  for (const { name } of together.filter((invariant) => !isAsked(invariant)))
    await note(before.get(name)!)
  await askAll(services, together.filter(isAsked), note)
  return end(services, id, results)
}

/** Asks every invariant about everything, in a run that was begun: `runNow`. */
export async function checkAll(
  services: Asking,
  invariants: readonly Invariant[],
  runId: number,
): Promise<Found[]> {
  const results: Found[] = []
  await askAll(services, invariants, async (found) => {
    results.push(found)
    await noteRun(services.db, runId, results)
  })
  return end(services, runId, results)
}

/** One that takes too long, or fails, takes none of the others along. */
async function askAll(
  { db, clock, log }: Asking,
  invariants: readonly Invariant[],
  note: (found: Found) => Promise<void>,
): Promise<void> {
  const began = clock.now()
  for (const invariant of invariants) {
    const { name } = invariant
    const left = limits.all - (clock.now() - began)
    const found =
      left > 0
        ? askInvariant(db, name, questionOf(invariant), Math.min(limits.each, left))
        : Promise.reject(new Error('there was no time left for it'))
    await note(
      await found.catch((error: unknown) => {
        log.error({ err: error, invariant: name }, 'an invariant could not be asked to the end')
        return {
          name,
          total: 0,
          rows: [],
          fault: error instanceof Error ? error.message : String(error),
        }
      }),
    )
  }
}

function begin({ db, clock }: Asking, staffName: string): Promise<number | undefined> {
  const now = clock.now()
  return beginRun(db, staffName, new Date(now), new Date(now - staleAfter))
}

async function end({ db, clock }: Asking, id: number, results: readonly Found[]): Promise<Found[]> {
  const sorted = results.toSorted((one, other) => rank(other) - rank(one))
  await endRun(db, id, sorted, new Date(clock.now()))
  return sorted
}

/** Broken ones first, then those of which nobody knows. */
const rank = ({ total, fault }: Found) => (total > 0 ? 2 : fault ? 1 : 0)

export async function readInvariants(
  ctx: StaffCtx,
  invariants: readonly Invariant[],
): Promise<Result<Invariants, ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  const [latest, hourly] = await Promise.all([
    latestRun(ctx.services.db, false),
    latestRun(ctx.services.db, true),
  ])
  return ok({ count: invariants.length, latest: viewOf(latest), hourly: viewOf(hourly) })
}

/**
 * Begins a run about everything; a job goes through with it, since a large shop's takes longer than
 * a page waits.
 */
export async function runNow(
  ctx: StaffCtx,
  invariants: readonly Invariant[],
): Promise<Result<Invariants, ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  await ctx.services.db.transaction().execute(async (trx) => {
    const runId = await begin({ ...ctx.services, db: trx }, ctx.staff.name)
    if (runId === undefined) return
    await enqueue(trx, { kind: 'invariants.full', payload: { runId }, runAt: ctx.clock.now() })
    await audit(trx, ctx, 'invariants.run', 'invariants', {})
  })
  return readInvariants(ctx, invariants)
}

function viewOf(run: RunRow | undefined): InvariantRun | null {
  if (!run) return null
  const { startedAt, finishedAt, staffName, results } = run
  return {
    startTime: startedAt.getTime(),
    finishTime: finishedAt?.getTime() ?? null,
    staffName,
    results: results.map(({ fault = '', ...found }) => ({ ...found, fault })),
  }
}
