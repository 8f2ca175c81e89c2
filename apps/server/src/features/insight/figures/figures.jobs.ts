import { day, second, type Instant, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { countDay, oddDays, type OddDay } from './count.repo.ts'
import { countCohorts } from './parts.repo.ts'
import { startOf } from './figures.rules.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Counts a day of a store again. */
    'figures.count': { partnerId: number; storeId: number; day: string }
    /** Counts every day again whose kept figures are not what orders and refunds come to. */
    'figures.mend': Record<string, never>
  }
}

/** What is paid within these seconds is counted together. */
const patience = 8 * second

/** Has days counted soon; one that waits to be counted already is counted once. */
export function queueDays(trx: Db, days: readonly OddDay[], now: Instant): Promise<void> {
  return enqueueAll(
    trx,
    days.map(({ partnerId, storeId, day: date }) => ({
      kind: 'figures.count',
      key: `${partnerId}-${storeId} ${date}`,
      payload: { partnerId, storeId, day: date },
      scope: { partnerId, storeId } as Scope,
      runAt: now + patience,
    })),
  )
}

function count({ db }: Services, { partnerId, storeId, day: date }: OddDay): Promise<void> {
  const from = startOf(date)
  return countDay(db, {
    scope: { partnerId, storeId } as Scope,
    day: date,
    from: new Date(from),
    until: new Date(from + day),
  })
}

/** How many days differed. */
export async function mendDays(services: Services): Promise<number> {
  const odd = await oddDays(services.db)
  for (const each of odd) await count(services, each)
  await countCohorts(services.db)
  return odd.length
}

export function figuresJobs(
  services: Services,
): Pick<JobHandlers, 'figures.count' | 'figures.mend'> {
  return {
    'figures.count': { run: ({ payload }) => count(services, payload) },
    'figures.mend': {
      run: async () => {
        await mendDays(services)
      },
    },
  }
}
