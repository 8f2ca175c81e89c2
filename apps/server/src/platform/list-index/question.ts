/** Every row in one of these, or in one of them backwards; rows that are alike by their ids. */
export const indexOrders = ['default', 'sales', 'priceUp', 'priceDown', 'newest'] as const
export type IndexOrder = (typeof indexOrders)[number]

export interface Attribute {
  readonly key: string
  readonly value: string
}

/** A term of what is looked for, and the one of details that says no more. */
export interface PhraseTerm {
  readonly term: string
  readonly detail: string
}

/** A stretch of a list of one store. All conditions that are there must hold. */
export interface IndexQuestion {
  /** Of which store: as it was named when its rows came. */
  readonly store: string
  readonly order: IndexOrder
  readonly offset: number
  readonly limit: number
  readonly category?: number | undefined
  readonly notCategory?: number | undefined
  /** Of each group one term must be among those of the row. */
  readonly groups?: readonly (readonly string[])[] | undefined
  /** What is looked for, as it was typed: an external engine alone answers this. */
  readonly keyword?: string | undefined
  /** What is looked for, put in several ways: of one of them all terms must be there. */
  readonly phrases?: readonly (readonly PhraseTerm[])[] | undefined
  /** Where phrases may stand: as terms alone, not as these alone, or either unless told. */
  readonly where?: 'names' | 'details' | undefined
  /** Both inclusive. */
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly inStock?: boolean | undefined
  /** One variant of the row has all of these, in one of its languages. */
  readonly attributes?: readonly Attribute[] | undefined
  readonly ids?: readonly number[] | undefined
  readonly notId?: number | undefined
  /**
   * In the default order phrases that fewer rows than this have by name are ranked: what says them
   * in its title first, then by its names, then in its details; of these what was sold first. Such
   * a list ends at this many rows.
   */
  readonly rankedBelow: number
}

export interface IndexAnswer {
  readonly ids: readonly number[]
  /** Of all rows that the conditions leave. */
  readonly total: number
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
  /** Those that it stands in or under. */
  readonly categories: readonly number[]
  /** Attributes of each variant that is sold, in each language: a JSON text. */
  readonly variants: string
}
