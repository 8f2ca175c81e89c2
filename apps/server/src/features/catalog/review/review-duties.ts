import type { Db } from '#platform/db/database.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    readonly reviewDuties: ReviewDuties
  }
}

/** The least that a review says: letters without spaces, and pictures. */
export interface Least {
  readonly letters: number
  readonly pics: number
}

/** What those who sell goods in their own way want of the reviews of their orders. */
export interface ReviewDuties {
  /** What a review of an order of this kind says at least; undefined: anything. */
  minOf(kind: number): Least | undefined
  /** The first review of such an order was written; in its transaction. */
  written(trx: Db, orderSn: string, reviewId: number): Promise<void>
}
