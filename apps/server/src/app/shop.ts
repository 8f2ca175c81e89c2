import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRenderer } from '@mallard/contract/rendering'
import { second, type Clock } from '@mallard/kernel'
import type { Sandbox } from '@mallard/sandbox'
import { codeFigures } from '#features/people/phone-code/index.ts'
import { appMarksOf, faceOf, isStoreOpen, speaksEnglish } from '#features/shop/store/index.ts'
import { openAccessLog } from '#platform/access-log/access-log.ts'
import { createCache } from '#platform/cache.ts'
import { followDrops } from '#platform/cache-tags.ts'
import type { Config } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { migrate } from '#platform/db/migrate.ts'
import { serveDomainProofs } from '#platform/http/domain-proofs.ts'
import { createHealth } from '#platform/health.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { ownSecret } from '#platform/own-secret.ts'
import { requireFreePort } from '#platform/free-port.ts'
import { openPrivately } from '#platform/private-folder.ts'
import { hostOverrides } from '#platform/config-hosts.ts'
import { callInside, pagesPlugin } from '#platform/pages/index.ts'
import { picturesPlugin } from '#platform/pictures/pictures-plugin.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { removedWhole } from '#platform/pictures/removed-whole.ts'
import { openLimiter } from '#platform/limiter.ts'
import { createTurns } from '#platform/turns.ts'
import type { Services } from '#platform/services.ts'
import { openSignals } from '#platform/signals/index.ts'
import { opens } from '#features/shop/upload/index.ts'
import manifest from '../../package.json' with { type: 'json' }
import { closeInOrder } from './close-in-order.ts'
import { watchConnections } from './connections.ts'
import { registerAdmin } from './admin-pages.ts'
import { demoDevices } from './demo/devices.ts'
import { otherOrders } from './demo/other-orders.ts'
import { picturesIn } from './demo/pictures.ts'
import { openLists } from './lists.ts'
import { bound } from './routes.ts'
import { firstStart } from './first-start.ts'
import { greetingOf, warningsOf } from './greeting.ts'
import { jobHandlers, recurring } from './jobs.ts'
import { dispatchLoop, wakeAfterChanges } from './events.ts'
import { migrations } from './migrations.ts'
import { registerOperations } from './operations.ts'
import { channelsOf, keysOf, searchOf, storageOf } from './providers.ts'
import { buildServer, dependenciesOf } from './server.ts'
import { sitemapOf } from './sitemap-source.ts'

export interface Builds {
  clientDir: string
  adminDir: string
  renderer: PageRenderer
}

export interface ShopOptions {
  config: Config
  clock: Clock
  /** Absent: the API alone. */
  builds?: Builds
  /** Folder of the demo pictures. */
  masters: string
  /** Whether a person reads the greeting as it is written, and nobody keeps it. */
  isTerminal: boolean
}

export interface RunningShop {
  readonly url: string
  readonly services: Services
  /** What a person wants to read after a start. */
  readonly greeting: readonly string[]
  /**
   * Answers for `drainSeconds` those who do not know yet that it stops, the configured ones unless
   * told.
   */
  close(drainSeconds?: number): Promise<void>
}

/** Documents kept; one that nobody asks for leaves first. */
const documentRoom = { entries: 2_000, bytes: 48 * 2 ** 20 }
const defaultScope = { partnerId: 1, storeId: 1 }

/**
 * Searches that wait for a turn: no longer than a shopper does, and no more than are done by then.
 */
const searchQueue = { waiting: 24, perCaller: 6, patience: 3 * second }

/**
 * Puts a whole shop together and opens it: database, demo world, sandbox, jobs, API, pages, back
 * office.
 */
export async function startShop({
  config,
  clock,
  builds,
  masters,
  isTerminal,
}: ShopOptions): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  openPrivately(config.dataDir, log)
  // Before anything is opened or filled: anyone who cannot start has begun nothing.
  await requireFreePort('PORT', config.port, config.host)
  if (config.needsSandbox) await requireFreePort('SANDBOX_PORT', config.sandboxPort, '127.0.0.1')
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    poolSize: config.databasePool,
  })
  await migrate(database, migrations, log)
  const sandbox = config.needsSandbox ? await openSandbox(config, clock) : undefined
  const channels = channelsOf(keysOf(config, sandbox?.keys), config.publicUrl, clock)
  const hashKey = config.secretKey ?? ownSecret(config.dataDir)
  const oss =
    config.storage.live ?? (config.storage.mode === 'sandbox' ? sandbox?.keys.oss : undefined)
  const derived = join(config.dataDir, 'pictures')
  const cache = createCache(clock, undefined, isDatabaseAway)
  const search = searchOf(config.search, sandbox?.keys, clock)
  const lists = openLists({ db: database.kysely, clock, log, cache, search }, config)
  const services: Services = {
    ...channels,
    payments: config.payments,
    houseTax: config.houseTax,
    storage: removedWhole(storageOf(oss, join(config.dataDir, 'uploads'), hashKey, clock), derived),
    search,
    db: database.kysely,
    clock,
    log,
    cache,
    lists,
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
  const stopFollowing = followDrops(services)
  for (const warning of warningsOf(config)) log.warn({ modes: config.modes }, warning)
  const { shopData, dataDir, ownerPassword } = config
  const { logins, refresh } = await firstStart(database, services, {
    shopData,
    dataDir,
    ownerPassword,
    pictureOf: picturesIn(masters),
    adopt: sandbox?.adopt,
  })
  const metrics = createMetrics({
    db: database.kysely,
    clock,
    kind: database.kind,
    caches: [services.cache, services.documents],
    figures: codeFigures(services),
  })
  const worker = createWorker({
    db: database.kysely,
    clock,
    log,
    handlers: jobHandlers(services),
    recurring,
    onEnd: metrics.jobEnded,
  })
  const dispatching = dispatchLoop(services)
  const { documents } = services
  const health = createHealth({ database, migrations, clock, log, worker, documents })

  const accessLog =
    config.accessLog && config.accessLog !== 'off'
      ? openAccessLog(config.accessLog, services)
      : undefined
  const app = await buildServer({
    services,
    accessLog,
    defaultScope,
    trustProxy: config.trustProxy,
    hstsIncludesSubdomains: config.hosts.hstsIncludesSubdomains,
    ...(config.floodLimit && { floodLimit: config.floodLimit }),
  })
  const connections = watchConnections(app)
  wakeAfterChanges(app, dispatching)
  serveDomainProofs(app, config.hosts.domainProofs)
  registerOperations(app, {
    health,
    metrics,
    metricsToken: config.metricsToken,
    version: manifest.version,
    publicUrl: config.publicUrl,
  })
  const pictures = await openPictures({ masters, derived, sent: services.storage, log })
  await app.register(picturesPlugin, {
    pictures,
    opens: (pass, file) => opens(pass, file, clock.now(), hashKey),
  })
  if (builds) {
    const uploads = oss && new URL(oss.bucketUrl).origin
    if (existsSync(builds.adminDir)) await registerAdmin(app, builds.adminDir, uploads)
    await app.register(pagesPlugin, {
      clientDir: builds.clientDir,
      renderer: builds.renderer,
      call: callInside(bound, services, dependenciesOf(services, defaultScope)),
      clock,
      documents,
      defaultScope,
      isOpen: (scope) => isStoreOpen(services, scope),
      speaksEnglish: (scope) => speaksEnglish(services, scope),
      faceOf: (scope) => faceOf(services, scope),
      pictures,
      publicUrl: config.publicUrl,
      hosts: hostOverrides(config.hosts, sandbox?.url),
      appMarks: (scope) => appMarksOf(services, scope),
      isAway: () => database.isAway?.() ?? false,
      frameAncestors: config.hosts.frameAncestors,
      uploads,
      sitemap: sitemapOf(services),
    })
  }
  worker.start()
  dispatching.start()
  lists?.start()
  const url = await app.listen({ port: config.port, host: config.host })
  log.info({ url }, 'the shop is open')
  const refreshing = refresh?.().catch((error: unknown) =>
    log.error({ err: error }, 'the demo world could not be brought up to the day'),
  )

  return {
    url,
    services,
    greeting: greetingOf(config, sandbox?.url, logins, isTerminal),
    close: (drainSeconds = config.drainSeconds) =>
      closeInOrder(
        {
          health,
          worker,
          dispatching,
          connections,
          rest: [
            () => refreshing,
            () => accessLog?.flush(),
            () => lists?.close(),
            () => sandbox?.close(),
            () => services.limiter.close(),
            async () => stopFollowing(),
            () => services.signals.close(),
            () => database.close(),
          ],
        },
        drainSeconds,
      ),
  }
}

/** The embedded database does one thing at a time: a search that runs keeps everybody else waiting. */
const searchesAtOnce = ({ kind }: Database, { databasePool }: Config): number =>
  kind === 'embedded' ? 1 : Math.max(1, Math.floor(databasePool / 3))

/** The providers of a demo; a shop that has live ones does not read their code. */
async function openSandbox(config: Config, clock: Clock): Promise<Sandbox> {
  const { startSandbox } = await import('@mallard/sandbox')
  return startSandbox({
    port: config.sandboxPort,
    dataDir: join(config.dataDir, 'sandbox'),
    shop: placeOf(config),
    otherOrders: otherOrders(clock.now()),
    devices: demoDevices(),
  })
}

/** Where the sandbox finds the shop that it shows in its host shells. */
function placeOf({ publicUrl, host, port }: Config): { publicUrl: string; address: string } {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  return {
    publicUrl,
    address: `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`,
  }
}
