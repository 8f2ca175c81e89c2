import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { day, systemClock } from '@mallard/kernel'
import { setUpSeckill } from '#features/activities/seckill/index.ts'
import { createCache } from '#platform/cache.ts'
import { openDatabase } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createHealth } from '#platform/health.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { createTurns } from '#platform/turns.ts'
import { openSignals } from '#platform/signals/index.ts'
import { closeInOrder } from '../close-in-order.ts'
import { watchConnections } from '../connections.ts'
import { fillDemo } from '../demo/fill.ts'
import { jobHandlers } from '../jobs.ts'
import { dispatchLoop, wakeAfterChanges } from '../events.ts'
import { endWelcome } from './test-welcome.ts'
import { migrations } from '../migrations.ts'
import { type ChannelKeys, channelsOf, storageOf } from '../providers.ts'
import { buildServer } from '../server.ts'
import { stopOnSignals } from '../stop-on-signals.ts'

export interface TestServerOptions {
  readonly databaseUrl?: string | undefined
  readonly redisUrl?: string | undefined
  readonly dataDir: string
  readonly port: number
  readonly keys: ChannelKeys
  /** Where the channels send their notifications to; absent: to this server. */
  readonly notifyBase?: string | undefined
  /** Seconds that it goes on answering after SIGTERM; none unless told. */
  readonly drainSeconds?: number | undefined
}

/** Where the first start writes what it has plenty of, and who works there. */
export const skusFile = 'skus.json'
export const loginsFile = 'logins.json'

/** The services of a shop of its own process. */
export async function servicesOf(
  db: Services['db'],
  { keys, port, dataDir, databaseUrl, redisUrl, notifyBase }: TestServerOptions,
): Promise<Services> {
  const url = `http://127.0.0.1:${port}`
  return {
    ...channelsOf(keys, notifyBase ?? url, systemClock),
    payments: 'sandbox',
    storage: storageOf(undefined, join(dataDir, 'uploads'), 'a key for tests only', systemClock),
    db,
    clock: systemClock,
    log: silentLog,
    cache: createCache(systemClock, undefined, isDatabaseAway),
    documents: createCache(systemClock),
    limiter: processLimiter(systemClock),
    signals: await openSignals({ redisUrl, databaseUrl, shop: dataDir, log: silentLog }),
    publicUrl: url,
    searchTurns: createTurns({ atOnce: 4, waiting: 100, perCaller: 100, patience: 10_000 }),
    smsLimits: { perNetwork: 20, free: 20, freeOfNetwork: 20, budget: 10_000 },
    searchLimit: 120,
    houseTax: { code: '1060512990000000000', rate: 1300 },
    hashKey: 'a key for tests only, and long enough',
  }
}

/**
 * The API and its jobs, as a process that a test can kill: run with its options as JSON in
 * TEST_SERVER.
 */
async function run(options: TestServerOptions): Promise<void> {
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: options.dataDir,
    log: silentLog,
  })
  await migrate(database, migrations, silentLog)
  const services = await servicesOf(database.kysely, options)
  if (!(await database.kysely.selectFrom('partner').select('id').executeTakeFirst())) {
    const pictureOf = async (key: string) => ({
      url: `/pictures/${key}.00000000.webp`,
      width: 1000,
      height: 1000,
      color: '#eeeeee',
    })
    const { logins } = await fillDemo(database.kysely, systemClock, pictureOf)
    await endWelcome(database.kysely)
    writeFileSync(join(options.dataDir, loginsFile), JSON.stringify(logins))
    // Only now: what tests need besides would slow down every start.
    const { skusWithStock } = await import('./test-buyer.ts')
    const skus = await skusWithStock({ services }, 8, 100_000)
    writeFileSync(join(options.dataDir, skusFile), JSON.stringify(skus))
    const now = systemClock.now()
    const sale = {
      id: 0,
      version: 0,
      name: '秒杀',
      nameEn: '',
      startAt: now - day,
      endAt: now + day,
    }
    // One that lasts, and one that everybody soon wants in vain.
    const lines = [
      { skuId: skus[0]!.skuId, price: 100, quota: 100_000, limit: 999 },
      { skuId: skus[1]!.skuId, price: 100, quota: 20, limit: 12 },
    ]
    await setUpSeckill(database.kysely, { partnerId: 1, storeId: 1 }, { ...sale, skus: lines }, now)
  }
  const worker = createWorker({
    db: database.kysely,
    clock: systemClock,
    log: silentLog,
    handlers: jobHandlers(services),
  })
  const dispatching = dispatchLoop(services)
  const health = createHealth({ database, migrations, clock: systemClock, log: silentLog, worker })
  const app = await buildServer({
    services,
    defaultScope: { partnerId: 1, storeId: 1 },
    trustProxy: true,
  })
  const connections = watchConnections(app)
  wakeAfterChanges(app, dispatching)
  app.get('/readyz', async (_request, reply) => {
    const readiness = await health.readiness()
    return reply.code(readiness.state === 'unready' ? 503 : 200).send(readiness)
  })
  worker.start()
  dispatching.start()
  await app.listen({ port: options.port, host: '127.0.0.1' })
  const rest = [() => services.signals.close(), () => database.close()]
  stopOnSignals(
    (drainSeconds) =>
      closeInOrder({ health, worker, dispatching, connections, rest }, drainSeconds),
    silentLog,
    options.drainSeconds ?? 0,
  )
}

const given = process.env['TEST_SERVER']
if (given) await run(JSON.parse(given) as TestServerOptions)
