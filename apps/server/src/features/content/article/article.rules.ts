import type { ArticleState } from '@mallard/contract/content/article/article.codes'
import type { Instant } from '@mallard/kernel'

/** A piece of rich text, or the number of goods whose card stands there. */
export type BodyPart =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'goods'; readonly itemId: number }

/** A goods card as the back office's editor writes it and the server keeps it. */
const card =
  /<figure><img[^>]*><figcaption><a href="\/goods\/([1-9]\d{0,8})-\d{1,9}-\d{1,9}">[^<]*<\/a><\/figcaption><\/figure>/g

/** Clean rich text in pieces, so that goods in it are shown with what they cost now. */
export function bodyParts(html: string): BodyPart[] {
  const parts: BodyPart[] = []
  let from = 0
  for (const found of html.matchAll(card)) {
    parts.push({ kind: 'text', html: html.slice(from, found.index) })
    parts.push({ kind: 'goods', itemId: Number(found[1]) })
    from = found.index + found[0].length
  }
  parts.push({ kind: 'text', html: html.slice(from) })
  return parts.filter((part) => part.kind === 'goods' || part.html.trim() !== '')
}

/** px; as wide as a column of three times its points. */
const pictureWidth = 1080

/** The shop's own pictures at the width of a phone, fetched when they come near. */
export const lightPictures = (html: string): string =>
  html.replace(/<img src="(\/pictures\/[^"?]+)"/g, `<img loading="lazy" src="$1?w=${pictureWidth}"`)

/** What shoppers and staff see of a stored state. */
export function stateAt(
  state: 'draft' | 'published' | 'down',
  publishAt: Date | null,
  now: Instant,
): ArticleState {
  return state === 'published' && publishAt !== null && publishAt.getTime() > now
    ? 'scheduled'
    : state
}
