import type { Instant, Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Ports } from '#platform/feature.ts'
import type { Services } from '#platform/services.ts'
import { workOn } from './work.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Goes on with a table of goods that was sent in. */
    'goods.import': { importId: number }
  }
}

export async function queueImport(
  trx: Db,
  scope: Scope,
  importId: number,
  runAt: Instant,
): Promise<void> {
  const key = String(importId)
  await enqueue(trx, { kind: 'goods.import', key, payload: { importId }, runAt, scope })
}

export function goodsImportJobs(
  services: Services,
  { goodsNames }: Pick<Ports, 'goodsNames'>,
): Pick<JobHandlers, 'goods.import'> {
  return {
    'goods.import': {
      run: async ({ payload, scope }) =>
        scope ? workOn(services, scope, payload.importId, goodsNames) : undefined,
    },
  }
}
