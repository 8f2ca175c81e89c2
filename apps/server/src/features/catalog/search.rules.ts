const han = /[\u3400-\u9fff]/
const pieces = /[\u3400-\u9fff]+|[a-z0-9]+/g
/** Latin words are found by any start of at least two letters, up to this length. */
const longestPrefix = 12

/**
 * What a text is found by: single characters and neighbouring pairs of Chinese, and the starts of Latin words.
 * Stored with the goods; PostgreSQL only compares arrays (stack.md: 2.6 ms over 100 000 goods).
 */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>()
  for (const piece of text.toLowerCase().match(pieces) ?? []) {
    if (!han.test(piece)) {
      for (let length = 1; length <= Math.min(piece.length, longestPrefix); length += 1) tokens.add(piece.slice(0, length))
      continue
    }
    for (let place = 0; place < piece.length; place += 1) {
      tokens.add(piece.charAt(place))
      if (place + 1 < piece.length) tokens.add(piece.slice(place, place + 2))
    }
  }
  return [...tokens]
}

export interface SearchTerms {
  /** All of these must be among the goods' tokens. */
  tokens: string[]
  /** Each of these must stand in the text: pairs alone would also find words that only share them. */
  words: string[]
}

const mostWords = 6

/** Terms of a keyword; empty tokens mean that nothing can be found by it (only signs). */
export function termsOf(keyword: string): SearchTerms {
  const words = (keyword.toLowerCase().match(pieces) ?? []).slice(0, mostWords)
  const tokens = words.flatMap((word) => {
    if (!han.test(word)) return [word.slice(0, longestPrefix)]
    if (word.length === 1) return [word]
    return Array.from({ length: word.length - 1 }, (_, place) => word.slice(place, place + 2))
  })
  return { tokens: [...new Set(tokens)], words }
}
