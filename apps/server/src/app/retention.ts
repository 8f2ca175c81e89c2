import { minute } from '@mallard/kernel'
import { sweepInBatches, type Sweep } from '#platform/db/sweep.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { everyFeature, join } from './join.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Removes rows whose time is over, table by table. */
    'retention.sweep': Record<string, never>
  }
}

const retained = Object.entries(
  join(
    'retention',
    everyFeature.map(({ retention }) => retention),
  ),
)

/** What is swept each night; `docs/operations.md` says why so long. */
export const sweeps: Readonly<Record<string, Sweep>> = Object.fromEntries(
  retained.flatMap(([table, sweep]) => (typeof sweep === 'string' ? [] : [[table, sweep]])),
)

/** Tables whose rows go otherwise. */
export const sweptElsewhere: Readonly<Record<string, string>> = Object.fromEntries(
  retained.flatMap(([table, who]) => (typeof who === 'string' ? [[table, who]] : [])),
)

/** Rows of one statement, and statements of one run for a table: then others get their turn. */
const most = 2000
const batches = 50

export function retentionJobs({ db, clock, log }: Services): Pick<JobHandlers, 'retention.sweep'> {
  return {
    'retention.sweep': {
      run: async () => {
        let hasMore = false
        for (const [table, sweep] of Object.entries(sweeps)) {
          // One table that cannot be swept keeps none of the others from it.
          const left = await sweepInBatches(db, sweep, clock.now(), { most, batches }).catch(
            (error: unknown) => {
              log.error({ err: error, table }, 'a table could not be swept')
              return false
            },
          )
          hasMore ||= left
        }
        return hasMore ? { again: clock.now() + minute } : undefined
      },
    },
  }
}
