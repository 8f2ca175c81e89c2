import { type Shown, withReplaced } from '#features/catalog/media/index.ts'
import { everyGoodsTag, replaceSkuPicture, writePictures } from '#features/catalog/catalog/index.ts'
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
    for (const { id, ...shown } of goods)
      await writePictures(trx, partnerId, id, withReplaced(shown, change))
    await replaceSkuPicture(trx, partnerId, ids, change)
  },
  readBy: everyGoodsTag,
}
