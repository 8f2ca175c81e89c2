import { timingSafeEqual } from 'node:crypto'
import { day, minute } from '@mallard/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AlipayPlay } from '../alipay/alipay.ts'
import type { HostBooks } from '../hosts/books.ts'
import { hostControl } from '../hosts/routes.ts'
import { keyOf, type Parcels } from '../kd100/parcels.ts'
import type { PickupPlay } from '../kd100/pickups.ts'
import { peopleControl, type PeoplePlays } from '../people/control.ts'
import type { DevicePlay } from '../device/device.ts'
import { deviceControl } from '../device/pages.ts'
import type { OmsPlay } from '../oms/oms.ts'
import { omsControl } from '../oms/pages.ts'
import type { MailPlay } from '../mail/smtp.ts'
import type { RobotsPlay } from '../robots/robots.ts'
import type { SmsPlay } from '../sms/sms.ts'
import type { UnionpayPlay } from '../unionpay/unionpay.ts'
import { faultKinds, operations, providers, type FaultKind, type Rule } from '../world/faults.ts'
import { bytesOf, type World } from '../world/world.ts'
import type { Signer } from '../wxpay/signing.ts'
import type { ShippingPlay } from '../wxapi/shipping.ts'
import type { WechatPlay } from '../wxpay/wxpay.ts'
import { makePayments } from './payments.ts'

type Json = Readonly<Record<string, unknown>>

export interface Plays extends PeoplePlays {
  readonly wechat: WechatPlay
  readonly alipay: AlipayPlay
  readonly unionpay: UnionpayPlay
  readonly sms: SmsPlay
  readonly robots: RobotsPlay
  readonly mail: MailPlay
  readonly parcels: Parcels
  readonly oms: OmsPlay
  readonly devices: DevicePlay
  readonly pickups: PickupPlay
  readonly shipping: ShippingPlay
}

const member = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === value)
const whole = (value: unknown, otherwise: number) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : otherwise

/** How often or how long a fault may be; others a minute at most. */
const maxAmounts: Partial<Record<FaultKind, number>> = { duplicate: 100, awaitsBuyer: 7 * day }

/** Reads a rule; a text says what is wrong with it. */
export function readRule(body: Json): Omit<Rule, 'id' | 'seen'> | string {
  const match = (body['match'] ?? {}) as Json
  const fault = (body['do'] ?? {}) as Json
  const provider = member(providers, match['provider'])
  const operation = member(operations, match['operation'])
  const kind = member(faultKinds, fault['kind'])
  if (!provider) return `match.provider must be one of ${providers.join(', ')}`
  if (!operation) return `match.operation must be one of ${operations.join(', ')}`
  if (!kind) return `do.kind must be one of ${faultKinds.join(', ')}`
  const subject = typeof match['subject'] === 'string' ? match['subject'] : undefined
  const amount = Math.min(
    whole(fault['amount'], kind === 'duplicate' ? 1 : 0),
    maxAmounts[kind] ?? minute,
  )
  return {
    provider,
    operation,
    nth: Math.max(1, whole(match['nth'], 1)),
    left: Math.max(1, whole(body['times'], 1)),
    fault: { kind, amount },
    ...(subject ? { subject } : {}),
  }
}

/** `/_ctl`: what tests and benches do to the sandbox. */
export function controlRoutes(
  app: FastifyInstance,
  world: World,
  plays: Plays,
  hosts: HostBooks,
): void {
  const token = Buffer.from(`Bearer ${world.keys.controlToken}`)

  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '')
      if (given.length !== token.length || !timingSafeEqual(given, token))
        await reply.code(401).send({ message: 'the control plane wants the token from the keys' })
    })

    peopleControl(guarded, plays)
    hostControl(guarded, hosts)
    omsControl(guarded, plays.oms)
    deviceControl(guarded, plays.devices)
    moneyControl(guarded, plays)
    worldControl(guarded, world)
    postControl(guarded, plays)
    parcelControl(guarded, plays)
  })
}

/** Pays, and shows what was paid and what WeChat holds of it. */
function moneyControl(guarded: FastifyInstance, plays: Plays): void {
  const { wechat, alipay, unionpay } = plays
  const payments = makePayments(plays)
  guarded.get('/_ctl/payments', () => payments.list(200))
  guarded.get('/_ctl/ledger', () => ({
    wxpay: wechat.books.ledger,
    alipay: alipay.books.ledger,
    unionpay: unionpay.books.ledger,
  }))
  guarded.post('/_ctl/pay', async (request, reply) => {
    const body = jsonOf(request)
    const result = await payments.pay(body)
    return reply.code(result.paid ? 200 : 409).send(result)
  })
  guarded.post<{ Params: { payNo: string } }>('/_ctl/pay/:payNo', async (request, reply) => {
    const result = await payments.pay({ payNo: request.params.payNo })
    return reply.code(result.paid ? 200 : 409).send(result)
  })
  guarded.post('/_ctl/wxpay/signer', (request, reply) => {
    const signer = member<Signer>(
      ['publicKey', 'certificate', 'nextCertificate'],
      jsonOf(request)['signer'],
    )
    if (!signer)
      return reply
        .code(400)
        .send({ message: 'signer must be publicKey, certificate or nextCertificate' })
    wechat.platform.use(signer)
    return reply.code(204).send()
  })
  guarded.get<{ Params: { payNo: string } }>('/_ctl/shipments/:payNo', ({ params }) => ({
    funds: plays.shipping.fundsOf(params.payNo) ?? null,
    shipment: plays.shipping.shipmentOf(params.payNo) ?? null,
  }))
  guarded.post<{ Params: { payNo: string } }>(
    '/_ctl/shipments/:payNo/confirm',
    async ({ params }) => ({
      confirmed: await plays.shipping.confirm(params.payNo),
    }),
  )
  guarded.post('/_ctl/shipments/managed', (request, reply) => {
    plays.shipping.manage(jsonOf(request)['on'] !== false)
    return reply.code(204).send()
  })
}

/** The clock, the faults to come, and the notifications so far. */
function worldControl(guarded: FastifyInstance, world: World): void {
  guarded.get('/_ctl/notices', () => world.post.recent())
  guarded.post<{ Params: { id: string } }>(
    '/_ctl/notices/:id/replay',
    async (request, reply) =>
      (await world.post.replay(request.params.id)) ??
      reply.code(404).send({ message: 'no such notice' }),
  )

  guarded.get('/_ctl/rules', () => world.faults.list())
  guarded.post('/_ctl/rules', (request, reply) => {
    const rule = readRule(jsonOf(request))
    return typeof rule === 'string'
      ? reply.code(400).send({ message: rule })
      : reply.code(201).send(world.faults.add(rule))
  })
  guarded.delete('/_ctl/rules', (_request, reply) => {
    world.faults.clear()
    return reply.code(204).send()
  })
  guarded.delete<{ Params: { id: string } }>('/_ctl/rules/:id', (request, reply) =>
    reply.code(world.faults.remove(Number(request.params.id)) ? 204 : 404).send(),
  )

  guarded.post('/_ctl/clock/advance', async (request) => {
    await world.timeline.advance(whole(jsonOf(request)['milliseconds'], 0))
    return { now: world.timeline.now() }
  })
}

/** Texts and mail that were sent. */
function postControl(guarded: FastifyInstance, { sms, mail, robots }: Plays): void {
  guarded.get<{ Querystring: { kind?: string } }>('/_ctl/robots', (request) =>
    robots.said(request.query.kind),
  )
  guarded.get<{ Querystring: { phone?: string } }>('/_ctl/sms', (request) =>
    sms.messages(request.query.phone),
  )
  guarded.get<{ Querystring: { to?: string } }>('/_ctl/mail', (request) =>
    mail.letters(request.query.to),
  )
  guarded.post('/_ctl/sms/limits', (request, reply) => {
    sms.limit(jsonOf(request)['on'] !== false)
    return reply.code(204).send()
  })
}

/** Parcels on their way, and couriers who come for some. */
function parcelControl(guarded: FastifyInstance, { parcels, pickups }: Plays): void {
  guarded.get('/_ctl/pickups', () => [...pickups.all.values()])
  guarded.post<{ Params: { orderId: string } }>('/_ctl/pickups/:orderId/fail', async (request) => ({
    failed: await pickups.fail(request.params.orderId),
  }))
  guarded.post<{ Params: { orderId: string } }>('/_ctl/pickups/:orderId/step', async (request) => ({
    stepped: await pickups.step(request.params.orderId),
  }))
  guarded.get('/_ctl/parcels', () =>
    parcels.all.newest(200).map((each) => ({
      company: each.company,
      number: each.number,
      aborted: each.aborted,
      ...parcels.view(each),
    })),
  )

  guarded.post<{ Params: { company: string; number: string; what: string } }>(
    '/_ctl/parcels/:company/:number/:what',
    async (request, reply) => {
      const parcel = parcels.all.get(keyOf(request.params.company, request.params.number))
      if (!parcel || (request.params.what !== 'step' && request.params.what !== 'abort'))
        return reply.code(404).send({ message: 'no such parcel' })
      if (request.params.what === 'abort') await parcels.abort(parcel)
      else await parcels.step(parcel)
      return parcels.view(parcel)
    },
  )
}

function jsonOf(request: FastifyRequest): Json {
  try {
    const value: unknown = JSON.parse(bytesOf(request.body).toString() || '{}')
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}
