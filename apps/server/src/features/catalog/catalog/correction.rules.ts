const pieces = /[\u3400-\u9fff]+|[a-z0-9]+/g
const han = /[\u3400-\u9fff]/

/** Shorter Latin words are near too many others. */
const shortestLatin = 4

/** The words of a store, with the number of goods that have them. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.match(pieces) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * Whether one becomes the other by one letter that is wrong, missing, too many, or changed places
 * with its neighbour.
 */
export function isOneApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [left, right] = [one.slice(start), other.slice(start)]
  if (left.length !== right.length)
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1)
  return (
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

/** The word of the store that is meant by one with a single mistake: that of the most goods. */
export function nearest(word: string, vocabulary: Vocabulary): string | undefined {
  const counts = new Map<string, number>()
  for (const [known, count] of vocabulary) {
    for (const candidate of candidatesIn(known, word))
      counts.set(candidate, (counts.get(candidate) ?? 0) + count)
  }
  return [...counts].toSorted(
    ([a, many], [b, more]) => more - many || rank(a, word) - rank(b, word) || (a < b ? -1 : 1),
  )[0]?.[0]
}

/** A character in place of another is likelier than one that is missing or too many. */
const rank = (candidate: string, word: string) => Math.abs(candidate.length - word.length)

function candidatesIn(known: string, word: string): Set<string> {
  const found = new Set<string>()
  if (han.test(known) !== han.test(word)) return found
  if (!han.test(word)) {
    if (word.length >= shortestLatin && isOneApart(known, word)) found.add(known)
    return found
  }
  // Two characters of which one is wrong could be anything; one may be missing between them.
  for (
    let length = word.length > 3 ? word.length - 1 : word.length;
    length <= word.length + 1;
    length += 1
  ) {
    if (length < 3) continue
    for (let start = 0; start + length <= known.length; start += 1) {
      const part = known.slice(start, start + length)
      // What begins or ends with the word holds it as it stands.
      if (isOneApart(part, word) && !part.includes(word)) found.add(part)
    }
  }
  return found
}

/** Whether a word is found as it stands. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const isHan = han.test(word)
  for (const known of vocabulary.keys())
    if (isHan ? known.includes(word) : known.startsWith(word)) return true
  return false
}

/** How words that begin like this go on, as titles say; the likeliest first. */
export function completionsOf(titles: readonly string[], begun: string): string[] {
  const counts = new Map<string, number>()
  for (const title of titles)
    for (const word of new Set(continued(title.toLowerCase(), begun)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts]
  // A start says less than the whole word if both are found in the same goods.
  const whole = words.filter(
    ([word, count]) =>
      !words.some(([longer, same]) => longer !== word && same === count && longer.startsWith(word)),
  )
  return whole
    .toSorted(([a, many], [b, more]) => more - many || a.length - b.length || (a < b ? -1 : 1))
    .map(([word]) => word)
}

/** Characters that a completion adds at most. */
const longestEnd = 5

function continued(title: string, begun: string): string[] {
  const found: string[] = []
  if (!han.test(begun)) {
    const words = title.match(/[a-z0-9]+/g) ?? []
    for (const [place, word] of words.entries()) {
      if (!word.startsWith(begun)) continue
      found.push(word)
      if (place + 1 < words.length) found.push(`${word} ${words[place + 1]}`)
    }
    return found
  }
  for (const word of title.match(/[\u3400-\u9fff]+/g) ?? []) {
    const start = word.indexOf(begun)
    if (start < 0) continue
    const rest = word.slice(start)
    for (
      let length = begun.length;
      length <= Math.min(rest.length, begun.length + longestEnd);
      length += 1
    )
      found.push(rest.slice(0, length))
  }
  return found
}
