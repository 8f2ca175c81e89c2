import { type Shown, withReplaced } from '#features/catalog/media/index.ts'
import { localised } from '#platform/locale.rules.ts'
import './article.tables.ts'

/** Covers out of the library. */
export const picturesOfArticles: Shown = {
  async titles(db, partnerId, ids, locale) {
    const rows = await db
      .selectFrom('article')
      .where('partner_id', '=', partnerId)
      .where('id', 'in', ids)
      .select(['id', 'title', 'title_en'])
      .execute()
    return new Map(rows.map((row) => [row.id, localised(locale, row.title, row.title_en)]))
  },
  async replace(trx, partnerId, ids, change) {
    const rows = await trx
      .selectFrom('article')
      .where('partner_id', '=', partnerId)
      .where('id', 'in', ids)
      .select(['id', 'cover'])
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, ...shown } of rows) {
      const { cover } = withReplaced(shown, change)
      await trx
        .updateTable('article')
        .set({ cover: JSON.stringify(cover) })
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .execute()
    }
  },
}
