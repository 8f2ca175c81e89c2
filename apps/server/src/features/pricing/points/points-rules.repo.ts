import type { PointsRules } from '@mallard/contract/pricing/points/points-rules.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './points.tables.ts'

export interface KeptRules extends PointsRules {
  readonly version: number
  readonly updatedAt: Date
}

/** What a partner has set; undefined: nothing. */
export async function findRules(db: Db, partnerId: number): Promise<KeptRules | undefined> {
  const { rows } = await sql<KeptRules>`
    select earn_bp as "earnBp", spend_percent as "spendPercent", expiry_years as "expiryYears", version,
      updated_at as "updatedAt"
    from points_rule
    where partner_id = ${partnerId}`.execute(db)
  return rows[0]
}

/** Compare-and-set, 0 where there was none; false when another version is there. */
export async function writeRules(
  trx: Db,
  partnerId: number,
  { earnBp, spendPercent, expiryYears, version }: PointsRules & { readonly version: number },
  at: Date,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
        insert into points_rule (partner_id, earn_bp, spend_percent, expiry_years, updated_at)
          values (${partnerId}, ${earnBp}, ${spendPercent}, ${expiryYears}, ${at})
          on conflict do nothing
          returning 1`.execute(trx)
      : await sql`
        update points_rule set earn_bp = ${earnBp}, spend_percent = ${spendPercent},
          expiry_years = ${expiryYears}, version = version + 1, updated_at = ${at}
          where partner_id = ${partnerId} and version = ${version} returning 1`.execute(trx)
  return rows.length === 1
}
