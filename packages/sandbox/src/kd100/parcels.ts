import { beijingDateTime, day, minute, second, type Instant } from '@mallard/kernel'
import { createHash } from 'node:crypto'
import type { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'

export const companies: Readonly<Record<string, string>> = {
  shunfeng: '顺丰速运',
  jd: '京东物流',
  zhongtong: '中通快递',
  yuantong: '圆通速递',
  yunda: '韵达快递',
  shentong: '申通快递',
  jtexpress: '极兔速递',
  ems: 'EMS',
  youzhengguonei: '邮政快递包裹',
  debangkuaidi: '德邦快递',
}

/** These answer only with the receiver's or sender's phone. */
export const needsPhone: readonly string[] = ['shunfeng', 'zhongtong']

interface Step {
  readonly state: string
  readonly text: (company: string) => string
  readonly area: string
}

/** What happens to every parcel here, in order. `state` as Kuaidi100 numbers it. */
const journey: readonly Step[] = [
  { state: '1', area: '浙江,杭州市', text: (company) => `【杭州市】${company}已揽收您的快件` },
  { state: '0', area: '浙江,杭州市', text: () => '【杭州市】快件已到达杭州转运中心' },
  {
    state: '0',
    area: '浙江,杭州市',
    text: () => '【杭州市】快件已从杭州转运中心发出，下一站目的地转运中心',
  },
  { state: '0', area: '上海,上海市', text: () => '【上海市】快件已到达目的地转运中心' },
  { state: '5', area: '上海,上海市', text: () => '【上海市】快递员正在为您派件，请保持电话畅通' },
  {
    state: '3',
    area: '上海,上海市',
    text: () => '【上海市】快件已签收，签收人：本人。感谢使用，期待再次为您服务',
  },
]

export interface Subscribed {
  readonly company: string
  readonly number: string
  readonly callbackUrl: string
  readonly salt: string
  readonly at: Instant
  /** When each step of the journey happened, in order. */
  readonly steps: Instant[]
  aborted: boolean
}

export interface Parcels {
  all: BoundedMap<Subscribed>
  subscribe(parcel: Omit<Subscribed, 'at' | 'steps' | 'aborted'>): Subscribed | undefined
  /** The next thing happens to it now, and is pushed. False when it has arrived. */
  step(parcel: Subscribed): Promise<boolean>
  abort(parcel: Subscribed): Promise<void>
  view(parcel: Subscribed): Record<string, unknown>
}

export const keyOf = (company: string, number: string) => `${company}:${number}`

/** What is told of a parcel: where it was, the newest first. */
function view(parcel: Subscribed): Record<string, unknown> {
  const data = journey.slice(0, parcel.steps.length).map(({ text, area, state: status }, place) => {
    const time = beijingDateTime(parcel.steps[place] ?? parcel.at)
    return {
      time,
      ftime: time,
      context: text(companies[parcel.company] ?? parcel.company),
      areaName: area,
      status,
    }
  })
  const state = data.at(-1)?.status ?? '0'
  return {
    message: 'ok',
    state,
    status: '200',
    condition: 'F00',
    ischeck: state === '3' ? '1' : '0',
    com: parcel.company,
    nu: parcel.number,
    data: data.reverse(),
  }
}

/** What is pushed: how the subscription stands, and what is known of the parcel. */
function pushed(parcel: Subscribed) {
  const arrived = parcel.steps.length === journey.length
  const lastResult =
    parcel.aborted && parcel.steps.length === 0
      ? {
          message: '3天查询无记录',
          state: '0',
          status: '201',
          com: parcel.company,
          nu: parcel.number,
          data: [],
        }
      : view(parcel)
  return {
    status: parcel.aborted ? 'abort' : arrived ? 'shutdown' : 'polling',
    billstatus: arrived ? 'check' : 'got',
    message: parcel.aborted ? '3天查询无记录' : '',
    autoCheck: '0',
    comOld: '',
    comNew: '',
    lastResult,
  }
}

async function push(world: World, parcel: Subscribed): Promise<void> {
  const body = pushed(parcel)
  await world.post.send({
    provider: 'kd100',
    operation: 'push',
    subject: parcel.number,
    url: parcel.callbackUrl,
    retries: [30 * minute, 30 * minute, 30 * minute],
    accepts: (code, answer) => code === 200 && /"result"\s*:\s*true/.test(answer),
    write(struck) {
      const param = JSON.stringify(body)
      const salt = struck.has('wrongSignature') ? `${parcel.salt}x` : parcel.salt
      const sign = createHash('md5')
        .update(param + salt)
        .digest('hex')
        .toUpperCase()
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({ sign, param }).toString(),
      }
    },
  })
}

/** `pace`: milliseconds from step to step. */
export function makeParcels(world: World, pace: number): Parcels {
  const all = world.journal.map<Subscribed>('kd100.parcels', 5000)
  const keep = (parcel: Subscribed) => all.set(keyOf(parcel.company, parcel.number), parcel)

  async function step(parcel: Subscribed): Promise<boolean> {
    if (parcel.steps.length >= journey.length || parcel.aborted) return false
    parcel.steps.push(world.timeline.now())
    keep(parcel)
    await push(world, parcel)
    return true
  }

  function walk(parcel: Subscribed, wait: number, from: number): void {
    world.timeline.after(wait, async () => {
      // A person may have pushed it on in the meantime.
      if (parcel.steps.length === from) await step(parcel)
      if (parcel.steps.length < journey.length && !parcel.aborted)
        walk(parcel, pace, parcel.steps.length)
    })
  }

  // Parcels that were on their way when the sandbox last stopped.
  for (const parcel of all.values())
    if (parcel.steps.length < journey.length && !parcel.aborted)
      walk(parcel, pace, parcel.steps.length)

  return {
    all,
    view,
    step,
    subscribe(parcel) {
      const known = all.get(keyOf(parcel.company, parcel.number))
      // A number that was given up can be subscribed again.
      if (known && !known.aborted && world.timeline.now() - known.at < 30 * day) return undefined
      const fresh: Subscribed = { ...parcel, at: world.timeline.now(), steps: [], aborted: false }
      keep(fresh)
      walk(fresh, Math.min(pace, 5 * second), 0)
      return fresh
    },
    async abort(parcel) {
      parcel.aborted = true
      keep(parcel)
      await push(world, parcel)
    },
  }
}
