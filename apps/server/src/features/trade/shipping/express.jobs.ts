import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { subscribeParcel } from './express.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    'express.subscribe': { deliveryId: number }
  }
}

export async function queueSubscribing(
  trx: Db,
  scope: Scope,
  deliveryId: number,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'express.subscribe',
    key: String(deliveryId),
    payload: { deliveryId },
    runAt: at.getTime(),
    scope,
  })
}

export function expressJobs(services: Services): Pick<JobHandlers, 'express.subscribe'> {
  return {
    'express.subscribe': {
      run: async ({ payload }) => subscribeParcel(services, payload.deliveryId),
    },
  }
}
