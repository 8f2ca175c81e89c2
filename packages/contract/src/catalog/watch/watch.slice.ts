import type { Slice } from '../../slice.ts'

/** Words and codes of notices about stock and prices. */
export const watchSlice = {
  jobs: {
    'watch.tell': ['到货与降价提醒', 'Tell of stock and prices that were waited for'],
  },
} as const satisfies Slice
