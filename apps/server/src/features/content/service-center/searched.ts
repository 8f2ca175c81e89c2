import { tokensOf } from '#features/catalog/catalog/index.ts'
import { folded } from '#platform/text.rules.ts'
import { plainText } from './article.rules.ts'

interface ArticleTexts {
  readonly title: string
  readonly titleEn: string
  readonly html: string
  readonly htmlEn: string
}

/** What an article is searched by, in both languages: its words, and the shop's tokens of them. */
export function searchedBy({ title, titleEn, html, htmlEn }: ArticleTexts) {
  const words = folded([title, titleEn, plainText(html), plainText(htmlEn)].join(' '))
  return { words, terms: tokensOf(words) }
}
