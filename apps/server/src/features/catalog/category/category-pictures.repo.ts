import type { Locale } from '@mallard/kernel'
import { categoryTag } from '#features/catalog/catalog/index.ts'
import type { Shown } from '#features/catalog/media/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'

/** What categories are called, by their ids. */
async function categoryTitles(
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
  return new Map(rows.map((row) => [row.id, localised(locale, row.name, row.name_en)]))
}

/** The picture that a category shows of the library. */
export const picturesOfCategories: Shown = {
  titles: categoryTitles,
  async replace(trx, partnerId, ids, { to }) {
    await trx
      .updateTable('category')
      .set((row) => ({ pic: JSON.stringify(to), version: row('version', '+', 1) }))
      .where('partner_id', '=', partnerId)
      .where('id', 'in', ids)
      .execute()
  },
  readBy: categoryTag,
}
