import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRenderer } from '@mallard/contract/rendering'
import type { Clock } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import staticFiles from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { world } from '@mallard/shop-data'
import { listStores } from '#features/store/index.ts'
import { createCache } from '#platform/cache.ts'
import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createHealth } from '#platform/health.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { ownSecret } from '#platform/own-secret.ts'
import { callInside, pagesPlugin } from '#platform/pages/index.ts'
import { picturesPlugin } from '#platform/pictures/pictures-plugin.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import { redisLimiter } from '#platform/redis-limiter.ts'
import type { Services } from '#platform/services.ts'
import { fillDemo, isEmpty } from './demo/fill.ts'
import { fillOrders } from './demo/fill-orders.ts'
import { picturesIn } from './demo/pictures.ts'
import { keepLogins, keptLogins, type Login } from './demo/logins.ts'
import { bound } from './features.ts'
import { jobHandlers, recurring } from './jobs.ts'
import { migrations } from './migrations.ts'
import { registerOperations } from './operations.ts'
import { type ChannelKeys, channelsOf, liveKeys } from './providers.ts'
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

const version = '0.1.0'
const defaultScope = { partnerId: 1, storeId: 1 }

/** Puts a whole shop together and opens it: database, demo world, sandbox, jobs, API, pages, back office. */
export async function startShop({ config, clock, builds, masters }: ShopOptions): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log, poolSize: config.databasePool })
  await migrate(database, migrations, log)
  const filled = (await isEmpty(database.kysely)) ? await fillDemo(database.kysely, clock, picturesIn(masters)) : undefined
  const sandbox = config.needsSandbox ? await startSandbox({ port: config.sandboxPort, dataDir: join(config.dataDir, 'sandbox') }) : undefined
  const channels = channelsOf({ ...sandbox?.keys, ...liveKeys(config) } as ChannelKeys, config.publicUrl, clock)
  const services: Services = {
    ...channels,
    db: database.kysely,
    clock,
    log,
    cache: createCache(clock),
    limiter: config.redisUrl ? redisLimiter(config.redisUrl, clock, log) : processLimiter(clock),
    publicUrl: config.publicUrl,
    hashKey: config.secretKey ?? ownSecret(config.dataDir),
  }
  if (filled) {
    keepLogins(config.dataDir, filled.logins)
    await fillOrders(services, filled.members)
  }
  const metrics = createMetrics({ db: database.kysely, clock, kind: database.kind })
  const worker = createWorker({ db: database.kysely, clock, log, handlers: jobHandlers(services), recurring, onEnd: metrics.jobEnded })
  const health = createHealth({ database, migrations, clock, worker })

  const app = await buildServer({ services, defaultScope, trustProxy: config.trustProxy, ...(config.floodLimit && { floodLimit: config.floodLimit }) })
  await registerOperations(app, health, metrics, version, config.publicUrl)
  await app.register(picturesPlugin, { masters, derived: join(config.dataDir, 'pictures') })
  if (builds) {
    if (existsSync(builds.adminDir)) await registerAdmin(app, builds.adminDir)
    await app.register(pagesPlugin, {
      clientDir: builds.clientDir,
      renderer: builds.renderer,
      call: callInside(bound, services, doorsOf(services, defaultScope)),
      clock,
      defaultScope,
      publicUrl: config.publicUrl,
      openStores: async () => (await listStores(database.kysely)).map((store) => ({ partnerId: store.partner_id, storeId: store.id })),
    })
  }
  worker.start()
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
      await sandbox?.close()
      await services.limiter.close()
      await database.close()
    },
  }
}

/** The back office: files with hashed names, and its one page for every address below /admin. */
async function registerAdmin(app: Awaited<ReturnType<typeof buildServer>>, adminDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(adminDir, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  const page = readFileSync(join(adminDir, 'index.html'))
  const sendPage = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').headers(deskHeaders).send(page)
  app.get('/admin', (_request, reply) => sendPage(reply))
  app.get('/admin/*', (_request, reply) => sendPage(reply))
}

const deskHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

function greetingOf(publicUrl: string, sandboxUrl: string | undefined, logins: readonly Login[]): string[] {
  const shopper = world.shoppers[0]
  return [
    '',
    `  The shop         ${publicUrl}/`,
    `  The back office  ${publicUrl}/admin/`,
    ...logins.map(({ login, password, name }) => `    ${login.padEnd(12)} ${password}   ${name}`),
    ...(shopper && sandboxUrl ? [`  A demo shopper   ${shopper.phone}; codes appear at ${sandboxUrl}/sms`] : []),
    ...(sandboxUrl ? [`  The sandbox      ${sandboxUrl}/ plays WeChat Pay, Alipay, SMS and Kuaidi100`] : []),
    `  The reference    ${publicUrl}/docs`,
    '',
  ]
}
