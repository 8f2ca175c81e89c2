import { randomBytes } from 'node:crypto'
import { type Instant, minute, second } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import type { Outcome } from '../world/answering.ts'
import type { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'
import { businessRoute, type Json, md5, said, text } from './business.ts'
import { companies } from './parcels.ts'

interface Booking {
  readonly taskId: string
  readonly orderId: string
  readonly company: string
  readonly callbackUrl: string
  readonly salt: string
  readonly input: Json
  status: number
  number: string
}

export interface PickupPlay {
  readonly all: ReadonlyMap<string, Booking>
  /** The courier's next act: accepts, then takes the parcel. False when there is none. */
  step(orderId: string): Promise<boolean>
  /** They were there and did not get the goods. False when it is over already. */
  fail(orderId: string): Promise<boolean>
}

const refused = (returnCode: string, message: string) =>
  said({ result: false, returnCode, message })

/** What a booking has to say. */
const needed = [
  'sendManName',
  'sendManMobile',
  'sendManPrintAddr',
  'recManName',
  'recManMobile',
  'recManPrintAddr',
  'callBackUrl',
  'pickupStartTime',
  'pickupEndTime',
]

/** What is wrong with a booking: the field that lacks, where one does; undefined: nothing. */
function bookingProblem(method: string, input: Json): string | undefined {
  const lacking = needed.find((name) => text(input[name]) === '')
  const isDay = ['今天', '明天', '后天'].includes(text(input['dayType']))
  const isRight = method === 'bOrder' && !lacking && isDay && companies[text(input['kuaidicom'])]
  return isRight ? undefined : (lacking ?? '')
}

/** A booking that nobody has accepted yet; `count`: of those before it. */
const booking = (input: Json, now: Instant, count: number): Booking => ({
  taskId: randomBytes(16).toString('hex').toUpperCase(),
  orderId: String(now) + String(count % 1000).padStart(3, '0'),
  company: text(input['kuaidicom']),
  callbackUrl: text(input['callBackUrl']),
  salt: text(input['salt']),
  input,
  status: 0,
  number: '',
})

/** Cancels a booking while nobody has taken the parcel. */
function cancelled(all: BoundedMap<Booking>, input: Json): Outcome {
  const one = all.get(text(input['orderId']))
  if (!one || one.taskId !== input['taskId']) return refused('400', '订单不存在')
  if (one.status >= 10 && one.status !== 99) return refused('500', '快件已揽收，不能取消')
  one.status = 99
  all.set(one.orderId, one)
  return said({ result: true, returnCode: '200', message: '成功', data: {} })
}

/** Tells the shop what the courier did. */
async function tell(world: World, one: Booking): Promise<void> {
  await world.post.send({
    provider: 'kd100',
    operation: 'pickupEvent',
    subject: one.orderId,
    url: one.callbackUrl,
    retries: [30 * minute, 30 * minute, 30 * minute],
    accepts: (code, answer) => code === 200 && /"result"\s*:\s*true/.test(answer),
    write(struck) {
      const courier =
        one.status > 0 ? { courierName: '快递员小周', courierMobile: '13600000088' } : {}
      const param = JSON.stringify({
        kuaidicom: one.company,
        ...(one.number && { kuaidinum: one.number }),
        status: '200',
        message: '成功',
        data: { orderId: one.orderId, status: one.status, ...courier },
      })
      const sign = md5(param, struck.has('wrongSignature') ? `${one.salt}x` : one.salt)
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({ taskId: one.taskId, sign, param }).toString(),
      }
    },
  })
}

/**
 * Couriers who come for parcels: Kuaidi100's orders for businesses, below `/kd100`. `pace`:
 * milliseconds from act to act.
 */
export function playPickups(app: FastifyInstance, world: World, pace = 30 * second): PickupPlay {
  const all = world.journal.map<Booking>('kd100.pickups', 2000)
  async function step(orderId: string): Promise<boolean> {
    const one = all.get(orderId)
    if (!one || one.status >= 9) return false
    one.status = one.status === 0 ? 1 : 10
    if (one.status === 10)
      one.number = `${one.company === 'shunfeng' ? 'SF' : 'JD'}${one.orderId.slice(-12)}`
    all.set(orderId, one)
    await tell(world, one)
    return true
  }

  async function fail(orderId: string): Promise<boolean> {
    const one = all.get(orderId)
    if (!one || one.status >= 9) return false
    one.status = 11
    all.set(orderId, one)
    await tell(world, one)
    return true
  }

  function walk(orderId: string, from: number): void {
    world.timeline.after(pace, async () => {
      // A person may have been quicker.
      if (all.get(orderId)?.status === from) await step(orderId)
      const status = all.get(orderId)?.status ?? 99
      if (status < 9) walk(orderId, status)
    })
  }

  businessRoute(app, world, {
    path: '/kd100/order/borderapi.do',
    operationOf: (method) => (method === 'cancel' ? 'pickupCancel' : 'pickupBook'),
    subjectOf: (input) => text(input['orderId']),
    refusals: {
      internal: () => said({ result: false, returnCode: '500', message: '服务器错误' }, 500),
      tooMany: () => refused('503', '请求过于频繁'),
    },
    unsigned: () => refused('503', '签名认证失败'),
    act(method, input) {
      if (method === 'cancel') return cancelled(all, input)
      const problem = bookingProblem(method, input)
      if (problem !== undefined) return refused('400', `参数错误 ${problem}`)
      const one = booking(input, world.timeline.now(), all.size)
      const { orderId } = one
      all.set(orderId, one)
      world.timeline.after(second, () => tell(world, one))
      walk(orderId, 0)
      return said({
        result: true,
        returnCode: '200',
        message: '提交成功',
        data: { taskId: one.taskId, orderId },
      })
    },
  })

  return { all, step, fail }
}
