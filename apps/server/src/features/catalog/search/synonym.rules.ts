import { folded, piecesOf } from '#platform/text.rules.ts'

/** Words of a group mean the same. */
export type Synonyms = readonly (readonly string[])[]

const latin = /[a-z0-9]/

/** As words are compared: folded, one space between words. */
export const comparable = (text: string): string => folded(text).trim().replace(/\s+/g, ' ')

/**
 * A keyword in each of the ways that synonyms put it: itself first, `max` at most. Of a group the
 * longest word that stands in it is replaced, a Latin one only as a whole.
 */
export function waysToSay(keyword: string, groups: Synonyms, max: number): string[] {
  let ways = [comparable(keyword)]
  for (const group of groups.map((words) => words.map(comparable))) {
    const others = ways.flatMap((way) => replaced(way, group))
    ways = [...new Set([...ways, ...others])].slice(0, max)
  }
  return ways
}

function replaced(text: string, group: readonly string[]): string[] {
  const longestFirst = group.toSorted((a, b) => b.length - a.length)
  for (const word of longestFirst) {
    const at = placeOf(text, word)
    if (at < 0) continue
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)]
    return group.filter((other) => other !== word).map((other) => before + other + after)
  }
  return []
}

/** Where a word stands in a text; not inside another Latin one. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isCut = (edge: string, outside: string) => latin.test(edge) && latin.test(outside)
    const [first = '', last = ''] = [word[0], word.at(-1)]
    if (!isCut(first, text.charAt(at - 1)) && !isCut(last, text.charAt(at + word.length))) return at
  }
  return -1
}

/** What is wrong with groups of synonyms; undefined when nothing is. */
export function faultOfSynonyms(
  groups: Synonyms,
): { readonly kind: 'empty' | 'twice'; readonly word: string } | undefined {
  const seen = new Set<string>()
  for (const word of groups.flat()) {
    if (piecesOf(word).length === 0) return { kind: 'empty', word }
    if (seen.has(word)) return { kind: 'twice', word }
    seen.add(word)
  }
  return undefined
}
