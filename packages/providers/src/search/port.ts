import type { Answer } from '../answer.ts'

export type { Answer } from '../answer.ts'

export interface SearchAttribute {
  readonly key: string
  readonly value: string
}

/** What goods of a store are found, narrowed and sorted by. */
export interface SearchDocument {
  /** Of the goods. */
  readonly id: number
  readonly title: string
  readonly titleEn: string
  /** Everything else that names them. */
  readonly words: string
  /** Parameters, options and codes: what is found by these stands last. */
  readonly details: string
  /** Those that they stand in or under. */
  readonly categories: readonly number[]
  /** Attributes of each variant that is sold, in each of its languages. */
  readonly variants: readonly (readonly SearchAttribute[])[]
  /** Fen, with the promotions that run. */
  readonly price: number
  readonly isInStock: boolean
  /** How many were bought. */
  readonly sales: number
  /** Since when they are there, in microseconds. */
  readonly launched: number
  /** The operator's order; the smallest first. */
  readonly place: number
}

/**
 * `default`: the best first, of these what anybody bought, then by place; without a keyword by place
 * alone. `newest`: what came last. Goods that are alike stand by their ids, in `priceDown` the
 * largest first.
 */
export type SearchOrder = 'default' | 'sales' | 'priceUp' | 'priceDown' | 'newest'

/** A stretch of the goods of an index. All conditions that are there must hold. */
export interface SearchQuestion {
  /** What is looked for, as it was typed. */
  readonly keyword?: string | undefined
  readonly order: SearchOrder
  readonly offset: number
  /** 0: how many there are is all that is asked. */
  readonly limit: number
  /** Of each group goods stand in or under one. */
  readonly categories?: readonly (readonly number[])[] | undefined
  readonly notCategory?: number | undefined
  /** Fen, both inclusive. */
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly inStock?: boolean | undefined
  /** One variant has all of these, in one of its languages. */
  readonly attributes?: readonly SearchAttribute[] | undefined
  readonly ids?: readonly number[] | undefined
  readonly notId?: number | undefined
}

export interface SearchFound {
  readonly ids: readonly number[]
  /** Of all goods that the conditions leave; an engine may count to ten thousand alone. */
  readonly total: number
}

/** Words of a group mean the same. */
export type SynonymGroups = readonly (readonly string[])[]

/**
 * `config`: its key is wrong; `missing`: it has no such index; `refused`: it will not take this, or
 * cannot answer it.
 */
export type SearchFailure = 'config' | 'missing' | 'refused'

type Done = Answer<undefined, SearchFailure>

/**
 * An external engine that lists and searches goods, an index for each store. Never throws for what
 * the other side does. A change is answered once it can be found.
 */
export interface SearchEngine {
  /** Whether the index is there: `missing` when it is not. */
  look(index: string): Promise<Done>
  /** Makes the index if it is not there, and sets how it searches. */
  prepare(index: string, synonyms: SynonymGroups): Promise<Done>
  /** Adds documents, or puts them in place of those with their ids. */
  put(index: string, documents: readonly SearchDocument[]): Promise<Done>
  remove(index: string, ids: readonly number[]): Promise<Done>
  /** Takes all documents away; how it searches stays. */
  clear(index: string): Promise<Done>
  find(index: string, question: SearchQuestion): Promise<Answer<SearchFound, SearchFailure>>
}
