import { beijingDateTime, beijingDay, day, type Scope } from '@mallard/kernel'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { digestOf, type DigestPart } from './digest.rules.ts'
import { queueDigest, storesWithDigest } from './digest.repo.ts'

/** Tells the robots that want it what yesterday brought, each once, however often it is run. */
export async function sendDigests(services: Services, parts: readonly DigestPart[]): Promise<void> {
  const { db, clock } = services
  const until = beijingDay(clock.now())
  const from = until - day
  const date = beijingDateTime(from).slice(0, 10)
  const faults: unknown[] = []
  for (const scope of await storesWithDigest(db, date))
    await sendDigest(services, parts, scope, { from, until, date }).catch((fault: unknown) =>
      faults.push(fault),
    )
  // Stores that have theirs are left out the next time.
  if (faults.length > 0) throw new AggregateError(faults, 'digests could not be made')
}

async function sendDigest(
  services: Services,
  parts: readonly DigestPart[],
  scope: Scope,
  { from, until, date }: { from: number; until: number; date: string },
): Promise<void> {
  const of = { scope, from: new Date(from), until: new Date(until) }
  const shares = await Promise.all(parts.map((part) => part(services, of)))
  const at = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const robots = await queueDigest(trx, scope, date, digestOf(date, shares), new Date(at))
    await enqueueAll(
      trx,
      robots.map((robotId) => ({
        kind: 'robot.send' as const,
        key: String(robotId),
        payload: { robotId },
        runAt: at,
        scope,
      })),
    )
  })
}
