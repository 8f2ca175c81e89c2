import { sql } from 'kysely'
import { monthsBefore, type Sweep } from '#platform/db/sweep.ts'

/**
 * Movements of stock that are so many months old become one for each SKU of a store, so that stock
 * still is what its log adds up to.
 */
export function sweepStockLog(months: number): Sweep {
  return async (db, now, max) => {
    const { rows } = await sql<{ gone: number }>`
      with gone as (
        delete from stock_log where ctid = any(array(
          select f.place from (
            select ctid as place, created_at from stock_log
            where biz_type <> 'carried'
            order by id limit ${max}
          ) f where f.created_at < ${monthsBefore(now, months)}::timestamptz))
        returning *
      ), carried as (
        insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id,
          after_on_hand, after_reserved, created_at)
        select partner_id, store_id, sku_id, sum(delta_on_hand), sum(delta_reserved), 'carried', 'earlier',
          (array_agg(after_on_hand order by id desc))[1], (array_agg(after_reserved order by id desc))[1],
          max(created_at)
        from gone group by partner_id, store_id, sku_id
        on conflict (biz_type, biz_id, sku_id, store_id) do update set
          delta_on_hand = stock_log.delta_on_hand + excluded.delta_on_hand,
          delta_reserved = stock_log.delta_reserved + excluded.delta_reserved,
          after_on_hand = excluded.after_on_hand, after_reserved = excluded.after_reserved,
          created_at = excluded.created_at
      )
      select count(*)::int as gone from gone`.execute(db)
    return rows[0]?.gone ?? 0
  }
}
