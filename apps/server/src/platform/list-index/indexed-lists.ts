import type { Scope } from '@mallard/kernel'
import type { IndexAnswer, IndexQuestion } from './question.ts'

/** Lists that an index in memory answers: of stores with many goods, as soon as it knows them. */
export interface IndexedLists {
  /** Undefined where the database has to answer. */
  find(scope: Scope, question: Omit<IndexQuestion, 'store'>): Promise<IndexAnswer | undefined>
}
