import type { ErrorName } from '@mallard/contract/errors'
import type { InvariantRun, Invariants } from '@mallard/contract/operations/operations-desk.calls'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import { audit } from '#features/staff/index.ts'
import type { Invariant } from '#platform/db/invariants.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { isHouse } from './house.service.ts'
import { askInvariant, beginRun, dropRun, endRun, latestRun, type RunRow } from './operations.repo.ts'
import type { Found } from './operations.tables.ts'

/** A process that died in the middle of a run blocks the next one no longer than this. */
const staleAfter = 10 * minute

/** Asks every invariant and keeps what it found; undefined: another run is under way. `staffName` is empty for the nightly one. */
export async function runInvariants({ db, clock }: Services, invariants: readonly Invariant[], staffName: string): Promise<Found[] | undefined> {
  const now = clock.now()
  const id = await beginRun(db, staffName, new Date(now), new Date(now - staleAfter))
  if (id === undefined) return undefined
  try {
    const results: Found[] = []
    for (const invariant of invariants) results.push(await askInvariant(db, invariant))
    results.sort((a, b) => Number(b.total > 0) - Number(a.total > 0))
    await endRun(db, id, results, new Date(clock.now()))
    return results
  } catch (error) {
    await dropRun(db, id)
    throw error
  }
}

export async function readInvariants(ctx: StaffCtx, invariants: readonly Invariant[]): Promise<Result<Invariants, ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  const [latest, nightly] = await Promise.all([latestRun(ctx.services.db, false), latestRun(ctx.services.db, true)])
  return ok({ count: invariants.length, latest: viewOf(latest), nightly: viewOf(nightly) })
}

export async function runNow(ctx: StaffCtx, invariants: readonly Invariant[]): Promise<Result<Invariants, ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  const results = await runInvariants(ctx.services, invariants, ctx.staff.name)
  if (results) {
    const broken = results.filter(({ total }) => total > 0).length
    await audit(ctx.services.db, ctx, 'invariants.run', 'invariants', { broken: { before: null, after: broken } })
  }
  return readInvariants(ctx, invariants)
}

function viewOf(run: RunRow | undefined): InvariantRun | null {
  if (!run) return null
  const { startedAt, finishedAt, staffName, results } = run
  return { startTime: startedAt.getTime(), finishTime: finishedAt?.getTime() ?? null, staffName, results: results.map((found) => ({ ...found })) }
}
