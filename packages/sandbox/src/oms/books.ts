import { day, type Instant } from '@mallard/kernel'
import type { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'

export type Delivery = 'unsent' | 'sent' | 'arrived'

export interface HeldLine {
  readonly lineNo: string
  readonly title: string
  readonly attributes: string
  readonly productSn: string
  readonly quantity: number
  /** Fen for all of it. */
  readonly paidAmount: number
  /** How far its parcel is; not told where absent. */
  readonly delivery?: Delivery
}

/** An order of another platform, as the OMS keeps it. */
export interface HeldOrder {
  /** `partner-store` that it belongs to. */
  readonly shop: string
  readonly platform: string
  readonly orderNo: string
  readonly phone: string
  readonly paidAt: Instant
  readonly returnableUntil?: Instant
  readonly lines: readonly HeldLine[]
}

/** What the shop last told of a return, and where it wants to hear of it. */
export interface HeldReturn {
  readonly told: Readonly<Record<string, unknown>>
  readonly returnNo: string
  readonly version: number
  readonly callbackUrl: string
  /** How often the shop told of it. */
  readonly times: number
}

export interface OmsBooks {
  readonly orders: BoundedMap<HeldOrder>
  readonly returns: BoundedMap<HeldReturn>
  find(shop: string, orderNo: string, phone?: string): HeldOrder | undefined
  /** Adds what is not known yet. */
  keep(orders: readonly HeldOrder[]): void
  /** A fresh order of two goods for somebody, whose parcel is so far. */
  invent(shop: string, phone: string, productSn?: string, delivery?: Delivery): HeldOrder
}

const keyOf = (shop: string, orderNo: string) => `${shop}:${orderNo}`

export function makeOmsBooks(world: World): OmsBooks {
  const orders = world.journal.map<HeldOrder>('oms.orders', 2000)
  const returns = world.journal.map<HeldReturn>('oms.returns', 5000)
  const add = (order: HeldOrder) => void orders.set(keyOf(order.shop, order.orderNo), order)

  return {
    orders,
    returns,
    find(shop, orderNo, phone) {
      const order = orders.get(keyOf(shop, orderNo))
      return order && (phone === undefined || order.phone === phone) ? order : undefined
    },
    keep(given) {
      for (const order of given) if (!orders.has(keyOf(order.shop, order.orderNo))) add(order)
    },
    invent(shop, phone, productSn = '', delivery = 'arrived') {
      const now = world.timeline.now()
      const orderNo = `TM${String(now)}${String(orders.size % 1000).padStart(3, '0')}`
      const line = { attributes: '标准版', productSn, delivery }
      const order: HeldOrder = {
        shop,
        platform: 'tmall',
        orderNo,
        phone,
        paidAt: now - 3 * day,
        ...(delivery === 'arrived' && { returnableUntil: now + 7 * day }),
        lines: [
          { ...line, lineNo: '1', title: '折叠电热水壶', quantity: 2, paidAmount: 39_801 },
          { ...line, lineNo: '2', title: '玻璃茶漏', quantity: 1, paidAmount: 4900 },
        ],
      }
      add(order)
      return order
    },
  }
}
