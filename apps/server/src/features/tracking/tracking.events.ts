import type { OrderListener } from '#features/order/index.ts'
import { insertPaid } from './tracking.repo.ts'

/** Remembers when somebody's order was paid: pages alone cannot tell. */
export function trackingListener(): OrderListener {
  return { name: 'tracking', events: ['pay', 'approve'], hear: (trx, moved) => insertPaid(trx, moved) }
}
