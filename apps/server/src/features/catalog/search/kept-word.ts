import { cutText } from '@mallard/kernel'
import { wordsOf } from '#features/catalog/catalog/index.ts'

/** Characters of what was looked for that are kept. */
const longestWord = 40

/**
 * What was looked for as it is counted; undefined where it says nothing, or could be somebody's
 * number: of a phone, of an order.
 */
export function keptWord(keyword: string): string | undefined {
  const word = cutText(wordsOf(keyword).join(' '), longestWord)
  return word === '' || /\d{6}/.test(word.replaceAll(' ', '')) ? undefined : word
}
