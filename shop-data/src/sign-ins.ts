import type { DemoSignIn } from './demo-activities.ts'

export const signIns: readonly DemoSignIn[] = [
  { partnerId: 1, storeId: 1, rewards: [5, 5, 10, 10, 15, 15, 50], makeUpCost: 50 },
  { partnerId: 2, storeId: 1, rewards: [3, 3, 5, 5, 8, 8, 20], makeUpCost: 30 },
]
