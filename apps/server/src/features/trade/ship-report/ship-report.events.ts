import { miniPaymentsOf } from '#features/trade/payment/index.ts'
import '#features/trade/shipping/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventHandler } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'
import { queueReports } from './queue.ts'
import { reportsOf, wantReports } from './ship-report.repo.ts'

type Clock = Pick<Services, 'clock'>

/** Something of an order left the store: WeChat is to hear of it. */
export function reportsOfSent({ clock }: Clock): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'shipReport',
    events: ['ship', 'shipPart'],
    handle: async (trx, events) => {
      const payments = await miniPaymentsOf(trx, ordersOf(events))
      if (payments.length === 0) return
      const now = clock.now()
      await wantReports(trx, payments, new Date(now))
      await queueReports(trx, payments, now)
    },
  }
}

/**
 * A shipping that WeChat knows of changed: goods that will not be sent, or were received. What was
 * never sent is not reported.
 */
export function reportsOfEnded({ clock }: Clock): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'shipReportEnd',
    events: ['confirm', 'autoConfirm', 'closeUnsent', 'closeSent'],
    handle: (trx, events) => lookAgain(trx, ordersOf(events), clock.now()),
  }
}

/** Parcels that follow, and numbers that were typed wrong. */
export function reportsOfParcels({ clock }: Clock): EventHandler<'parcel'> {
  return {
    topic: 'parcel',
    name: 'shipReport',
    events: ['sentAgain', 'corrected'],
    handle: (trx, events) => lookAgain(trx, ordersOf(events), clock.now()),
  }
}

const ordersOf = (events: readonly { readonly orderId: number }[]): readonly number[] => [
  ...new Set(events.map(({ orderId }) => orderId)),
]

async function lookAgain(trx: Db, orderIds: readonly number[], now: number): Promise<void> {
  const payments = await miniPaymentsOf(trx, orderIds)
  const known = await reportsOf(
    trx,
    payments.map(({ id }) => id),
  )
  const numbers = new Set(known.map(({ payNo }) => payNo))
  const told = payments.filter(({ payNo }) => numbers.has(payNo))
  if (told.length === 0) return
  await wantReports(trx, told, new Date(now))
  await queueReports(trx, told, now)
}
