/**
 * How other features hear what happened to an order: the log of the orders is the queue.
 *
 *     // features/points/points.events.ts, exported by features/points/index.ts, named in app/listeners.ts
 *     export function pointsListener(services: Services): OrderListener {
 *       return { name: 'points', events: ['confirm', 'autoConfirm'], hear: async (trx, moved) => { … } }
 *     }
 *
 * Every row of `order_log` is told to every listener that wants its event, soon after its commit (some 200 ms when a call of
 * this process caused it, a second otherwise), the rows of one order one after another. `hear` runs in the transaction that
 * marks the rows told, so what it writes through `trx` happens exactly once; calls to the outside go through `enqueue`.
 * It must be repeatable all the same (a conflict runs it again) and take its rows as a batch: up to 200, of many stores.
 * What it throws for is tried again by itself, order by order, by the job `order.tell`: with growing pauses, dead after
 * about a day and then visible with the other dead jobs; later rows of that order wait for it, nothing else does.
 */
import type { OrderStatus } from '@mallard/contract/order/order.fields'
import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from './order.states.ts'

/** What the log of an order tells: its submit, each change of its state, a parcel of it that was signed for, and money that went back. */
export type OrderHappening = 'submit' | 'signed' | 'refunded' | OrderEvent

/** One row of the log of an order. */
export interface OrderMoved {
  readonly logId: number
  readonly orderId: number
  readonly orderSn: string
  readonly scope: Scope
  readonly memberId: number
  readonly event: OrderHappening
  /** Absent before the submit. */
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  readonly reason: string
  readonly at: Date
}

export interface OrderListener {
  /** Stays for ever: what could not be heard is kept under it. */
  readonly name: string
  readonly events: readonly OrderHappening[]
  hear(trx: Db, moved: readonly OrderMoved[]): Promise<void>
}
