import type pg from 'pg'

/** How many members do it. */
export const memberCount = 5000

/** What everybody does once, each for themselves. */
export interface Act {
  readonly name: string
  /** Answers/s that it has to reach. */
  readonly aim: number
  /** Readies the database; answers with what is posted, and with a count that must be `expected`. */
  ready(client: pg.Client): Promise<{
    readonly path: string
    body(): object
    readonly count: string
    readonly expected: number
  }>
}
