import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SkuLine } from './activity-row.repo.ts'
import type { SkuSource } from './set-up-sku.repo.ts'

/** What an activity sells from now on, in this order. */
export async function writeSkuLines(
  trx: Db,
  { partnerId, storeId }: Scope,
  { table, of }: NonNullable<SkuSource['lines']>,
  id: number,
  skus: readonly Pick<SkuLine, 'skuId' | 'price' | 'quota' | 'limit'>[],
): Promise<void> {
  const [lines, activity] = [sql.table(table), sql.ref(of)]
  await sql`delete from ${lines} where ${activity} = ${id}`.execute(trx)
  await sql`
    insert into ${lines} (${activity}, partner_id, store_id, sku_id, sort, price, quota, limit_per_user)
    select ${id}::bigint, ${partnerId}::int, ${storeId}::int, f."skuId", f.sort, f.price, f.quota, f."limit"
    from jsonb_to_recordset(${JSON.stringify(skus.map((sku, sort) => ({ ...sku, sort })))}::jsonb)
      as f("skuId" bigint, sort int, price bigint, quota int, "limit" int)`.execute(trx)
}
