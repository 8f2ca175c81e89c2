import type { Slice } from '../../slice.ts'

/** What asking to be told of stock and prices tells the shop. */
export const watchSlice = {
  jobs: {
    'watch.tell': ['到货与降价提醒', 'Tell of stock and prices that were waited for'],
  },
} as const satisfies Slice
