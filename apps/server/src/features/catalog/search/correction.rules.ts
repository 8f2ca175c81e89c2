import { folded, isHan, piecesOf } from '#platform/text.rules.ts'

/** Shorter Latin words are near too many others. */
const shortestLatin = 4

/** The words of a store, with the number of goods that have them. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(piecesOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
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
  if (isHan(known) !== isHan(word)) return found
  if (!isHan(word)) {
    if (word.length >= shortestLatin && isOneApart(known, word)) found.add(known)
    return found
  }
  // Two characters of which one is wrong could be anything; one may be missing between them.
  const [letters, count] = [[...known], [...word].length]
  for (let length = count > 3 ? count - 1 : count; length <= count + 1; length += 1) {
    if (length < 3) continue
    for (let start = 0; start + length <= letters.length; start += 1) {
      const part = letters.slice(start, start + length).join('')
      // What begins or ends with the word holds it as it stands.
      if (!isOneApart(part, word) || part.includes(word)) continue
      if (isWhole(known, letters.slice(0, start).join('').length, part.length)) found.add(part)
    }
  }
  return found
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Whether a part of a run of Chinese is a word or words of it: 水壶 of 日常水壶, not 常水壶. A single
 * character beside it may belong to it (低|噪|吹风机), unless the run ends there.
 */
function isWhole(run: string, start: number, length: number): boolean {
  const ends = [
    0,
    ...[...segmenter.segment(run)].map(({ index, segment }) => index + segment.length),
  ]
  const isEdge = (at: number, beside: number | undefined) =>
    beside === undefined || Math.abs(at - beside) > 1
  const [from, to] = [ends.indexOf(start), ends.indexOf(start + length)]
  return (
    from >= 0 && to >= 0 && isEdge(start, ends[from - 1]) && isEdge(start + length, ends[to + 1])
  )
}

/** Whether goods have this very word, not only a part of one. */
export function isWord(word: string, vocabulary: Vocabulary): boolean {
  if (!isHan(word)) return vocabulary.has(word)
  for (const known of vocabulary.keys())
    for (let at = known.indexOf(word); at >= 0; at = known.indexOf(word, at + 1))
      if (isWhole(known, at, word.length)) return true
  return false
}

/** Whether a word is found as it stands. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const isPart = isHan(word)
  for (const known of vocabulary.keys())
    if (isPart ? known.includes(word) : known.startsWith(word)) return true
  return false
}

/** How words that begin like this go on, as titles say; the likeliest first. */
export function completionsOf(titles: readonly string[], begun: string): string[] {
  const counts = new Map<string, number>()
  for (const title of titles)
    for (const word of new Set(continued(folded(title), begun)))
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
  if (!isHan(begun)) {
    const words = piecesOf(title).filter((word) => !isHan(word))
    for (const [place, word] of words.entries()) {
      if (!word.startsWith(begun)) continue
      found.push(word)
      if (place + 1 < words.length) found.push(`${word} ${words[place + 1]}`)
    }
    return found
  }
  for (const word of piecesOf(title).filter(isHan)) {
    const start = word.indexOf(begun)
    if (start < 0) continue
    const more = [...word.slice(start + begun.length)].slice(0, longestEnd)
    for (let count = 0; count <= more.length; count += 1)
      found.push(begun + more.slice(0, count).join(''))
  }
  return found
}
