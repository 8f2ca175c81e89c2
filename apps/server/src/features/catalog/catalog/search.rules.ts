const han = /[\u3400-\u9fff]/
const pieces = /[\u3400-\u9fff]+|[a-z0-9]+/g
/** Latin words are found by any start of at least two letters, up to this length. */
const longestPrefix = 12

/**
 * What a text is found by: single characters and neighbouring pairs of Chinese, and the starts of
 * Latin words. Stored with the goods; the listing adds Chinese threes of its own
 * (docs/decisions/0086).
 */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>()
  for (const piece of text.toLowerCase().match(pieces) ?? []) {
    if (!han.test(piece)) {
      for (let length = 1; length <= Math.min(piece.length, longestPrefix); length += 1)
        tokens.add(piece.slice(0, length))
      continue
    }
    for (const length of [1, 2]) for (const part of partsOf(piece, length)) tokens.add(part)
  }
  return [...tokens]
}

export const isHan = (text: string): boolean => han.test(text)

const partsOf = (text: string, length: number) =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, place) =>
    text.slice(place, place + length),
  )

export interface SearchTerms {
  /** All of these must be among the goods' tokens. */
  tokens: string[]
  /**
   * Each of these must stand in the text: pairs alone would also find words that only share them.
   */
  words: string[]
}

const mostWords = 6

/** The words of a keyword, in lower case; wide letters (ｋｅｔｔｌｅ) are the usual ones. */
export const wordsOf = (keyword: string) =>
  (keyword.normalize('NFKC').toLowerCase().match(pieces) ?? []).slice(0, mostWords)

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

function parts(words: readonly string[], most: number): string[] {
  const found = words.flatMap((word) =>
    han.test(word) ? partsOf(word, Math.min(word.length, most)) : [word.slice(0, longestPrefix)],
  )
  return [...new Set(found)]
}

/** The term of a category that goods stand in or under, as `refresh_listing` writes it. */
export const categoryTerm = (id: number) => `#${id}`

/** The term of an attribute that one of the SKUs has, as `refresh_listing` writes it. */
export const attributeTerm = ({ key, value }: { key: string; value: string }) => `@${key}:${value}`
