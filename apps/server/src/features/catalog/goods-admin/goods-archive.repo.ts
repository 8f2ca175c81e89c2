import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Stays as it is until the transaction ends; undefined: the store does not have these goods. */
export async function lockArchived(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<{ readonly isArchived: boolean } | undefined> {
  const { rows } = await sql<{ isArchived: boolean }>`
    select g.archived_at is not null as "isArchived" from goods g
    where g.partner_id = ${partnerId} and g.id = ${id} and exists (select 1 from store_goods sg
      where sg.partner_id = g.partner_id and sg.store_id = ${storeId} and sg.goods_id = g.id)
    for no key update of g`.execute(trx)
  return rows[0]
}
