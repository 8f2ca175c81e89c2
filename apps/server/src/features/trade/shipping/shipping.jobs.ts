import { type Instant, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { shipBatch } from './shipping.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Ships what a table of waybills asks for. */
    'order.shipBatch': { batchId: number }
  }
}

export async function queueBatch(
  trx: Db,
  scope: Scope,
  batchId: number,
  now: Instant,
): Promise<void> {
  await enqueue(trx, {
    kind: 'order.shipBatch',
    key: String(batchId),
    payload: { batchId },
    runAt: now,
    scope,
  })
}

export function shippingJobs(services: Services): Pick<JobHandlers, 'order.shipBatch'> {
  return {
    'order.shipBatch': {
      run: async ({ payload, scope }) => {
        if (!scope) return
        if (await shipBatch(services, scope, payload.batchId))
          return { again: services.clock.now() }
      },
    },
  }
}
