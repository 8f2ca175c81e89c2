import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Order } from '@mallard/contract/trade/order/order.fields'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { writePoints } from '#features/pricing/points/index.ts'
import { createCache } from '#platform/cache.ts'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import type { PayMethod, Services } from '#platform/services.ts'
import { invariants } from '../invariants.ts'
import { jobHandlers, recurring } from '../jobs.ts'
import { buildServer } from '../server.ts'
import { hangzhou, setStock, type TestSku } from './test-buyer.ts'
import type { TestShop } from './test-shop.ts'

/** Units of each SKU that a run begins with: few, so that they run out. */
const unitsPerRun = 6
export const drawsPerTemplate = 2

/** What the run believes of an order. */
export interface KnownOrder {
  readonly sn: string
  status: number
  readonly payAmount: number
  /** When it closes by itself; a voucher moves it. */
  closesAt: number
  /** Money is at the channel that the shop was not told of. */
  isPaymentPending: boolean
  readonly cashiers: KnownCashier[]
}

/** One attempt to pay; several orders that are paid together share it. */
export interface KnownCashier {
  readonly method: PayMethod
  readonly payNo: string
  readonly cashier: string
  readonly sns: readonly string[]
  readonly openedAt: number
  isPaid: boolean
}

/** A voucher in review. */
export interface KnownVoucher {
  readonly id: number
  readonly sn: string
  /** The number that the first of two persons noted. */
  notedSerial?: string
}

export interface KnownReturn {
  readonly applyId: string
  readonly sn: string
  readonly type: number
  status: number
}

/**
 * What the run believes of its shopper's world; the books of the whole shop are held against
 * invariants.sql besides.
 */
export interface Model {
  readonly cart: Map<string, number>
  /** Lines of the cart at an add-on price. */
  readonly addOns: Map<string, number>
  readonly orders: KnownOrder[]
  readonly returns: KnownReturn[]
  readonly vouchers: Map<string, KnownVoucher>
  /** How often the vouchers of an order were taken back. */
  readonly withdrawals: Map<string, number>
  readonly drawn: Map<string, number>
  now: number
}

export const emptyModel = (now: number): Model => ({
  cart: new Map(),
  addOns: new Map(),
  orders: [],
  returns: [],
  vouchers: new Map(),
  withdrawals: new Map(),
  drawn: new Map(),
  now,
})

/** The shop that the commands drive, with a shopper of the run's own. */
export interface Real {
  readonly shop: TestShop
  readonly skus: readonly TestSku[]
  /** What a promotion gives away, and what another sells beside large baskets. */
  readonly gift: TestSku
  readonly addOn: TestSku
  readonly browser: Caller
  readonly grants: readonly string[]
  readonly memberId: number
  /** How often each command ran, over all runs. */
  readonly counts: Map<string, number>
  /** The back office, signed in again when its session is over. */
  admin(): Promise<Caller>
  /** Another person of the back office. */
  colleague(): Promise<Caller>
  /** Jobs that are due, the channels' timeline, and who hears of the orders. */
  tick(): Promise<void>
  /** Notifications that are due by the clock. */
  hearChannels(): Promise<void>
  restart(): Promise<void>
  free(skuId: number): Promise<number>
  /** A waybill that nobody has used. */
  waybill(): { companyCode: string; deliverySn: string }
  /**
   * Breaches that were not there when the run began: one that an earlier run left would hide what
   * this one does.
   */
  newBreaches(): Promise<string[]>
}

type ModelGoods = Pick<Real, 'skus' | 'gift' | 'addOn'>

let waybills = 0

/**
 * All invariants as one statement, which is several times as quick as one after another: whatever
 * it finds is then looked for by name.
 */
const anyBroken = sql.raw(
  `select from (${invariants.map(({ statement }) => `select from (${statement}) as found`).join(' union all ')}) as broken limit 1`,
)

async function breachesIn(shop: TestShop): Promise<string[]> {
  const { rows } = await anyBroken.execute(shop.services.db)
  if (rows.length === 0) return []
  return (await brokenInvariants(shop.services.db, invariants)).flatMap(({ name, rows }) =>
    rows.map((row) => `${name}: ${JSON.stringify(row)}`),
  )
}

/** Units of a SKU that nobody has reserved. */
async function freeUnits(shop: TestShop, skuId: number): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select on_hand - reserved as free from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  return rows[0]!.free
}

/** A shopper with an address and 8 000 points. */
async function modelShopper(shop: TestShop): Promise<Pick<Real, 'browser' | 'memberId'>> {
  const browser = await shop.shopper()
  await browser.data(addressCalls.save, hangzhou)
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  // By the ledger: in the back office so many would wait for a second person.
  const gift = {
    delta: 8_000,
    bizType: 'adjust',
    bizId: `model-run-${memberId}`,
    note: '测试',
    at: new Date(shop.clock.now()),
  }
  await writePoints(shop.services.db, { partnerId: 1, memberId }, gift)
  return { browser, memberId }
}

/** Coupons off goods and off postage, as many as a run may draw. */
async function modelCoupons(shop: TestShop): Promise<string[]> {
  const limits = {
    total: drawsPerTemplate,
    perUserLimit: drawsPerTemplate,
    drawTo: new Date(shop.clock.now() + 3650 * day),
  }
  return [
    await testCoupon(shop, { ...limits, face: 1_500 }),
    await testCoupon(shop, { ...limits, kind: 3, face: 800, validDays: 2 }),
  ].map(({ grantUuid }) => grantUuid)
}

/** Connections that were kept alive notice only now that their other side is gone. */
async function untilOpen(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${url}/none`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(404)
}

/** What all runs share: one server, begun again by each restart. */
export function modelWorld(
  shop: TestShop,
  goods: ModelGoods,
  counts: Map<string, number>,
): { begin(): Promise<Real>; close(): Promise<void> } {
  let app: FastifyInstance = shop.app
  const office = new Map<string, { caller: Caller; until: number }>()
  const worker = createWorker({
    db: shop.services.db,
    clock: shop.clock,
    log: silentLog,
    handlers: jobHandlers(shop.services),
    recurring,
  })
  async function seatOf(login: string): Promise<Caller> {
    const seat = office.get(login)
    if (seat && seat.until > shop.clock.now()) return seat.caller
    const caller = await shop.staff(login)
    office.set(login, { caller, until: shop.clock.now() + 11 * hour })
    return caller
  }

  const hearChannels = () => shop.control<void>('/_ctl/clock/advance', { milliseconds: 0 })

  async function tick(): Promise<void> {
    await hearChannels()
    await worker.runDue()
    await shop.dispatch()
  }

  /** All that a process holds in its memory is gone; its address stays. */
  async function restart(): Promise<void> {
    await app.close()
    const fresh = {
      cache: { value: createCache(shop.clock) },
      documents: { value: createCache(shop.clock) },
      limiter: { value: processLimiter(shop.clock) },
    }
    const services = Object.create(shop.services, fresh) as Services
    app = await buildServer({
      services,
      defaultScope: { partnerId: 1, storeId: 1 },
      trustProxy: true,
    })
    await app.listen({ port: Number(new URL(shop.url).port), host: '127.0.0.1' })
    await untilOpen(shop.url)
  }

  return {
    close: () => app.close(),
    async begin() {
      shop.clock.advance(minute)
      await tick()
      for (const { skuId } of [...goods.skus, goods.gift, goods.addOn]) await refill(shop, skuId)
      const { browser, memberId } = await modelShopper(shop)
      const grants = await modelCoupons(shop)
      const before = new Set(await breachesIn(shop))
      return {
        shop,
        ...goods,
        browser,
        grants,
        memberId,
        counts,
        admin: () => seatOf('owner'),
        colleague: () => seatOf('finance'),
        tick,
        hearChannels,
        restart,
        free: (skuId) => freeUnits(shop, skuId),
        waybill: () => ({
          companyCode: 'yuantong',
          deliverySn: `MD${String((waybills += 1)).padStart(10, '0')}`,
        }),
        newBreaches: async () => (await breachesIn(shop)).filter((breach) => !before.has(breach)),
      }
    },
  }
}

async function refill(shop: TestShop, skuId: number): Promise<void> {
  const { rows } = await sql<{ reserved: number }>`
    select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  await setStock(shop, skuId, rows[0]!.reserved + unitsPerRun)
}

export async function ordersOf(real: Real): Promise<Map<string, Order>> {
  const { list } = await real.browser.data(orderCalls.orderList, { pageSize: 100 })
  return new Map(list.map((order) => [order.orderSn, order]))
}

/** Reads again what a command of time may have moved; `mayBecome` says where to. */
export async function follow(
  model: Model,
  real: Real,
  mayBecome: (order: KnownOrder) => readonly number[],
): Promise<string[]> {
  const found = await ordersOf(real)
  const wrong: string[] = []
  for (const order of model.orders) {
    const status = found.get(order.sn)?.status
    if (status === undefined || !mayBecome(order).includes(status))
      wrong.push(`${order.sn}: ${order.status} became ${status}`)
    else order.status = status
    if (order.status !== 0) order.isPaymentPending = false
  }
  return wrong
}
