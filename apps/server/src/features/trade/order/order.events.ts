/**
 * What happens to orders, for other features to handle (`EventHandler<'order'>`,
 * platform/events/topics.ts). The log of the orders is the source: every change of an order writes
 * a row of it anyway (decision 16).
 */
import type { OrderStatus } from '@mallard/contract/trade/order/order.fields'
import type { Scope } from '@mallard/kernel'
import type { OrderEvent } from './order.states.ts'

declare module '#platform/events/topics.ts' {
  interface EventTopics {
    /** Its key is the id of the order. */
    order: OrderChange
  }
}

export interface OrderChange {
  /**
   * Its submit, each change of its state, a parcel of it that was signed for, and money that went
   * back.
   */
  readonly event: 'submit' | 'signed' | 'refunded' | OrderEvent
  readonly orderId: number
  readonly orderSn: string
  readonly scope: Scope
  readonly memberId: number
  /** The way it was bought, and what that keeps. */
  readonly kind: number
  readonly context: unknown
  /** Absent before the submit. */
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  readonly reason: string
}
