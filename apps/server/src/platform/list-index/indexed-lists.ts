import type { Scope } from '@mallard/kernel'
import type { FacetsQuestion, IndexAnswer, IndexFacets, IndexQuestion } from './question.ts'

/** Lists that an index answers: one in memory, of stores with many goods, or an external engine. */
export interface IndexedLists {
  /** Undefined where the database has to answer. */
  find(scope: Scope, question: Omit<IndexQuestion, 'store'>): Promise<IndexAnswer | undefined>
  /** What a list can be narrowed by; undefined in the same way. */
  facets(scope: Scope, question: Omit<FacetsQuestion, 'store'>): Promise<IndexFacets | undefined>
  /**
   * The words of the goods that sell best, `max` of them, with how many of these have each;
   * undefined in the same way.
   */
  vocabulary(scope: Scope, max: number): Promise<ReadonlyMap<string, number> | undefined>
}
