import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A level as it is set up; its version is counted by the row. */
interface LevelTerms {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  /** Growth from which a member has it. */
  readonly growthMin: number
  /** Basis points of the price that its members pay. */
  readonly discountBp: number
  /** Basis points of the usual points that its members earn. */
  readonly pointsRateBp: number
  readonly benefit: string
  readonly benefitEn: string
}

export async function insertLevel(trx: Db, partnerId: number, level: LevelTerms): Promise<void> {
  await sql`
    insert into level (partner_id, code, name, name_en, growth_min, discount_bp, points_rate_bp, benefit,
      benefit_en)
    values (${partnerId}, ${level.code}, ${level.name}, ${level.nameEn}, ${level.growthMin},
      ${level.discountBp}, ${level.pointsRateBp}, ${level.benefit},
      ${level.benefitEn})`.execute(trx)
}

export async function updateLevel(trx: Db, partnerId: number, level: LevelTerms): Promise<void> {
  await sql`
    update level set name = ${level.name}, name_en = ${level.nameEn}, growth_min = ${level.growthMin},
      discount_bp = ${level.discountBp}, points_rate_bp = ${level.pointsRateBp}, benefit = ${level.benefit},
      benefit_en = ${level.benefitEn}, version = version + 1
    where partner_id = ${partnerId} and code = ${level.code}`.execute(trx)
}

export async function deleteLevel(trx: Db, partnerId: number, code: string): Promise<void> {
  await sql`delete from level where partner_id = ${partnerId} and code = ${code}`.execute(trx)
}
