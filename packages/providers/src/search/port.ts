import type { Answer } from '../answer.ts'

export type { Answer } from '../answer.ts'

/** What goods of a store are found by. */
export interface SearchDocument {
  /** Of the goods. */
  readonly id: number
  readonly title: string
  readonly titleEn: string
  /** Everything else that names them. */
  readonly words: string
  /** Parameters, options and codes: what is found by these stands last. */
  readonly details: string
  /** Whether anybody bought them. */
  readonly isSold: boolean
  /** The operator's order; the smallest first. */
  readonly place: number
}

/** Words of a group mean the same. */
export type SynonymGroups = readonly (readonly string[])[]

/**
 * `config`: its key is wrong; `missing`: it has no such index; `refused`: it will not take this.
 */
export type SearchFailure = 'config' | 'missing' | 'refused'

type Done = Answer<undefined, SearchFailure>

/**
 * An external engine that searches goods, an index for each store. Never throws for what the other
 * side does. A change is answered once it can be found.
 */
export interface SearchEngine {
  /** Whether the index is there: `missing` when it is not. */
  look(index: string): Promise<Done>
  /** Makes the index if it is not there, and sets how it searches. */
  prepare(index: string, synonyms: SynonymGroups): Promise<Done>
  /** Adds documents, or puts them in place of those with their ids. */
  put(index: string, documents: readonly SearchDocument[]): Promise<Done>
  remove(index: string, ids: readonly number[]): Promise<Done>
  /** Ids of what is found, the best first, `most` at most. */
  find(index: string, keyword: string, most: number): Promise<Answer<number[], SearchFailure>>
}
