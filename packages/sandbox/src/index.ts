import { join } from 'node:path'
import { second, systemClock, type Clock } from '@mallard/kernel'
import { fastify, type FastifyInstance } from 'fastify'
import { playAlipay } from './alipay/alipay.ts'
import { alipayRoutes } from './alipay/routes.ts'
import { controlRoutes } from './control/control.ts'
import { makeParcels } from './kd100/parcels.ts'
import { kd100Routes } from './kd100/routes.ts'
import { keysFor, ownKeys, type SandboxKeys } from './keys.ts'
import { homePages } from './pages/home.ts'
import { smsInbox } from './sms/inbox.ts'
import { playSms } from './sms/sms.ts'
import { makeFaults } from './world/faults.ts'
import { openJournal } from './world/journal.ts'
import { makePost } from './world/notices.ts'
import { makeTimeline } from './world/timeline.ts'
import type { World } from './world/world.ts'
import { wechatCashier } from './wxpay/cashier.ts'
import { wechatRoutes } from './wxpay/routes.ts'
import { playWechat } from './wxpay/wxpay.ts'

export type { SandboxKeys } from './keys.ts'

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** Where the keys and the books lie; made at the first start. */
  readonly dataDir: string
  readonly clock?: Clock
  /** Milliseconds from one event of a parcel to the next. */
  readonly parcelPace?: number
}

export interface Sandbox {
  /** `http://127.0.0.1:{port}`. */
  readonly url: string
  readonly keys: SandboxKeys
  /** The sandbox's time, which can run ahead of the clock it was given. */
  readonly clock: Clock
  close(): Promise<void>
}

/** The keys alone, for a server that runs beside a sandbox in another process. Makes them when they are not there yet. */
export async function sandboxKeys(options: { dataDir: string; url: string }): Promise<SandboxKeys> {
  return keysFor(await ownKeys(options.dataDir), options.url)
}

/** One process that plays WeChat Pay, Alipay, Aliyun's text messages and Kuaidi100, on this machine only. */
export async function startSandbox({ port = 4010, dataDir, clock = systemClock, parcelPace = 30 * second }: SandboxOptions): Promise<Sandbox> {
  const keys = await ownKeys(dataDir)
  const timeline = makeTimeline(clock)
  const faults = makeFaults()
  const journal = openJournal(join(dataDir, 'sandbox-books.jsonl'))
  let url = ''
  const world: World = { keys, timeline, faults, post: makePost(timeline, faults), journal, url: () => url }

  const app = fastify({ bodyLimit: 1_048_576, forceCloseConnections: true })
  onlyFromHere(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const wechat = playWechat(world)
  const alipay = playAlipay(world)
  const parcels = makeParcels(world, parcelPace)
  const plays = { wechat, alipay, parcels, sms: playSms(app, world) }
  wechatRoutes(app, world, wechat)
  wechatCashier(app, wechat)
  alipayRoutes(app, world, alipay)
  kd100Routes(app, world, parcels)
  smsInbox(app, plays.sms)
  controlRoutes(app, world, plays)
  homePages(app, world, plays)

  url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    keys: keysFor(keys, url),
    clock: timeline,
    async close() {
      timeline.stop()
      await app.close()
      journal.close()
    },
  }
}

/** Pages elsewhere must not pay here: neither through a name that points to this machine, nor by a form of theirs. */
function onlyFromHere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? ''
    const origin = request.headers.origin
    const here = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
    if (!here || (origin !== undefined && origin !== `http://${host}`)) await reply.code(403).send({ message: 'the sandbox serves this machine only' })
  })
}
