import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './tax.tables.ts'

export interface TaxSetting {
  /** Null: that of the installation. */
  readonly usual: Tax | null
  /** Null: freight is spread over the goods. */
  readonly freight: Tax | null
}

export interface KeptSetting extends TaxSetting {
  readonly version: number
  readonly updatedAt: Date
}

/** What a partner has set; undefined: nothing. */
export async function findSetting(db: Db, partnerId: number): Promise<KeptSetting | undefined> {
  const { rows } = await sql<KeptSetting>`
    select usual, freight, version, updated_at as "updatedAt"
    from tax_setting
    where partner_id = ${partnerId}`.execute(db)
  return rows[0]
}

/** Goods of a partner that have a tax of their own. */
export async function countTaxedGoods(db: Db, partnerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from goods where partner_id = ${partnerId} and tax is not null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const column = (tax: Tax | null) => (tax === null ? null : JSON.stringify(tax))

/** Compare-and-set, 0 where there was none; false when another version is there. */
export async function writeSetting(
  trx: Db,
  partnerId: number,
  { usual, freight, version }: TaxSetting & { readonly version: number },
  at: Date,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
        insert into tax_setting (partner_id, usual, freight, updated_at)
          values (${partnerId}, ${column(usual)}::jsonb, ${column(freight)}::jsonb, ${at})
          on conflict do nothing
          returning 1`.execute(trx)
      : await sql`
        update tax_setting set usual = ${column(usual)}::jsonb, freight = ${column(freight)}::jsonb,
          version = version + 1, updated_at = ${at}
          where partner_id = ${partnerId} and version = ${version} returning 1`.execute(trx)
  return rows.length === 1
}
