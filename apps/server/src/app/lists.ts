import { join } from 'node:path'
import { ListingFollower } from '#features/catalog/search/index.ts'
import type { Config } from '#platform/config.ts'
import { createLoop } from '#platform/jobs/loop.ts'
import { indexFolder } from '#platform/list-index/index-file.ts'
import type { IndexedLists } from '#platform/list-index/indexed-lists.ts'
import { openListIndex } from '#platform/list-index/list-index.ts'
import type { Services } from '#platform/services.ts'

export interface OpenLists extends IndexedLists {
  start(): void
  close(): Promise<void>
}

/** Lists of stores with so many goods as is configured, from memory; undefined: of none. */
export function openLists(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'cache'>,
  { listIndex, dataDir }: Pick<Config, 'listIndex' | 'dataDir'>,
): OpenLists | undefined {
  if (listIndex === 0) return undefined
  const { log } = services
  const index = openListIndex({ folder: join(dataDir, indexFolder), log })
  const follower = new ListingFollower(services, index, listIndex)
  const loop = createLoop({
    run: () => follower.step(),
    log,
    trouble: 'the index of lists is behind',
  })
  return {
    find: follower.find,
    facets: follower.facets,
    vocabulary: follower.vocabulary,
    start: loop.start,
    close: async () => {
      const closed = follower.close()
      await loop.stop()
      await closed
    },
  }
}
