import type { Kysely } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { AgreementTexts } from './cms.tables.ts'

/** A new version, with who published it; nobody, for what comes with the shop. */
export interface NewVersion extends AgreementTexts {
  readonly partner_id: number
  readonly code: string
  readonly version: string
  readonly published_at: Date
  readonly staff_id: number | null
}

export async function findAgreement(db: Kysely<Tables>, partnerId: number, code: string) {
  return db
    .selectFrom('legal_agreement')
    .where('partner_id', '=', partnerId)
    .where('code', '=', code)
    .select(['code', 'version', 'updated_at', 'title', 'title_en', 'html', 'html_en'])
    .executeTakeFirst()
}

export async function listAgreements(db: Kysely<Tables>, partnerId: number) {
  return db
    .selectFrom('legal_agreement')
    .where('partner_id', '=', partnerId)
    .select(['code', 'version', 'updated_at', 'title', 'title_en'])
    .orderBy('code', 'desc')
    .execute()
}

/** Every version that was ever in force, the newest first. */
export async function listVersions(db: Kysely<Tables>, partnerId: number, code?: string) {
  let query = db
    .selectFrom('legal_agreement_version as v')
    .leftJoin('staff as s', 's.id', 'v.staff_id')
    .where('v.partner_id', '=', partnerId)
    .select([
      'v.code',
      'v.version',
      'v.published_at',
      's.name as staff',
      'v.title',
      'v.title_en',
      'v.html',
      'v.html_en',
    ])
    .orderBy('v.published_at', 'desc')
    .orderBy('v.version', 'desc')
  if (code !== undefined) query = query.where('v.code', '=', code)
  return query.execute()
}

/**
 * Puts a version in force in the place of the one that was seen, or as the first one; false when
 * another is in force in the meantime.
 */
export async function publishVersion(
  trx: Db,
  row: NewVersion,
  seen: string | null,
): Promise<boolean> {
  const { published_at: updated_at, staff_id: _, partner_id, code, ...text } = row
  if (seen === null)
    await trx
      .insertInto('legal_agreement')
      .values({ partner_id, code, updated_at, ...text })
      .execute()
  else {
    const changed = await trx
      .updateTable('legal_agreement')
      .set({ ...text, updated_at })
      .where('partner_id', '=', partner_id)
      .where('code', '=', code)
      .where('version', '=', seen)
      .executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) return false
  }
  await trx.insertInto('legal_agreement_version').values(row).execute()
  return true
}
