import { href } from '@mallard/contract/paths'
import type { PageName } from '@mallard/contract/pages'
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { day, minute, second, type Instant, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { insertNote } from '#features/insight/share/index.ts'
import {
  countDays,
  insertPaid,
  insertVisits,
  visitOf,
  type NewVisit,
} from '#features/insight/tracking/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'

/** Days before today that the demo shop was visited on; today's visits are real ones. */
const pastDays = 14
/** Visits on an ordinary day, by store. */
const usual: Readonly<Record<string, number>> = { '1-1': 26, '1-2': 7, '2-1': 9 }

const phones = [
  [
    'wap',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    '390x844',
  ],
  [
    'wap',
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36 MicroMessenger/8.0.53',
    '412x915',
  ],
  [
    'weixinMini',
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36 MicroMessenger/8.0.53 miniProgram',
    '412x915',
  ],
  [
    'app',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile MallardApp/2.4.0',
    '384x828',
  ],
  [
    'toutiaoMini',
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0.6167.71 Mobile Safari/537.36 ToutiaoMicroApp/3.42.0',
    '393x851',
  ],
] as const
const origins = [
  '',
  '',
  '',
  'https://www.baidu.com/',
  'https://mp.weixin.qq.com/',
  'https://www.xiaohongshu.com/',
]

/**
 * The same numbers each time: a demo world that differs from start to start is no use in pictures.
 */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Step {
  readonly page: PageName
  readonly path: string
  readonly query?: string
}

/** What people look for in the demo shops. */
const words: Readonly<Record<number, readonly string[]>> = {
  1: ['水壶', '剃须刀', '电饭煲', '咖啡机', '加湿器', '刀头', '除垢剂'],
  2: ['挂耳咖啡', '咖啡豆', '手冲壶'],
}

/** Orders that were paid, and what was bought. */
async function ordersPaid(db: Db) {
  const { rows } = await sql<{
    id: number
    partnerId: number
    storeId: number
    memberId: number
    at: Date
    goodsId: number
  }>`
    select o.id, o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId",
      o.pay_time as at, i.goods_id as "goodsId"
    from orders o
    join lateral (select goods_id from order_item where order_id = o.id order by id limit 1) i on true
    where o.pay_time is not null
    order by o.id`.execute(db)
  return rows
}

/** What each store sells. */
async function shelves(db: Db) {
  const { rows } = await sql<{ partnerId: number; storeId: number; ids: number[] }>`
    select partner_id as "partnerId", store_id as "storeId", array_agg(goods_id order by goods_id) as ids
    from store_goods
    where on_sale
    group by 1, 2
    order by 1, 2`.execute(db)
  return rows
}

type WriteVisits = (
  scope: Scope,
  steps: readonly Step[],
  begun: Instant,
  memberId: number | null,
) => NewVisit[]

/** Writes visits of one flow after the other, each by a phone and from a place of its own. */
function visitWriter(domain: string, roll: () => number): WriteVisits {
  let flows = 0
  return (scope, steps, begun, memberId) => {
    flows += 1
    const [sourceType, useragent, screenSize] = phones[Math.floor(roll() ** 1.6 * phones.length)]!
    const clientReferrer = origins[Math.floor(roll() * origins.length)] ?? ''
    const flowUuid = `${flows.toString(16).padStart(8, '0')}-0000-4000-8000-${'0'.repeat(12)}`
    let at = begun
    return steps.map(({ page, path, query = '' }, index) => {
      const before = steps[index - 1]
      const record: VisitRecord = {
        path,
        urlType: page,
        flowIndex: index + 1,
        domain,
        query,
        clientReferrer,
        useragent,
        screenSize,
        id: `${flowUuid}${index + 1}`,
        userId: '',
        isNewUv: 0,
        isLandpage: index === 0 ? 1 : 0,
        clientTime: at,
        flowUuid,
        flowLastId: before ? `${flowUuid}${index}` : '',
        flowLastDomain: before ? domain : '',
        flowLastPath: before?.path ?? '',
        flowLastUrlType: before?.page ?? '',
        sourceType,
        version: '1',
      }
      // No session of anybody's: numbers below zero are nobody's.
      const visit = visitOf(record, { id: -flows, ...scope }, memberId, at)
      at += Math.round((15 + roll() * 90) * second)
      return visit
    })
  }
}

/** Visitors on a day: more at the weekend. */
function visitsOn(begun: Instant, usually: number, roll: () => number): number {
  const isWeekend = [0, 6].includes(new Date(begun + 8 * 60 * minute).getUTCDay())
  return Math.round(usually * (isWeekend ? 1.4 : 0.8 + roll() * 0.5))
}

/** The ways that people go through a store. */
function walkIn({ partnerId, storeId }: Scope, ids: readonly number[], roll: () => number) {
  const goods = (): Step => ({
    page: 'goods',
    path: href('goods', {
      itemId: ids[Math.floor(roll() ** 1.7 * ids.length)] ?? ids[0]!,
      partnerId,
      storeId,
    }),
  })
  const home: Step = { page: 'homeScoped', path: href('homeScoped', { partnerId, storeId }) }
  const list: Step = { page: 'goodslist', path: href('goodslist', { partnerId, storeId }) }
  const search = (): Step => {
    const known = words[partnerId] ?? []
    const q = known[Math.floor(roll() ** 1.7 * known.length)] ?? ''
    const query = String(new URLSearchParams({ q }))
    return { page: 'search', path: href('search', { partnerId, storeId }), query }
  }
  const cart: Step = { page: 'cart', path: href('cart', { partnerId, storeId }) }
  const checkout: Step = {
    page: 'orderCheckout',
    path: href('orderCheckout', { partnerId, storeId, flowId: 'demo', cartId: 'demo' }),
  }
  return {
    /** Of somebody who looks around, and sometimes goes on to the cart. */
    steps(): Step[] {
      const steps = [
        roll() < 0.7 ? home : goods(),
        ...(roll() < 0.5 ? [roll() < 0.4 ? search() : list] : []),
        ...(roll() < 0.75 ? [goods()] : []),
        ...(roll() < 0.35 ? [goods()] : []),
      ]
      if (roll() < 0.25) steps.push(cart, ...(roll() < 0.45 ? [checkout] : []))
      return steps
    },
    /** Of somebody who bought this. */
    purchase: (itemId: number): Step[] => [
      home,
      { page: 'goods', path: href('goods', { itemId, partnerId, storeId }) },
      cart,
      checkout,
    ],
  }
}

/**
 * Fills the days before the first start with visits, shares and who came by them, as the shop's own
 * recorder would have written them.
 */
export async function fillVisits(services: Services, domain: string): Promise<void> {
  const { db, clock } = services
  const roll = dice(20_260_114)
  const orders = await ordersPaid(db)
  const shelf = await shelves(db)
  const visitsOf = visitWriter(domain, roll)
  const today = Math.floor((clock.now() + 8 * 60 * minute) / day) * day - 8 * 60 * minute
  for (const { partnerId, storeId, ids } of shelf) {
    const scope = { partnerId, storeId } as Scope
    const walk = walkIn(scope, ids, roll)
    for (let back = pastDays; back >= 1; back -= 1) {
      const begun = today - back * day
      const count = visitsOn(begun, usual[`${partnerId}-${storeId}`] ?? 5, roll)
      const rows = Array.from({ length: count }, () => {
        // Few at night, most after work.
        const hour = roll() < 0.1 ? roll() * 8 : roll() < 0.4 ? 8 + roll() * 9 : 17 + roll() * 6.4
        const steps = walk.steps()
        return visitsOf(scope, steps, begun + Math.round(hour * 60 * minute), null)
      }).flat()
      await insertVisits(db, rows, scope)
    }
    // Anyone who bought was there.
    const bought = orders.filter(
      (order) =>
        order.partnerId === partnerId && order.storeId === storeId && order.at.getTime() < today,
    )
    const rows = bought.flatMap(({ goodsId, memberId, at }) => {
      const steps = walk.purchase(goodsId)
      return visitsOf(scope, steps, at.getTime() - 9 * minute, memberId)
    })
    await insertVisits(db, rows, scope)
    // The order's log tells it too, in a moment; the days are counted now.
    await insertPaid(
      db,
      bought.map(({ id: orderId, memberId, at }) => ({ orderId, scope, memberId, at })),
    )
    await fillShares(services, scope, bought, ids, roll, today)
  }
  await countDays(services, pastDays + 1)
}

/** Some members share what they like; some of those who bought came by that. */
async function fillShares(
  { db }: Services,
  scope: Scope,
  bought: readonly { id: number; memberId: number; at: Date; goodsId: number }[],
  ids: readonly number[],
  roll: () => number,
  today: Instant,
): Promise<void> {
  const { partnerId, storeId } = scope
  const { rows: members } = await sql<{
    id: number
    uuid: string
  }>`select id, uuid from member where partner_id = ${partnerId} order by id limit 7`.execute(db)
  const path = (itemId: number) => href('goods', { itemId, partnerId, storeId })
  let count = 0
  const note = (
    channel: 'menu' | 'copy' | 'poster' | 'opened',
    about: string,
    at: Instant,
    who: { memberId?: number; sponsorUuid?: string },
  ) => {
    count += 1
    const id = `00000000-0000-4000-8${String(partnerId).padStart(3, '0')}-${String(storeId).padStart(4, '0')}${String(count).padStart(8, '0')}`
    return insertNote(db, scope, {
      id,
      sessionId: -count,
      memberId: who.memberId,
      sponsorUuid: who.sponsorUuid,
      channel,
      path: about,
      at: new Date(at),
    })
  }
  for (const { id: memberId, uuid } of members) {
    for (let shared = 1 + Math.floor(roll() * 4); shared > 0; shared -= 1) {
      const about = path(ids[Math.floor(roll() * Math.min(ids.length, 8))] ?? ids[0]!)
      const at = today - Math.ceil(roll() * 13) * day + Math.round(roll() * 10 * 60 * minute)
      await note(
        (['menu', 'copy', 'poster'] as const)[Math.floor(roll() * 3)] ?? 'menu',
        about,
        at,
        { memberId },
      )
      for (let opened = Math.floor(roll() * 5); opened > 0; opened -= 1)
        await note('opened', about, at + Math.round(roll() * 600) * minute, { sponsorUuid: uuid })
    }
  }
  for (const [index, order] of bought.entries()) {
    const sponsor = members.find(({ id }) => id !== order.memberId)
    if (index % 3 === 0 && sponsor) {
      await note('opened', path(order.goodsId), order.at.getTime() - day, {
        memberId: order.memberId,
        sponsorUuid: sponsor.uuid,
      })
    }
  }
}
