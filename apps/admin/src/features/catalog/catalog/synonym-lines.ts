/** Limits of the contract. */
const [maxWords, longestWord, maxGroups] = [10, 20, 200]

type Fault =
  | { readonly kind: 'tooFew' | 'tooMany'; readonly line: number }
  | { readonly kind: 'tooLong' | 'empty' | 'twice'; readonly word: string }
  | { readonly kind: 'tooManyGroups' }

/** Groups of words as lines to edit, and back. */
export const linesOf = (groups: readonly (readonly string[])[]): string =>
  groups.map((group) => group.join('，')).join('\n')

const wordsOf = (line: string) =>
  line
    .split(/[,，、;；]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map(wordsOf)
    .filter((group) => group.length > 0)

/** What the server would refuse, with its place. */
export function faultOfLines(text: string): Fault | undefined {
  const seen = new Set<string>()
  for (const [place, words] of text.split('\n').map(wordsOf).entries()) {
    if (words.length === 1) return { kind: 'tooFew', line: place + 1 }
    if (words.length > maxWords) return { kind: 'tooMany', line: place + 1 }
    for (const word of words) {
      const same = word.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
      if (word.length > longestWord) return { kind: 'tooLong', word }
      if (!/[\p{L}\p{N}]/u.test(same)) return { kind: 'empty', word }
      if (seen.has(same)) return { kind: 'twice', word }
      seen.add(same)
    }
  }
  return groupsOf(text).length > maxGroups ? { kind: 'tooManyGroups' } : undefined
}
