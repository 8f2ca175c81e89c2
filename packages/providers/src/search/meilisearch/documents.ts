import { createHash } from 'node:crypto'
import type { SearchAttribute, SearchDocument, SynonymGroups } from '../port.ts'

/**
 * As far as an index ranks and counts. What lies beyond cannot be asked for: the higher this is, the
 * longer its searches take.
 */
export const maxHits = 10_000

/** So many attributes can be asked for together of one variant. */
const maxTogether = 3

/** The title says most, then the operator's own order counts; an order that is asked for goes first. */
export const settingsOf = (synonyms: SynonymGroups) => ({
  searchableAttributes: ['title', 'titleEn', 'words', 'details'],
  displayedAttributes: ['id'],
  filterableAttributes: ['id', 'categories', 'variants', 'price', 'stocked'],
  sortableAttributes: ['id', 'place', 'sales', 'price', 'launched'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attribute',
    'sold:desc',
    'place:asc',
    'exactness',
    'id:asc',
  ],
  synonyms: Object.fromEntries(
    synonyms.flatMap((group) =>
      group.map((word) => [word, group.filter((other) => other !== word)] as const),
    ),
  ),
  pagination: { maxTotalHits: maxHits },
})

export const documentOf = ({
  isInStock,
  variants,
  sales,
  id,
  title,
  titleEn,
  words,
  details,
  categories,
  price,
  launched,
  place,
}: SearchDocument) => ({
  ...{ id, title, titleEn, words, details, categories, price, sales, launched, place },
  sold: sales > 0 ? 1 : 0,
  stocked: isInStock ? 1 : 0,
  variants: variantTokens(variants),
})

/**
 * An index knows of a list of objects only which values any of them has, not which stand together.
 * So each variant is written as a token for each of its attributes, pairs and threes of them.
 */
function variantTokens(variants: SearchDocument['variants']): string[] {
  const tokens = new Set<string>()
  for (const variant of variants)
    for (const some of together(namesOf(variant))) tokens.add(tokenOf(some))
  return [...tokens]
}

/** The token of attributes that one variant has; undefined: they are too many to be one. */
export function variantToken(attributes: readonly SearchAttribute[]): string | undefined {
  const names = namesOf(attributes)
  return names.length > maxTogether ? undefined : tokenOf(names)
}

/** Each once, in an order that does not depend on theirs. */
const namesOf = (attributes: readonly SearchAttribute[]) =>
  [...new Set(attributes.map(({ key, value }) => JSON.stringify([key, value])))].toSorted()

/** All that can be taken of these, without an order, up to `maxTogether` at a time. */
function together(names: readonly string[]): string[][] {
  let taken: string[][] = [[]]
  for (const name of names)
    taken = [
      ...taken,
      ...taken.filter(({ length }) => length < maxTogether).map((some) => [...some, name]),
    ]
  return taken.slice(1)
}

/**
 * Filters compare texts without regard to case and marks, and read some as numbers: a token is a
 * hash in letters that stay as they are, and never a number.
 */
const tokenOf = (names: readonly string[]) =>
  `v${createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 16)}`
