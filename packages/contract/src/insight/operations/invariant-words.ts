import type { Locale } from '@mallard/kernel'
import { joined, slices } from '../../slices.ts'

/** What the books must hold, in Chinese, by the sentence of the server's list. */
const chinese = joined<string, string>(slices.map(({ invariants }) => invariants))

/** A rule in the reader's language, with its number; a newer one stands as it is. */
export function meaningOf(name: string, locale: Locale): string {
  if (locale === 'en') return name
  const [, number = '', sentence = name] = /^(I-\d+ )?(.*)$/.exec(name) ?? []
  return `${number}${chinese[sentence.replaceAll("'", '’')] ?? sentence}`
}
