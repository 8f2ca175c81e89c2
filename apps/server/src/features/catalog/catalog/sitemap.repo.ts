import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { mainStore } from './goods.repo.ts'

/** On sale in a store whose page of them is the one that search engines count. */
const listed = ({ partnerId, storeId }: Scope) => sql`
  from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
  where sg.partner_id = ${partnerId} and sg.store_id = ${storeId} and sg.on_sale
    and (${mainStore(sql`sg.partner_id`, sql`sg.goods_id`)}) = sg.store_id`

const changed = sql`greatest(g.launched_at, g.changed_at)`

/** Which parts of the numbers of goods, so many to a part, have any to list, and as of when. */
export async function goodsParts(
  db: Db,
  scope: Scope,
  size: number,
): Promise<{ part: number; changedAt: Date }[]> {
  const { rows } = await sql<{ part: number; changedAt: Date }>`
    select (sg.goods_id / ${size}::int)::int as part, max(${changed}) as "changedAt" ${listed(scope)}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Goods to list with numbers from `from` to below `below`. */
export async function goodsBetween(
  db: Db,
  scope: Scope,
  from: number,
  below: number,
): Promise<{ id: number; changedAt: Date }[]> {
  const { rows } = await sql<{ id: number; changedAt: Date }>`
    select sg.goods_id as id, ${changed} as "changedAt" ${listed(scope)}
      and sg.goods_id >= ${from}::bigint and sg.goods_id < ${below}::bigint
    order by sg.goods_id`.execute(db)
  return rows
}
