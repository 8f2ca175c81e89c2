import type { Db } from '#platform/db/database.ts'

/** What a partner keeps; version 0 before anything was saved. */
export interface KeptSynonyms {
  groups: string[][]
  version: number
}

export async function findSynonyms(db: Db, partnerId: number): Promise<KeptSynonyms> {
  const row = await db
    .selectFrom('search_synonyms')
    .select(['groups', 'version'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return row ?? { groups: [], version: 0 }
}

/** Optimistic lock: writes only if `version` is still current; returns whether it was. */
export async function writeSynonyms(
  trx: Db,
  partnerId: number,
  groups: string[][],
  version: number,
): Promise<boolean> {
  const values = { groups: JSON.stringify(groups), version: version + 1 }
  if (version === 0) {
    const inserted = trx.insertInto('search_synonyms').values({ partner_id: partnerId, ...values })
    const isNew = inserted.onConflict((conflict) => conflict.doNothing()).returning('version')
    return (await isNew.executeTakeFirst()) !== undefined
  }
  const seen = trx.updateTable('search_synonyms').set(values).where('version', '=', version)
  const updated = seen.where('partner_id', '=', partnerId).returning('version')
  return (await updated.executeTakeFirst()) !== undefined
}
