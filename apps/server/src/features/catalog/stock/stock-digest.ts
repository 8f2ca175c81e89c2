import { sql } from 'kysely'
import type { DigestPart } from '#features/people/robot/index.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** SKUs on sale of which few or none are left. */
export const stockDigest: DigestPart = async ({ db }, { scope }) => {
  const { rows } = await sql<{ low: number; out: number }>`
    select
      (select coalesce(sum(g.low_skus), 0)::int from store_goods g
        where ${ofStore('g', scope)} and g.low_skus > 0 and g.on_sale) as low,
      (select coalesce(sum(g.out_skus), 0)::int from store_goods g
        where ${ofStore('g', scope)} and g.out_skus > 0 and g.on_sale) as out`.execute(db)
  const { low = 0, out = 0 } = rows[0] ?? {}
  return {
    waiting: [
      { name: ['库存紧张', 'low stock'], count: low },
      { name: ['售罄', 'sold out'], count: out },
    ],
  }
}
