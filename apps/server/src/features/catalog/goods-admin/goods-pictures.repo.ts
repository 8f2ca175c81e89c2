import { type Shown, withReplaced } from '#features/catalog/media/index.ts'
import { categoryTag, everyGoodsTag } from '#features/catalog/catalog/index.ts'
import { categoryTitles } from './category-titles.repo.ts'
import { goodsTitles } from './goods-admin.repo.ts'

/** What goods show of the library: gallery, cover of the video, variants, sections and details. */
export const picturesOfGoods: Shown = {
  titles: goodsTitles,
  async replace(trx, partnerId, ids, change) {
    const goods = await trx
      .selectFrom('goods')
      .where('partner_id', '=', partnerId)
      .where('id', 'in', ids)
      .select(['id', 'pics', 'sections', 'en', 'detail_html', 'video'])
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, ...shown } of goods) {
      const { pics, sections, en, detail_html, video } = withReplaced(shown, change)
      await trx
        .updateTable('goods')
        .set((row) => ({
          pics: JSON.stringify(pics),
          sections: JSON.stringify(sections),
          en: JSON.stringify(en),
          detail_html,
          video: video && JSON.stringify(video),
          version: row('version', '+', 1),
        }))
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .execute()
    }
    await trx
      .updateTable('sku')
      .set({ pic: JSON.stringify(change.to) })
      .where('partner_id', '=', partnerId)
      .where('goods_id', 'in', ids)
      .where((row) => row(row.ref('pic', '->>').key('url'), '=', change.from.url))
      .execute()
  },
  readBy: everyGoodsTag,
}

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
