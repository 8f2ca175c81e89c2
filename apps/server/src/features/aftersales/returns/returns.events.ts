import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { actorType, ok } from '@mallard/kernel'
import type { EventHandler } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'
import { finish, inCase, type Case } from './proceed.service.ts'
import { byRefundNo, returnOfExchange } from './returns.repo.ts'

const system = { actorType: actorType.system }

/** The money of a return went back: all of it is booked, and the return is done. */
export function returnsOnPayments(services: Services): EventHandler<'payment'> {
  return {
    topic: 'payment',
    name: 'returns',
    events: ['refunded'],
    handle: async (trx, events) => {
      for (const { refundNo, staffId } of events) {
        const applyId = await byRefundNo(trx, refundNo)
        if (!applyId) continue
        const actor =
          staffId === null
            ? { actorType: actorType.channel }
            : { actorType: actorType.staff, actorId: staffId }
        const done = await inCase(services, trx, applyId, undefined, actor, async (each) =>
          isDone(each) ? ok(undefined) : finish(each),
        )
        if (!done.ok)
          throw new Error(
            `${refundNo} went back, but its return could not be finished: ${done.refusal}`,
          )
      }
    },
  }
}

const isDone = ({ apply }: Case) => apply.status === returnStatus.done

/** What was sent in exchange has left: the return is done. */
export function returnsOnOrders(services: Services): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'returns',
    events: ['ship'],
    handle: async (trx, events) => {
      const applyIds = await returnOfExchange(
        trx,
        events.map(({ orderId }) => orderId),
      )
      for (const applyId of applyIds)
        await inCase(services, trx, applyId, undefined, system, async (each) =>
          each.apply.status === returnStatus.processing ? finish(each) : ok(undefined),
        )
    },
  }
}
