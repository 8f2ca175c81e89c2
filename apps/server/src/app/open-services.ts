import { join } from 'node:path'
import { second, type Clock } from '@mallard/kernel'
import type { SandboxKeys } from '@mallard/sandbox'
import { createCache } from '#platform/cache.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { openLimiter } from '#platform/limiter.ts'
import { ownSecret } from '#platform/own-secret.ts'
import { removedWhole } from '#platform/pictures/removed-whole.ts'
import type { Services } from '#platform/services.ts'
import { openSignals } from '#platform/signals/index.ts'
import { createTurns } from '#platform/turns.ts'
import { openLists, type OpenLists } from './lists.ts'
import { channelsOf, keysOf, searchOf, storageOf } from './providers.ts'

/** Documents in the cache; the least recently used is evicted first. */
const documentRoom = { entries: 2_000, bytes: 48 * 2 ** 20 }

/**
 * Searches that wait for a turn: no longer than a shopper does, and no more than are done by then.
 */
const searchQueue = { waiting: 24, perCaller: 6, patience: 3 * second }

/** What a running shop's services stand on. */
export interface Ground {
  readonly config: Config
  readonly clock: Clock
  readonly log: Services['log']
  readonly database: Database
  /** Of the sandbox, where it plays a provider. */
  readonly sandboxKeys: SandboxKeys | undefined
}

/** The services of a shop that runs: it opens them, and closes them when it stops. */
export type OpenServices = Services & { readonly lists: OpenLists | undefined }

/** Folder of the pictures that are drawn from the masters. */
export const derivedFolder = ({ dataDir }: Config) => join(dataDir, 'pictures')

/** Keys of the object storage, its own or the sandbox's; undefined: pictures lie in the data folder. */
export const ossOf = ({ storage }: Config, sandboxKeys: SandboxKeys | undefined) =>
  storage.live ?? (storage.mode === 'sandbox' ? sandboxKeys?.oss : undefined)

/** Opens what calls and jobs of a shop need besides the database itself. */
export async function openServices({
  config,
  clock,
  log,
  database,
  sandboxKeys,
}: Ground): Promise<OpenServices> {
  const hashKey = config.secretKey ?? ownSecret(config.dataDir)
  const oss = ossOf(config, sandboxKeys)
  const cache = createCache(clock, undefined, isDatabaseAway)
  const search = searchOf(config.search, sandboxKeys, clock)
  return {
    ...channelsOf(keysOf(config, sandboxKeys), config.publicUrl, clock),
    payments: config.payments,
    houseTax: config.houseTax,
    storage: removedWhole(
      storageOf(oss, join(config.dataDir, 'uploads'), hashKey, clock),
      derivedFolder(config),
    ),
    search,
    db: database.kysely,
    clock,
    log,
    cache,
    lists: openLists({ db: database.kysely, clock, log, cache, search }, config),
    documents: createCache(clock, documentRoom, () => database.isAway?.() ?? false),
    limiter: await openLimiter(config.redisUrl, clock, log),
    signals: await openSignals({
      redisUrl: config.redisUrl,
      databaseUrl: config.databaseUrl,
      shop: config.publicUrl,
      log,
    }),
    publicUrl: config.publicUrl,
    storeDomains: config.hosts.storeDomains,
    domainProofs: Object.keys(config.hosts.domainProofs),
    appMarks: config.hosts.appMarks,
    analyticsScript: config.hosts.analyticsScript,
    smsLimits: config.smsLimits,
    searchLimit: config.searchLimit,
    searchTurns: createTurns({ atOnce: searchesAtOnce(database, config), ...searchQueue }),
    hashKey,
  }
}

/** The embedded database does one thing at a time: a search that runs keeps everybody else waiting. */
const searchesAtOnce = ({ kind }: Database, { databasePool }: Config): number =>
  kind === 'embedded' ? 1 : Math.max(1, Math.floor(databasePool / 3))
