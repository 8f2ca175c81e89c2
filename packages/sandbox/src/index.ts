import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { second, systemClock, type Clock } from '@mallard/kernel'
import { fastify, type FastifyInstance } from 'fastify'
import { makeAdopter, type PastPayment } from './control/adopt.ts'
import type { ShopPlace } from './hosts/admin.ts'
import { makeEntrances, shellAt } from './hosts/entrances.ts'
import { keysFor, ownKeys, type SandboxKeys } from './keys.ts'
import type { GivenDevice } from './device/books.ts'
import type { HeldOrder } from './oms/books.ts'
import { mailInbox } from './mail/inbox.ts'
import { alsoTls } from './mail/one-port.ts'
import { openMailPort } from './mail/start-tls.ts'
import { playMail } from './mail/smtp.ts'
import { addressFor, partyFolderAt } from './party-hosts.ts'
import { makeFaults } from './world/faults.ts'
import { openJournal } from './world/journal.ts'
import { makePost } from './world/notices.ts'
import { makeTimeline } from './world/timeline.ts'
import type { World } from './world/world.ts'
import { playsOf, servePlays } from './plays.ts'

export type { PastPayment } from './control/adopt.ts'
export type { SandboxKeys } from './keys.ts'
export type { HeldOrder as OtherOrder } from './oms/books.ts'
export type { GivenDevice } from './device/books.ts'

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** Where the books lie; made at the first start. */
  readonly dataDir: string
  /**
   * Where the keys lie; beside the books unless told otherwise. Sandboxes that share them need not
   * each make their own, which takes seconds.
   */
  readonly keysDir?: string | undefined
  readonly clock?: Clock
  /** Milliseconds from one event of a parcel to the next. */
  readonly parcelPace?: number
  /** The shop that people see in the host shells. */
  readonly shop?: ShopPlace
  /** Orders of other platforms that its OMS keeps from the start. */
  readonly otherOrders?: readonly HeldOrder[]
  /** Smart devices that its cloud knows from the start. */
  readonly devices?: readonly GivenDevice[]
}

export interface Sandbox {
  /** `http://127.0.0.1:{port}`. */
  readonly url: string
  /** For SMTP with STARTTLS; SMTP over TLS is spoken at the port of `url`. */
  readonly mailPort: number
  readonly keys: SandboxKeys
  /** The sandbox's time, which can run ahead of the clock it was given. */
  readonly clock: Clock
  /** Makes a payment known that was made before the sandbox was there. */
  adopt(payment: PastPayment): void
  close(): Promise<void>
}

/** Where the shop is unless it says so itself. */
const ownShop: ShopPlace = { publicUrl: 'http://127.0.0.1:3000', address: 'http://127.0.0.1:3000' }

/**
 * The keys alone, for a server that runs beside a sandbox in another process. Makes them when they
 * are not there yet.
 */
export async function sandboxKeys(options: { dataDir: string; url: string }): Promise<SandboxKeys> {
  return keysFor(await ownKeys(options.dataDir), options.url)
}

/**
 * One process that plays WeChat Pay and its e-invoices, Alipay, UnionPay, Aliyun's text messages
 * and OSS, Kuaidi100, an OMS, a cloud of smart devices and Meilisearch, on this machine only.
 */
export async function startSandbox({
  port = 4010,
  dataDir,
  keysDir = dataDir,
  clock = systemClock,
  parcelPace = 30 * second,
  shop = ownShop,
  otherOrders = [],
  devices = [],
}: SandboxOptions): Promise<Sandbox> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const keys = await ownKeys(keysDir)
  const timeline = makeTimeline(clock)
  const faults = makeFaults()
  const journal = openJournal(join(dataDir, 'sandbox-books.jsonl'))
  let url = ''
  const world: World = {
    keys,
    timeline,
    faults,
    post: makePost(timeline, faults),
    journal,
    url: () => url,
  }

  const entrances = makeEntrances(
    () => shop,
    () => url,
  )
  const mail = playMail(world)
  const app = fastify({
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    rewriteUrl: ({ headers, url = '/' }) => addressFor(headers.host, url),
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!entrances.take(request, response)) handle(request, response)
      }).on('upgrade', entrances.upgrade),
  })
  onlyFromHere(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const plays = playsOf(app, world, { parcelPace, otherOrders, devices, mail, shop })
  servePlays(app, world, { plays, shop, dataDir })
  const startTls = await openMailPort(mail.encrypt)
  app.addHook('onClose', async () => startTls.close())
  mailInbox(app, mail, () => ({ tls: new URL(url).port, startTls: startTls.port }))

  const tls = alsoTls(app.server, mail.take)
  try {
    url = await app.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    await app.close()
    throw error
  }
  return {
    url,
    mailPort: startTls.port,
    keys: keysFor(keys, url),
    clock: timeline,
    adopt: makeAdopter(plays),
    async close() {
      timeline.stop()
      tls.close()
      await app.close()
      journal.close()
    },
  }
}

/**
 * Pages elsewhere must not pay here: neither through a name that points to this machine, nor by a
 * form of theirs.
 */
function onlyFromHere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? ''
    const origin = request.headers.origin
    const here =
      /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) ||
      partyFolderAt(host) !== undefined ||
      shellAt(host) !== undefined
    // Shoppers' browsers post the merchant's signed form here.
    const isSigned = request.url === '/unionpay/gateway/api/frontTransReq.do'
    // So do they with pictures, by a policy that the shop has signed.
    const isByPolicy = request.url.startsWith('/oss/')
    if (!here || (origin !== undefined && origin !== `http://${host}` && !isSigned && !isByPolicy))
      await reply.code(403).send({ message: 'the sandbox serves this machine only' })
  })
}
