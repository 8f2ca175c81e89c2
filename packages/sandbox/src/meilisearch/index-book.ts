/** A document as it was sent. */
export type Stored = Readonly<Record<string, unknown>>

export interface IndexSettings {
  readonly searchableAttributes: readonly string[]
  readonly displayedAttributes: readonly string[]
  readonly filterableAttributes: readonly string[]
  readonly sortableAttributes: readonly string[]
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
  filterableAttributes: [],
  sortableAttributes: [],
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

/** What a search asks for. */
interface Asked {
  readonly query: string
  readonly isWanted: (stored: Stored) => boolean
  /** Counts where the ranking rules say `sort`. */
  readonly sort: readonly Rule[]
}

interface Hit {
  readonly stored: Stored
  readonly best: Match
}

/**
 * Documents that say every word of the query, or one of its synonyms: the last one may go on, and
 * words of five letters may have one mistake, of nine two. Chinese is compared sign by sign, where
 * the engine itself knows words. Ranking rules decide one after the other; proximity and exactness
 * are not played.
 */
export function searchIn(
  { settings, documents }: Index,
  { query, isWanted, sort }: Asked,
): Stored[] {
  const asked = query.toLowerCase().trim()
  const ways = [asked, ...waysOf(asked, settings.synonyms)].map(wordsIn)
  const found = [...documents.values()].filter(isWanted).flatMap((stored): Hit[] => {
    const matches = ways.flatMap((words) => matchOf(stored, words, settings) ?? [])
    const best = matches.toSorted(byMatch)[0]
    return best ? [{ stored, best }] : []
  })
  const rules = settings.rankingRules.flatMap((rule) => comparisonsOf(rule, sort))
  return found.toSorted((a, b) => firstDifference(rules, a, b)).map(({ stored }) => stored)
}

type Comparison = (a: Hit, b: Hit) => number

const firstDifference = (rules: readonly Comparison[], a: Hit, b: Hit) => {
  for (const compare of rules) {
    const difference = compare(a, b)
    if (difference !== 0) return difference
  }
  return 0
}

/** The engine's own rules. */
const byName: Readonly<Record<string, Comparison>> = {
  words: (a, b) => b.best.words - a.best.words,
  typo: (a, b) => a.best.typos - b.best.typos,
  attribute: (a, b) => a.best.attribute - b.best.attribute,
}

function comparisonsOf(name: string, sort: readonly Rule[]): Comparison[] {
  if (name === 'sort') return sort.map(byField)
  const own = ruleOf(name)
  return own ? [byField(own)] : [byName[name] ?? (() => 0)]
}

function waysOf(asked: string, synonyms: IndexSettings['synonyms']): string[] {
  return Object.entries(synonyms).flatMap(([word, others]) =>
    asked.includes(word) ? others.map((other) => asked.replace(word, other)) : [],
  )
}

/** Which way of putting a query fits a document better. */
const byMatch = (a: Match, b: Match) =>
  b.words - a.words || a.typos - b.typos || a.attribute - b.attribute

export interface Rule {
  readonly field: string
  readonly sign: 1 | -1
}

/** `price:desc`; undefined: it is no order of a field. */
export function ruleOf(text: string): Rule | undefined {
  const [, field, order] = /^(.+):(asc|desc)$/.exec(text) ?? []
  return field === undefined ? undefined : { field, sign: order === 'asc' ? 1 : -1 }
}

/** By the numbers of a field; documents without one come last either way. */
function byField({ field, sign }: Rule): Comparison {
  const numberOf = ({ stored }: Hit) => {
    const value = stored[field]
    return typeof value === 'number' ? value : undefined
  }
  return (a, b) => {
    const [one, other] = [numberOf(a), numberOf(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return sign * (one - other)
  }
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
    const nearest = texts.map((words) => minTypos(words, word, isLast))
    const min = Math.min(...nearest)
    if (!Number.isFinite(min)) return undefined
    typos += min
    attribute = Math.max(attribute, nearest.indexOf(min))
  }
  return { words: asked.length, typos, attribute }
}

function minTypos(words: readonly string[], word: string, isPrefix: boolean): number {
  const max = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
  let min = Number.POSITIVE_INFINITY
  for (const each of words) {
    const isStart = isPrefix && each.startsWith(word)
    const typos = isStart || each === word ? 0 : distance(each, word, max)
    if (typos <= max) min = Math.min(min, typos)
  }
  return min
}

/** Letters to change, add or leave out; more than `max` is as good as anything. */
function distance(one: string, other: string, max: number): number {
  if (max === 0 || Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY
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
