import type { Locale } from '@mallard/kernel'

/** Every row in one of these, or in one of them backwards; rows that are alike by their ids. */
export const indexOrders = ['default', 'sales', 'priceUp', 'priceDown', 'newest'] as const
export type IndexOrder = (typeof indexOrders)[number]

export interface Attribute {
  readonly key: string
  readonly value: string
}

/** A term of the query, and the same word as details are indexed; a row matches by either. */
export interface PhraseTerm {
  readonly term: string
  readonly detail: string
}

/** Which rows of one store: all conditions that are there must hold. */
export interface IndexConditions {
  /** Of which store: as it was named when its rows came. */
  readonly store: string
  readonly category?: number | undefined
  readonly notCategory?: number | undefined
  /** Of each group one term must be among those of the row. */
  readonly groups?: readonly (readonly string[])[] | undefined
  /** What is looked for, put in several ways: of one of them all terms must be there. */
  readonly phrases?: readonly (readonly PhraseTerm[])[] | undefined
  /** `names`: hits by names alone; `details`: all other hits; both by default. */
  readonly where?: 'names' | 'details' | undefined
  /** Both inclusive. */
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly inStock?: boolean | undefined
  /** One variant of the row has all of these, in one of its languages. */
  readonly attributes?: readonly Attribute[] | undefined
  readonly ids?: readonly number[] | undefined
  readonly notId?: number | undefined
}

/** A stretch of a list. */
export interface IndexQuestion extends IndexConditions {
  /** What is looked for, as it was typed: an external engine alone answers this. */
  readonly keyword?: string | undefined
  readonly order: IndexOrder
  readonly offset: number
  readonly limit: number
  /**
   * In the default order phrases that fewer rows than this have by name are ranked: what says them
   * in its title first, then by its names, then in its details; of these what was sold first. Such
   * a list ends at this many rows.
   */
  readonly rankedBelow: number
  /** Also return the digests of rows. */
  readonly hasDigests?: boolean | undefined
}

export interface IndexAnswer {
  readonly ids: readonly number[]
  /** By the same places: another one for rows that are found by anything else. */
  readonly digests?: readonly number[]
  /** Of all rows that the conditions leave. */
  readonly total: number
}

/** What rows can be narrowed by. */
export interface FacetsQuestion extends IndexConditions {
  /** The language of keys and values. */
  readonly locale: Locale
  /** How many of each are told at most: categories, keys, and values of each key. */
  readonly most: { readonly categories: number; readonly keys: number; readonly values: number }
}

export interface IndexFacets {
  /** Those that rows stand in themselves, with the most rows first; then by their ids. */
  readonly categories: readonly { readonly id: number; readonly count: number }[]
  /** Keys of the most rows first, then by their code points, as values are. */
  readonly options: readonly { readonly key: string; readonly values: readonly string[] }[]
  /** Of the cheapest row and of the dearest; 0 if there is none. */
  readonly priceMin: number
  readonly priceMax: number
}

/**
 * What a list is sorted and narrowed by beside terms, seven numbers a row: id, sort, sales, price,
 * launched (microseconds), stock (0: none), digest. The digest tells what the row is found by: who
 * knows it knows all else.
 */
export type Keys = Float64Array<ArrayBuffer>
export const keysOfRow = 7

/** What a row is found by. */
export interface Content {
  /** Codes of its terms, as PostgreSQL writes an array: `{12,-34}`. */
  readonly terms: string
  /** Folded, as terms are. */
  readonly title: string
  /** Its categories with all their ancestors. */
  readonly categories: readonly number[]
  /** Attributes of each variant that is sold, in each language: a JSON text. */
  readonly variants: string
  /** The category that it is assigned to, and its options in each language, as JSON. */
  readonly traits: string
}
