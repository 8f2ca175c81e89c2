import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sql } from 'kysely'
import { monthsBefore, type Sweep } from '#platform/db/sweep.ts'

/**
 * Of orders that ended so many months ago the last entry of their log stays, which says how they
 * ended. An order that was moved since, or whose events are not all handled, keeps all of it. The
 * mark is how far the log was looked through.
 */
export function sweepOrderLog(months: number): Sweep {
  return async (db, now, max) => {
    const before = monthsBefore(now, months)
    const { rows } = await sql<{ looked: number }>`
      with looked as (
        select f.id, f.order_id from (
          select id, order_id, at from order_log
          where id > coalesce((select last_id from sweep_mark where name = 'order_log'), 0)
          order by id limit ${max}
        ) f where f.at < ${before}::timestamptz
      ), gone as (
        delete from order_log l using looked k join orders o on o.id = k.order_id
        where l.id = k.id and o.status in (${orderStatus.done}, ${orderStatus.closed})
          and exists (select 1 from order_log n where n.order_id = l.order_id and n.id > l.id)
          and not exists (select 1 from order_log n
            where n.order_id = l.order_id and (n.at >= ${before}::timestamptz or not n.is_handled))
          and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = l.order_id::text)
      ), marked as (
        insert into sweep_mark (name, last_id) select 'order_log', max(id) from looked having count(*) > 0
        on conflict (name) do update set last_id = excluded.last_id
      )
      select count(*)::int as looked from looked`.execute(db)
    return rows[0]?.looked ?? 0
  }
}
