import { ok } from '@mallard/kernel'
import type { OrderListener } from '#features/order/index.ts'
import { actorType } from '#features/order/index.ts'
import type { RefundHearer } from '#features/payment/index.ts'
import type { Services } from '#platform/services.ts'
import { finish, inCase } from './proceed.service.ts'
import { byRefundNo, returnOfExchange } from './returns.repo.ts'

const system = { actorType: actorType.system }

/** The money of a return went back: it is done, in the transaction that books the refund. */
export const returnRefunded: RefundHearer = async (services, trx, { refundNo, staffId }) => {
  const applyId = await byRefundNo(trx, refundNo)
  if (!applyId) return
  const actor = staffId === undefined ? { actorType: actorType.channel } : { actorType: actorType.staff, actorId: staffId }
  const done = await inCase(services, trx, applyId, undefined, actor, finish)
  if (!done.ok) throw new Error(`${refundNo} went back, but its return could not be finished: ${done.refusal}`)
}

/** What was sent in exchange has left: the return is done. */
export function returnsListener(services: Services): OrderListener {
  return {
    name: 'returns',
    events: ['ship'],
    hear: async (trx, moved) => {
      const applyIds = await returnOfExchange(
        trx,
        moved.map(({ orderId }) => orderId),
      )
      for (const applyId of applyIds)
        await inCase(services, trx, applyId, undefined, system, async (each) => (each.apply.status === 2 ? finish(each) : ok(undefined)))
    },
  }
}
