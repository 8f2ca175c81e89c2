import { join } from 'node:path'
import { EngineLists, ListingFollower } from '#features/catalog/search/index.ts'
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

type ListServices = Pick<Services, 'db' | 'clock' | 'log' | 'cache' | 'search'>
type ListConfig = Pick<Config, 'listIndex' | 'dataDir'>

/**
 * What answers lists and searches beside the database; undefined: nothing does. An external engine
 * is asked what it finds by a keyword, and everything else where no index is kept in memory.
 */
export function openLists(services: ListServices, config: ListConfig): OpenLists | undefined {
  const memory = inMemory(services, config)
  const { search } = services
  if (!search) return memory
  const engine = new EngineLists(services, search)
  return {
    find: (scope, question) =>
      (question.keyword === undefined && memory ? memory : engine).find(scope, question),
    facets: async (scope, question) => memory?.facets(scope, question),
    vocabulary: async (scope, max) => memory?.vocabulary(scope, max),
    start: () => memory?.start(),
    close: async () => memory?.close(),
  }
}

/** Lists of stores with so many goods as is configured, from memory; undefined: of none. */
function inMemory(
  services: ListServices,
  { listIndex, dataDir }: ListConfig,
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
