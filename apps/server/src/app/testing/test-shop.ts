import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { fakeClock, type FakeClock, type Scope } from '@mallard/kernel'
import { startSandbox, type Sandbox } from '@mallard/sandbox'
import { type Caller, caller } from '@mallard/testing/caller'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createCache } from '#platform/cache.ts'
import type { Database } from '#platform/db/database.ts'
import { createWorker, type Worker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { createTurns } from '#platform/turns.ts'
import { processSignals } from '#platform/signals/index.ts'
import { fillDemo, type FilledDemo, fillWorld } from '../demo/fill.ts'
import type { Login } from '../demo/logins.ts'
import { openingWorld } from '../demo/opening-world.ts'
import { jobHandlers } from '../jobs.ts'
import { dispatcherOf } from '../events.ts'
import { channelsOf, storageOf } from '../providers.ts'
import { buildServer } from '../server.ts'
import { controlOf } from './test-control.ts'
import { filledDatabase } from './test-harness.ts'
import { endWelcome } from './test-welcome.ts'

export interface TestShop {
  readonly url: string
  readonly app: FastifyInstance
  readonly database: Database
  readonly services: Services
  readonly clock: FakeClock
  readonly sandbox: Sandbox
  readonly worker: Worker
  /** Dispatches what happened; the number of events. */
  dispatch(): Promise<number>
  readonly logins: readonly Login[]
  /** Ids of the demo shoppers by partner and code. */
  readonly members: ReadonlyMap<string, number>
  /** A browser of a visitor, with its session begun; at an address of its own unless told. */
  visitor(scope?: Scope, address?: string): Promise<Caller>
  /** A browser of a shopper who signed in with this phone. */
  shopper(phone?: string, scope?: Scope): Promise<Caller>
  /** A browser of a member of the demo staff. */
  staff(login?: string, scope?: Scope): Promise<Caller>
  /** Control plane of the sandbox. */
  control<T>(path: string, body?: unknown): Promise<T>
}

const official: Scope = { partnerId: 1, storeId: 1 }
let phones = 0

const pictureOf = async (key: string) => ({
  url: `/pictures/${key}.00000000.webp`,
  width: 1000,
  height: 1000,
  color: '#eeeeee',
})

/** The demo world, as the clock of a test finds it at its start. */
async function demoWorld({ kysely }: Database): Promise<FilledDemo> {
  const filled = await fillDemo(kysely, fakeClock(), pictureOf)
  await endWelcome(kysely)
  return filled
}

/** A shop of one's own, as it is when its owner first signs in. */
const ownShop = ({ kysely }: Database): Promise<FilledDemo> =>
  kysely
    .transaction()
    .execute((trx) => fillWorld(trx, openingWorld('none'), fakeClock(), pictureOf))

/** The channels must know our address before the server that needs them listens. */
interface LateChannels {
  current?: ReturnType<typeof channelsOf>
}

interface ServiceParts extends Pick<Services, 'db'> {
  readonly clock: TestShop['clock']
  readonly folder: string
  readonly channels: LateChannels
  readonly smsLimits: Partial<Services['smsLimits']> | undefined
}

const servicesOf = ({ db, clock, folder, channels, smsLimits }: ServiceParts): Services => ({
  get pay() {
    return ready(channels.current).pay
  },
  get sms() {
    return ready(channels.current).sms
  },
  get express() {
    return ready(channels.current).express
  },
  get fapiao() {
    return ready(channels.current).fapiao
  },
  get pickup() {
    return ready(channels.current).pickup
  },
  get labels() {
    return ready(channels.current).labels
  },
  get oms() {
    return ready(channels.current).oms
  },
  get devices() {
    return ready(channels.current).devices
  },
  get mail() {
    return ready(channels.current).mail
  },
  get companies() {
    return ready(channels.current).companies
  },
  get robots() {
    return ready(channels.current).robots
  },
  get signIn() {
    return ready(channels.current).signIn
  },
  payments: 'sandbox',
  storage: storageOf(undefined, join(folder, 'uploads'), 'a key for tests only', clock),
  db,
  clock,
  log: silentLog,
  cache: createCache(clock),
  documents: createCache(clock),
  limiter: processLimiter(clock),
  signals: processSignals(),
  publicUrl: 'http://shop.test',
  searchTurns: createTurns({ atOnce: 2, waiting: 4, perCaller: 3, patience: 10_000 }),
  smsLimits: { perNetwork: 20, free: 20, freeOfNetwork: 20, budget: 10_000, ...smsLimits },
  searchLimit: 120,
  houseTax: { code: '1060512990000000000', rate: 1300 },
  hashKey: 'a key for tests only, and long enough',
})

/**
 * The whole server over real HTTP, on a fresh database with the demo world, a clock of the test's
 * own, and the sandbox for every provider.
 */
export async function testShop({
  smsLimits,
  isOwn = false,
}: {
  smsLimits?: Partial<Services['smsLimits']>
  /** One without goods, as `SHOP_DATA=none` begins. */
  isOwn?: boolean
} = {}): Promise<TestShop> {
  const clock = fakeClock()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-shop-'))
  const { database, filled } = await filledDatabase(isOwn ? ownShop : demoWorld)
  const { logins, members } = filled
  const sandbox = await startSandbox({
    port: 0,
    dataDir: folder,
    keysDir: process.env['TEST_KEYS_DIR'],
    clock,
  })
  const channels: LateChannels = {}
  const services = servicesOf({ db: database.kysely, clock, folder, channels, smsLimits })
  const dispatcher = dispatcherOf(services)
  const worker = createWorker({
    db: database.kysely,
    clock,
    log: silentLog,
    handlers: jobHandlers(services),
  })
  const app = await buildServer({ services, defaultScope: official, trustProxy: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  channels.current = channelsOf(sandbox.keys, url, clock)

  afterAll(async () => {
    await app.close()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })

  const shop: TestShop = {
    url,
    app,
    database,
    services,
    clock,
    sandbox,
    worker,
    dispatch: dispatcher.dispatchAll,
    logins,
    members,
    visitor: async (scope = official, address?: string) => {
      const browser = caller(url, scope, undefined, address)
      await browser.data(identityCalls.ssoInit, scope)
      return browser
    },
    shopper: async (phone = `139${String((phones += 1)).padStart(8, '0')}`, scope = official) => {
      const browser = await shop.visitor(scope)
      await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
      await browser.data(identityCalls.login, { phone, code: await codeOf(phone), ...scope })
      return browser
    },
    staff: async (login = 'owner', scope = official) => {
      const browser = caller(url, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
      const password = logins.find((each) => each.login === login)?.password ?? ''
      await browser.data(staffCalls.login, { login, password })
      return browser
    },
    control: controlOf(sandbox),
  }

  async function codeOf(phone: string): Promise<string> {
    const messages = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
    return messages[0]?.code ?? ''
  }

  return shop
}

function ready<T>(value: T | undefined): T {
  if (!value) throw new Error('the test shop is not open yet')
  return value
}
