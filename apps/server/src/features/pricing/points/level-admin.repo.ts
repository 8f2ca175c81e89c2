import type { AdminLevel } from '@mallard/contract/pricing/points/level-admin.calls'
import { sql } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'

export type LevelTerms = Omit<AdminLevel, 'members'>

/** The lowest first. */
export async function listLevels(db: Db, partnerId: number): Promise<AdminLevel[]> {
  const { rows } = await sql<AdminLevel>`
    with ranges as (
      select l.*, lead(l.growth_min) over (order by l.growth_min) as above from level l
      where l.partner_id = ${partnerId}
    )
    select l.code, l.name, l.name_en as "nameEn", l.growth_min as "growthMin", l.discount_bp as "discountBp",
      l.points_rate_bp as "pointsRateBp", l.benefit,
      l.benefit_en as "benefitEn", l.version,
      (select count(*)::int from member m where m.partner_id = l.partner_id
        and m.status <> ${lit(memberStatus.cancelled)} and m.growth >= l.growth_min
        and (l.above is null or m.growth < l.above)) as members
    from ranges l order by l.growth_min`.execute(db)
  return rows
}

/**
 * Levels of a partner are changed one after the other: each change is judged against all of them.
 */
export async function lockLevels(trx: Db, partnerId: number): Promise<void> {
  await sql`select code from level where partner_id = ${partnerId} order by code for update`.execute(
    trx,
  )
}
