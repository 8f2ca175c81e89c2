import { type Shown, withReplaced } from '#features/catalog/media/index.ts'
import { everyPageTag } from './cache-tags.ts'
import { localised } from '#platform/locale.rules.ts'
import './cms.tables.ts'

/** What content pages show of the library, in blocks of either language and in what they share. */
export const picturesOfPages: Shown = {
  async titles(db, partnerId, ids, locale) {
    const rows = await db
      .selectFrom('cms_page')
      .where('partner_id', '=', partnerId)
      .where('id', 'in', ids)
      .select(['id', 'title', 'title_en'])
      .execute()
    return new Map(rows.map((row) => [row.id, localised(locale, row.title, row.title_en)]))
  },
  async replace(trx, partnerId, ids, change) {
    const pages = await trx
      .selectFrom('cms_page')
      .where('partner_id', '=', partnerId)
      .where('id', 'in', ids)
      .select(['id', 'share', 'blocks', 'blocks_en'])
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, ...shown } of pages) {
      const { share, blocks, blocks_en } = withReplaced(shown, change)
      await trx
        .updateTable('cms_page')
        .set({
          share: JSON.stringify(share),
          blocks: JSON.stringify(blocks),
          blocks_en: JSON.stringify(blocks_en),
        })
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .execute()
    }
    const drafts = await trx
      .selectFrom('cms_draft')
      .where('partner_id', '=', partnerId)
      .where('page_id', 'in', ids)
      .select(['page_id', 'content'])
      .execute()
    for (const { page_id, content } of drafts)
      await trx
        .updateTable('cms_draft')
        .set({ content: JSON.stringify(withReplaced(content, change)) })
        .where('partner_id', '=', partnerId)
        .where('page_id', '=', page_id)
        .execute()
  },
  readBy: everyPageTag,
}
