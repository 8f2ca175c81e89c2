import type { PictureRef } from '../../fields.ts'

/** Pixels of a logo's shorter side: with fewer the smallest mark would be drawn larger than it is. */
export const minLogo = 192
/** With fewer the largest mark is. */
export const sharpLogo = 512

/** What is wrong with a picture as a logo; undefined: it is large enough, and nearly a square. */
export function logoPictureFault({
  width,
  height,
}: Pick<PictureRef, 'width' | 'height'>): 'tooSmall' | 'notSquare' | undefined {
  const [shorter, longer] = width < height ? [width, height] : [height, width]
  if (shorter < minLogo) return 'tooSmall'
  return longer > shorter * 1.25 ? 'notSquare' : undefined
}

/** Pixels of the shorter side of a share picture: with fewer it is soft on a card. */
export const minShared = 400

/** How a share picture falls short, which is only said: cards cut it to 5:4 or to a square. */
export function sharePictureFault({
  width,
  height,
}: Pick<PictureRef, 'width' | 'height'>): 'small' | 'otherRatio' | undefined {
  if (Math.min(width, height) < minShared) return 'small'
  return Math.abs(width / height - 1.25) > 0.05 ? 'otherRatio' : undefined
}
