import { folded, isHan, piecesOf } from '#platform/text.rules.ts'
import { markedIn } from './details.rules.ts'

/** Words of other letters are found by any start of at least two, up to this length. */
const longestPrefix = 12

/**
 * What a text is found by: single characters and neighbouring pairs of Chinese, and the starts of
 * other words. Stored with the goods; the listing adds Chinese threes of its own
 * (docs/decisions/0086).
 */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>()
  for (const piece of piecesOf(folded(text))) {
    if (!isHan(piece)) {
      const letters = [...piece].slice(0, longestPrefix)
      for (const place of letters.keys()) tokens.add(letters.slice(0, place + 1).join(''))
      continue
    }
    for (const length of [1, 2]) for (const part of partsOf(piece, length)) tokens.add(part)
  }
  return [...tokens]
}

/** Parts of a length, in whole characters. */
function partsOf(text: string, length: number): string[] {
  const letters = [...text]
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, place) =>
    letters.slice(place, place + length).join(''),
  )
}

export interface SearchTerms {
  /** All of these must be among the goods' tokens. */
  tokens: string[]
  /**
   * Each of these must stand in the text: pairs alone would also find words that only share them.
   */
  words: string[]
}

const maxWords = 6

/** The words of a keyword, folded. */
export const wordsOf = (keyword: string) => piecesOf(folded(keyword)).slice(0, maxWords)

/**
 * Terms of a keyword for what is searched by tokens and text; empty tokens mean that nothing can be
 * found by it (only signs).
 */
export function termsOf(keyword: string): SearchTerms {
  const words = wordsOf(keyword)
  return { tokens: parts(words, 2), words }
}

/**
 * Terms of a keyword in the listing: a Chinese word by its threes, which stand together nowhere but
 * in the word.
 */
export const listingTermsOf = (keyword: string): string[] => parts(wordsOf(keyword), 3)

/** The same in each way that goods may say it: a measure or a code may stand in their details too. */
export function listingWaysOf(keyword: string): string[][] {
  const marked = markedIn(keyword)
  const ways = [
    listingTermsOf(keyword),
    ...(marked ? [[...marked.terms, ...listingTermsOf(marked.rest)]] : []),
  ]
  return ways.filter(
    (way, place) => way.length > 0 && (place === 0 || way.join(' ') !== ways[0]?.join(' ')),
  )
}

/** The term of a detail that says no more than this one, as `refresh_listing` writes it. */
export const detailTerm = (term: string) => `=${term}`

function parts(words: readonly string[], max: number): string[] {
  const found = words.flatMap((word) =>
    isHan(word)
      ? partsOf(word, Math.min([...word].length, max))
      : [[...word].slice(0, longestPrefix).join('')],
  )
  return [...new Set(found)]
}

/** The term of a category that goods stand in or under, as `refresh_listing` writes it. */
export const categoryTerm = (id: number) => `#${id}`

/** The category of such a term; undefined: it is another one. */
export function categoryOfTerm(term: string): number | undefined {
  const [, id] = /^#(\d+)$/.exec(term) ?? []
  return id === undefined ? undefined : Number(id)
}

/** The term of an attribute that one of the SKUs has, as `refresh_listing` writes it. */
export const attributeTerm = ({ key, value }: { key: string; value: string }) => `@${key}:${value}`
