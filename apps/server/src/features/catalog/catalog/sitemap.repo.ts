import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Which parts of the numbers of goods, so many to a part, have any on sale. */
export async function goodsParts(db: Db, scope: Scope, size: number): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select distinct (goods_id / ${size}::int)::int as part from store_goods
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and on_sale order by 1`.execute(
    db,
  )
  return rows.map(({ part }) => part)
}

/** Goods on sale with numbers from `from` to below `below`. */
export async function goodsBetween(
  db: Db,
  scope: Scope,
  from: number,
  below: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select goods_id as id from store_goods
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and goods_id >= ${from}::bigint and goods_id < ${below}::bigint and on_sale
    order by goods_id`.execute(db)
  return rows.map(({ id }) => id)
}
