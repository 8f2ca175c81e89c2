/** A document as it was sent. */
export type Stored = Readonly<Record<string, unknown>>

export interface IndexSettings {
  readonly searchableAttributes: readonly string[]
  readonly displayedAttributes: readonly string[]
  readonly rankingRules: readonly string[]
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  readonly pagination: { readonly maxTotalHits: number }
}

export interface Index {
  readonly uid: string
  readonly createdAt: string
  primaryKey: string | null
  settings: IndexSettings
  readonly documents: Map<string, Stored>
}

/** As a new index has them. */
export const firstSettings: IndexSettings = {
  searchableAttributes: ['*'],
  displayedAttributes: ['*'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
  synonyms: {},
  pagination: { maxTotalHits: 1000 },
}

const pieces = /[\u3400-\u9fff]|[a-z0-9]+/g
const wordsIn = (text: string): string[] => text.toLowerCase().match(pieces) ?? []

interface Match {
  readonly words: number
  readonly typos: number
  readonly attribute: number
}

/**
 * Documents that say every word of the query, or one of its synonyms: the last one may go on, and
 * words of five letters may have one mistake, of nine two. Chinese is compared sign by sign, where
 * the engine itself knows words.
 */
export function searchIn({ settings, documents }: Index, query: string): Stored[] {
  const asked = query.toLowerCase().trim()
  const ways = [asked, ...waysOf(asked, settings.synonyms)].map(wordsIn)
  const found = [...documents.values()].flatMap((stored) => {
    const matches = ways.flatMap((words) => matchOf(stored, words, settings) ?? [])
    const best = matches.toSorted(byMatch)[0]
    return best ? [{ stored, best }] : []
  })
  const rules = settings.rankingRules.flatMap(ruleOf)
  return found
    .toSorted((a, b) => byMatch(a.best, b.best) || byRules(a.stored, b.stored, rules))
    .map(({ stored }) => stored)
}

function waysOf(asked: string, synonyms: IndexSettings['synonyms']): string[] {
  return Object.entries(synonyms).flatMap(([word, others]) =>
    asked.includes(word) ? others.map((other) => asked.replace(word, other)) : [],
  )
}

const byMatch = (a: Match, b: Match) =>
  b.words - a.words || a.typos - b.typos || a.attribute - b.attribute

interface Rule {
  readonly field: string
  readonly sign: 1 | -1
}

/** `sold:desc`, an order of one's own; the engine's own rules are played by `byMatch`. */
function ruleOf(rule: string): Rule[] {
  const [field = '', order] = rule.split(':')
  return order === undefined ? [] : [{ field, sign: order === 'asc' ? 1 : -1 }]
}

function byRules(a: Stored, b: Stored, rules: readonly Rule[]): number {
  for (const { field, sign } of rules) {
    const difference = Number(a[field]) - Number(b[field])
    if (difference) return sign * difference
  }
  return 0
}

function matchOf(
  stored: Stored,
  asked: readonly string[],
  { searchableAttributes }: IndexSettings,
): Match | undefined {
  const all = searchableAttributes.includes('*') ? Object.keys(stored) : searchableAttributes
  const texts = all.map((name) => wordsIn(String(stored[name] ?? '')))
  let typos = 0
  let attribute = 0
  for (const [place, word] of asked.entries()) {
    const isLast = place === asked.length - 1
    const nearest = texts.map((words) => leastTypos(words, word, isLast))
    const least = Math.min(...nearest)
    if (!Number.isFinite(least)) return undefined
    typos += least
    attribute = Math.max(attribute, nearest.indexOf(least))
  }
  return { words: asked.length, typos, attribute }
}

function leastTypos(words: readonly string[], word: string, isPrefix: boolean): number {
  const most = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
  let least = Number.POSITIVE_INFINITY
  for (const each of words) {
    const isStart = isPrefix && each.startsWith(word)
    const typos = isStart || each === word ? 0 : distance(each, word, most)
    if (typos <= most) least = Math.min(least, typos)
  }
  return least
}

/** Letters to change, add or leave out; more than `most` is as good as anything. */
function distance(one: string, other: string, most: number): number {
  if (most === 0 || Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, against] of [...other].entries()) {
      const change = row[place]! + (letter === against ? 0 : 1)
      next.push(Math.min(change, row[place + 1]! + 1, next[place]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
