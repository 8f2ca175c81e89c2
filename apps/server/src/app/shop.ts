import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRenderer } from '@mallard/contract/rendering'
import type { Clock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { world } from '@mallard/shop-data'
import { listStores } from '#features/store/index.ts'
import { createCache } from '#platform/cache.ts'
import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { serveDomainProofs } from '#platform/http/domain-proofs.ts'
import { createHealth } from '#platform/health.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { ownSecret } from '#platform/own-secret.ts'
import { hostOverrides } from '#platform/config-hosts.ts'
import { callInside, pagesPlugin } from '#platform/pages/index.ts'
import { picturesPlugin } from '#platform/pictures/pictures-plugin.ts'
import { removedWhole } from '#platform/pictures/removed-whole.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import { redisLimiter } from '#platform/redis-limiter.ts'
import type { Services } from '#platform/services.ts'
import { openSignals } from '#platform/signals/index.ts'
import { opens } from '#features/upload/index.ts'
import manifest from '../../package.json' with { type: 'json' }
import { registerDesk } from './desk-pages.ts'
import { fillPromotions } from './demo/fill-promotions.ts'
import { fillVisits } from './demo/fill-visits.ts'
import { fillDemo, isEmpty } from './demo/fill.ts'
import { fillOrders } from './demo/fill-orders.ts'
import { otherOrders } from './demo/other-orders.ts'
import { picturesIn } from './demo/pictures.ts'
import { keepLogins, keptLogins, type Login } from './demo/logins.ts'
import { bound } from './features.ts'
import { jobHandlers, recurring } from './jobs.ts'
import { orderTeller, wakeAfterChanges } from './listeners.ts'
import { migrations } from './migrations.ts'
import { registerOperations } from './operations.ts'
import { type ChannelKeys, channelsOf, liveKeys, storageOf } from './providers.ts'
import { buildServer, doorsOf } from './server.ts'

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
}

export interface RunningShop {
  readonly url: string
  readonly services: Services
  /** What a person wants to read after a start. */
  readonly greeting: readonly string[]
  close(): Promise<void>
}

const defaultScope = { partnerId: 1, storeId: 1 }

/** Puts a whole shop together and opens it: database, demo world, sandbox, jobs, API, pages, back office. */
export async function startShop({ config, clock, builds, masters }: ShopOptions): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log, poolSize: config.databasePool })
  await migrate(database, migrations, log)
  const filled = (await isEmpty(database.kysely)) ? await fillDemo(database.kysely, clock, picturesIn(masters)) : undefined
  const sandbox = config.needsSandbox
    ? await startSandbox({ port: config.sandboxPort, dataDir: join(config.dataDir, 'sandbox'), shop: placeOf(config), otherOrders: otherOrders(clock.now()) })
    : undefined
  const channels = channelsOf({ ...sandbox?.keys, ...liveKeys(config) } as ChannelKeys, config.publicUrl, clock, config.tax)
  const hashKey = config.secretKey ?? ownSecret(config.dataDir)
  const oss = config.storage.live ?? (config.storage.mode === 'sandbox' ? sandbox?.keys.oss : undefined)
  const derived = join(config.dataDir, 'pictures')
  const services: Services = {
    ...channels,
    storage: removedWhole(storageOf(oss, join(config.dataDir, 'uploads'), hashKey, clock), derived),
    db: database.kysely,
    clock,
    log,
    cache: createCache(clock),
    limiter: config.redisUrl ? redisLimiter(config.redisUrl, clock, log) : processLimiter(clock),
    signals: openSignals({ redisUrl: config.redisUrl, databaseUrl: config.databaseUrl, shop: config.publicUrl, log }),
    publicUrl: config.publicUrl,
    storeDomains: config.hosts.storeDomains,
    domainProofs: Object.keys(config.hosts.domainProofs),
    smsLimit: config.smsLimit,
    hashKey,
  }
  if (filled) {
    keepLogins(config.dataDir, filled.logins)
    await fillOrders(services, filled.members, sandbox?.adopt)
    await fillPromotions(database.kysely, clock.now())
    await fillVisits(services, new URL(config.publicUrl).host)
  }
  const metrics = createMetrics({ db: database.kysely, clock, kind: database.kind })
  const worker = createWorker({ db: database.kysely, clock, log, handlers: jobHandlers(services), recurring, onEnd: metrics.jobEnded })
  const teller = orderTeller(services)
  const health = createHealth({ database, migrations, clock, log, worker })

  const app = await buildServer({ services, defaultScope, trustProxy: config.trustProxy, ...(config.floodLimit && { floodLimit: config.floodLimit }) })
  wakeAfterChanges(app, teller)
  serveDomainProofs(app, config.hosts.domainProofs)
  await registerOperations(app, { health, metrics, metricsToken: config.metricsToken, version: manifest.version, publicUrl: config.publicUrl })
  await app.register(picturesPlugin, {
    masters,
    derived,
    sent: services.storage,
    opens: (pass, file) => opens(pass, file, clock.now(), hashKey),
  })
  if (builds) {
    const uploads = oss && new URL(oss.bucketUrl).origin
    if (existsSync(builds.adminDir)) await registerDesk(app, builds.adminDir, uploads)
    await app.register(pagesPlugin, {
      clientDir: builds.clientDir,
      renderer: builds.renderer,
      call: callInside(bound, services, doorsOf(services, defaultScope)),
      clock,
      defaultScope,
      publicUrl: config.publicUrl,
      hosts: hostOverrides(config.hosts, config.live.wechat ? undefined : sandbox?.url),
      frameAncestors: config.hosts.frameAncestors,
      uploads,
      openStores: async () => (await listStores(database.kysely)).map((store) => ({ partnerId: store.partner_id, storeId: store.id })),
    })
  }
  worker.start()
  teller.start()
  const url = await app.listen({ port: config.port, host: config.host })
  log.info({ url }, 'the shop is open')

  return {
    url,
    services,
    greeting: greetingOf(config.publicUrl, sandbox?.url, sandbox ? keptLogins(config.dataDir) : []),
    close: async () => {
      health.stopping()
      await app.close()
      await worker.stop()
      await teller.stop()
      await sandbox?.close()
      await services.limiter.close()
      await services.signals.close()
      await database.close()
    },
  }
}

/** Where the sandbox finds the shop that it shows in its host shells. */
function placeOf({ publicUrl, host, port }: Config): { publicUrl: string; address: string } {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  return { publicUrl, address: `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}` }
}

function greetingOf(publicUrl: string, sandboxUrl: string | undefined, logins: readonly Login[]): string[] {
  const shopper = world.shoppers[0]
  return [
    '',
    `  The shop         ${publicUrl}/`,
    `  The back office  ${publicUrl}/admin/`,
    ...logins.map(({ login, password, name }) => `    ${login.padEnd(12)} ${password}   ${name}`),
    ...(shopper && sandboxUrl ? [`  A demo shopper   ${shopper.phone}; codes appear at ${sandboxUrl}/sms`] : []),
    ...(sandboxUrl
      ? [
          `  The sandbox      ${sandboxUrl}/ plays all providers that have no live account`,
          `  The hosts        ${sandboxUrl}/hosts shows the shop inside WeChat, mini-programs and apps`,
        ]
      : []),
    `  The reference    ${publicUrl}/docs`,
    '',
  ]
}
