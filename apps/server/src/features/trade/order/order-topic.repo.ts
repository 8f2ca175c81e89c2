import { sql } from 'kysely'
import { failingHandlers } from '#platform/events/events.repo.ts'
import type { AnyEvent, EventSource, PendingEvent } from '#platform/events/topics.ts'
import type { OrderChange } from './order.events.ts'

type LogRow = Omit<OrderChange, 'scope'> & {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly at: Date
}

const columns = sql`l.id, l.order_id as "orderId", o.order_sn as "orderSn", o.partner_id as "partnerId",
  o.store_id as "storeId", o.member_id as "memberId", o.kind, o.context, l.event, l.from_status as "from",
  l.to_status as "to", l.reason, l.at`

const eventOf = ({ partnerId, storeId, ...row }: LogRow): AnyEvent & OrderChange => ({
  ...row,
  key: String(row.orderId),
  scope: { partnerId, storeId },
})

/** The log of the orders as the source of their events. */
export const orderTopic: EventSource = {
  topic: 'order',
  isPending: sql`exists (select from order_log where not is_handled)`,
  take: async (trx, max): Promise<PendingEvent[]> => {
    const { rows } = await sql<LogRow & { failing: string[] }>`
      with pending as (select id from order_log where not is_handled order by id limit ${max}),
        l as (update order_log set is_handled = true from pending where order_log.id = pending.id
          returning order_log.*)
      select ${columns}, ${failingHandlers('order', sql`l.order_id::text`)} as failing
      from l join orders o on o.id = l.order_id order by l.id`.execute(trx)
    return rows.map(({ failing, ...row }) => ({ event: eventOf(row), failing }))
  },
  read: async (trx, ids) => {
    const { rows } = await sql<LogRow>`
      select ${columns} from order_log l join orders o on o.id = l.order_id
      where l.id = any(${[...ids]}::bigint[]) order by l.id`.execute(trx)
    return rows.map(eventOf)
  },
}
