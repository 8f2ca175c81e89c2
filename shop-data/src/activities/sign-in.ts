import type { PartnerId } from '../world.ts'

/** Daily sign-in of a partner, with the store where its regulars come. */
export interface DemoSignIn {
  readonly partnerId: PartnerId
  readonly storeId: number
  /** Points of the first to the seventh day in a row. */
  readonly rewards: readonly number[]
  /** Points that a missed day costs. */
  readonly makeUpCost: number
}

export const signIns: readonly DemoSignIn[] = [
  { partnerId: 1, storeId: 1, rewards: [5, 5, 10, 10, 15, 15, 50], makeUpCost: 50 },
  { partnerId: 2, storeId: 1, rewards: [3, 3, 5, 5, 8, 8, 20], makeUpCost: 30 },
]
