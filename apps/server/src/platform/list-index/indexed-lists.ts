import type { Scope } from '@mallard/kernel'
import type { IndexAnswer, IndexQuestion } from './question.ts'

/** Lists that an index answers: one in memory, of stores with many goods, or an external engine. */
export interface IndexedLists {
  /** Undefined where the database has to answer. */
  find(scope: Scope, question: Omit<IndexQuestion, 'store'>): Promise<IndexAnswer | undefined>
}
