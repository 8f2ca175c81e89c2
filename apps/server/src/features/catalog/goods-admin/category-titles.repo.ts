import type { Locale } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'

/** What categories are called, by their ids. */
export async function categoryTitles(
  db: Db,
  partnerId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('category')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'name_en'])
    .execute()
  return new Map(rows.map((row) => [row.id, (locale === 'en' && row.name_en) || row.name]))
}
