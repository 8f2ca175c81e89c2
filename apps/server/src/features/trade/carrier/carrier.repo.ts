import type { ListedCarrier } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './carrier.tables.ts'

export interface KeptList {
  readonly list: readonly ListedCarrier[]
  readonly version: number
  readonly updatedAt: Date
}

/** What a partner has set; undefined: nothing. */
export async function findList(db: Db, partnerId: number): Promise<KeptList | undefined> {
  const { rows } = await sql<KeptList>`
    select list, version, updated_at as "updatedAt"
    from carrier_list
    where partner_id = ${partnerId}`.execute(db)
  return rows[0]
}

/** Compare-and-set, 0 where there was none; false when another version is there. */
export async function writeList(
  trx: Db,
  partnerId: number,
  { list, version }: Pick<KeptList, 'list' | 'version'>,
  at: Date,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
        insert into carrier_list (partner_id, list, updated_at)
          values (${partnerId}, ${JSON.stringify(list)}::jsonb, ${at})
          on conflict do nothing
          returning 1`.execute(trx)
      : await sql`
        update carrier_list set list = ${JSON.stringify(list)}::jsonb, version = version + 1,
          updated_at = ${at}
          where partner_id = ${partnerId} and version = ${version} returning 1`.execute(trx)
  return rows.length === 1
}
