import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { VideoRef } from '@mallard/contract/shop/upload/video.fields'
import type { PictureRef } from '@mallard/contract/fields'

/** The video that is edited, with the picture in its place until it plays; null: the main picture. */
export interface EditedVideo extends VideoRef {
  readonly cover: PictureRef | null
}

/** What goods show that no field of the form holds. */
export interface GoodsBeside {
  readonly pics: readonly PictureRef[]
  readonly video: EditedVideo | null
  readonly detailHtml: string
  readonly detailHtmlEn: string
}

export function besideOf(goods: AdminGoodsDetail | undefined): GoodsBeside {
  const { pics = [], video = null, detailHtml = '', detailHtmlEn = '' } = goods ?? {}
  return { pics, video, detailHtml, detailHtmlEn }
}

/** As goods are saved with it. */
export const besideInput = ({ pics, video, detailHtml, detailHtmlEn }: GoodsBeside) => ({
  pics: pics.map(({ url }) => url),
  video: video && { url: video.url, cover: video.cover?.url ?? '' },
  detailHtml,
  detailHtmlEn,
})

export const isSameBeside = (one: GoodsBeside, other: GoodsBeside): boolean =>
  JSON.stringify(besideInput(one)) === JSON.stringify(besideInput(other))
