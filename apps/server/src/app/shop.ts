import { existsSync } from 'node:fs'
import type { PageRenderer } from '@mallard/contract/rendering'
import type { Clock } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { codeFigures } from '#features/people/phone-code/index.ts'
import { appMarksOf, faceOf, isStoreOpen, speaksEnglish } from '#features/shop/store/index.ts'
import { type AccessLog, openAccessLog } from '#platform/access-log/access-log.ts'
import { followDrops } from '#platform/cache-tags.ts'
import type { Config } from '#platform/config.ts'
import { type Database, type Log, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { serveDomainProofs } from '#platform/http/domain-proofs.ts'
import { createHealth } from '#platform/health.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { requireFreePort } from '#platform/free-port.ts'
import { openPrivately } from '#platform/private-folder.ts'
import { hostOverrides } from '#platform/config-hosts.ts'
import { callInside, pagesPlugin } from '#platform/pages/index.ts'
import { picturesPlugin } from '#platform/pictures/pictures-plugin.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import type { Services } from '#platform/services.ts'
import { opens } from '#features/shop/upload/index.ts'
import manifest from '../../package.json' with { type: 'json' }
import { closeInOrder } from './close-in-order.ts'
import { watchConnections } from './connections.ts'
import { registerAdmin } from './admin-pages.ts'
import { picturesIn } from './demo/pictures.ts'
import { bound } from './routes.ts'
import { firstStart } from './first-start.ts'
import { greetingOf, warningsOf } from './greeting.ts'
import { jobHandlers, recurring } from './jobs.ts'
import { dispatchLoop, wakeAfterChanges } from './events.ts'
import { migrations } from './migrations.ts'
import { openSandbox } from './open-sandbox.ts'
import { derivedFolder, type Ground, openServices, ossOf } from './open-services.ts'
import { registerOperations } from './operations.ts'
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
  /** Whether the output is a terminal; otherwise it is kept as a log, and the greeting names no password. */
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

const defaultScope = { partnerId: 1, storeId: 1 }

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
  const database = await openMigrated(config, log)
  const sandbox = config.needsSandbox ? await openSandbox(config, clock) : undefined
  const ground = { config, clock, log, database, sandboxKeys: sandbox?.keys }
  const services = await openServices(ground)
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
  const { metrics, worker } = jobsOf(services, database)
  const dispatching = dispatchLoop(services)
  const { documents, lists } = services
  const health = createHealth({ database, migrations, clock, log, worker, documents })
  const accessLog =
    config.accessLog && config.accessLog !== 'off'
      ? openAccessLog(config.accessLog, services)
      : undefined
  const app = await serverOf(config, services, accessLog)
  const connections = watchConnections(app)
  wakeAfterChanges(app, dispatching)
  registerOperations(app, {
    health,
    metrics,
    metricsToken: config.metricsToken,
    version: manifest.version,
    publicUrl: config.publicUrl,
  })
  await registerPages(app, { ground, services, builds, masters, sandboxUrl: sandbox?.url })
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

/** The database, with every table that this version knows. */
async function openMigrated(config: Config, log: Log): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    poolSize: config.databasePool,
  })
  await migrate(database, migrations, log)
  return database
}

/** What does the jobs of a shop, and what counts them. */
function jobsOf(services: Services, { kysely, kind }: Database) {
  const { clock, log } = services
  const metrics = createMetrics({
    db: kysely,
    clock,
    kind,
    caches: [services.cache, services.documents],
    figures: codeFigures(services),
  })
  const worker = createWorker({
    db: kysely,
    clock,
    log,
    handlers: jobHandlers(services),
    recurring,
    onEnd: metrics.jobEnded,
  })
  return { metrics, worker }
}

/** The API, and what proves to host environments whose domain it is. */
async function serverOf(
  config: Config,
  services: Services,
  accessLog: AccessLog | undefined,
): Promise<FastifyInstance> {
  const app = await buildServer({
    services,
    accessLog,
    defaultScope,
    trustProxy: config.trustProxy,
    hstsIncludesSubdomains: config.hosts.hstsIncludesSubdomains,
    ...(config.floodLimit && { floodLimit: config.floodLimit }),
  })
  serveDomainProofs(app, config.hosts.domainProofs)
  return app
}

interface PageParts {
  readonly ground: Ground
  readonly services: Services
  readonly builds: Builds | undefined
  /** Folder of the demo pictures. */
  readonly masters: string
  readonly sandboxUrl: string | undefined
}

/** Pictures; and where there are builds, the back office and the shop's pages. */
async function registerPages(
  app: FastifyInstance,
  { ground, services, builds, masters, sandboxUrl }: PageParts,
): Promise<void> {
  const { config, clock, log, database, sandboxKeys } = ground
  const { hashKey, documents } = services
  const derived = derivedFolder(config)
  const pictures = await openPictures({ masters, derived, sent: services.storage, log })
  await app.register(picturesPlugin, {
    pictures,
    opens: (pass, file) => opens(pass, file, clock.now(), hashKey),
  })
  if (!builds) return
  const oss = ossOf(config, sandboxKeys)
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
    hosts: hostOverrides(config.hosts, sandboxUrl),
    appMarks: (scope) => appMarksOf(services, scope),
    isAway: () => database.isAway?.() ?? false,
    frameAncestors: config.hosts.frameAncestors,
    uploads,
    sitemap: sitemapOf(services),
  })
}
