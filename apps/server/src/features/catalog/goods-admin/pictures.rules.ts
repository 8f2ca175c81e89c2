import type { PictureRef } from '@mallard/contract/fields'

interface Shown {
  /** Of the gallery. */
  readonly urls: readonly string[]
  readonly skus: readonly { readonly pic: PictureRef }[]
  readonly sections: readonly { readonly pic: PictureRef | null }[]
  /** HTML, in each language. */
  readonly details: readonly string[]
  /** Of the video; empty: none of its own. */
  readonly cover: string
}

/** Addresses of all pictures that goods show: gallery, video, SKUs, sections and details. */
export function shownBy({ urls, skus, sections, details, cover }: Shown): string[] {
  const inDetails = details.flatMap((html) =>
    [...html.matchAll(/<img[^>]*? src="(\/pictures\/[^"?]+)/g)].map(([, url = '']) => url),
  )
  return [
    ...new Set([
      ...urls,
      ...(cover === '' ? [] : [cover]),
      ...skus.map(({ pic }) => pic.url),
      ...sections.flatMap(({ pic }) => pic?.url ?? []),
      ...inDetails,
    ]),
  ]
}

/**
 * Pictures for a gallery, in its order: of the library, or those that were there before; undefined
 * when one is neither.
 */
export function picturesOf(
  urls: readonly string[],
  library: ReadonlyMap<string, PictureRef>,
  before: readonly PictureRef[],
): PictureRef[] | undefined {
  const found = urls.map((url) => library.get(url) ?? before.find((pic) => pic.url === url))
  return found.every((pic) => pic !== undefined) ? found : undefined
}
