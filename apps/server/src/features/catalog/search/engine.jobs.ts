import { listStores } from '#features/shop/store/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { updateIndex } from './engine.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Sends an external search engine what changed; nothing without one. */
    'listing.engine': Record<string, never>
  }
}

export function engineJobs(services: Services): Pick<JobHandlers, 'listing.engine'> {
  return { 'listing.engine': { run: () => updateIndexes(services) } }
}

async function updateIndexes(services: Services): Promise<void> {
  if (!services.search) return
  for (const { partner_id: partnerId, id: storeId } of await listStores(services.db))
    await updateIndex(services, services.search, { partnerId, storeId })
}
