import { pictureWidths } from '@mallard/contract/constants'

export const pictureUrlWidths = pictureWidths

/** Our own pictures come in several widths; others are taken as they are. */
export function pictureUrl(src: string, width: number): string {
  return src.startsWith('/') ? `${src}?w=${width}` : src
}
