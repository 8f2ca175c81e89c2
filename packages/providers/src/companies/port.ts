import type { Answer } from '../answer.ts'

export type { Answer } from '../answer.ts'

export interface Company {
  readonly name: string
  /** Unified social credit code, 18 characters. */
  readonly taxNo: string
}

export type CompanyFailure = 'config' | 'exhausted'

/** A register of companies. Never throws for what the other side does. */
export interface CompanyDirectory {
  /**
   * Companies that fit a part of a name or the start of a tax number, the best first; ten at most.
   */
  find(keyword: string): Promise<Answer<readonly Company[], CompanyFailure>>
}
