import { pictureWidths } from '@mallard/contract/constants'
import type { PictureRef } from '@mallard/contract/fields'

/** A picture that link cards may show, with its size. */
export type CardPicture = Pick<PictureRef, 'url' | 'width' | 'height'>

/** As link cards take it: ours as JPEG, since not all of them read WebP, and as large as that is. */
export function sharePicture({ url, width, height }: CardPicture): CardPicture {
  const [, own] = /^(\/pictures\/[^?]+)\.webp$/.exec(url) ?? []
  if (own === undefined) return { url, width, height }
  const shown = Math.min(width, pictureWidths[3])
  return { url: `${own}.jpg`, width: shown, height: Math.round((height * shown) / width) }
}
