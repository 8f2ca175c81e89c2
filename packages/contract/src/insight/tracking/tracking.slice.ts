import type { Slice } from '../../slice.ts'

/** Words and codes of visits. */
export const trackingSlice = {
  jobs: {
    'tracking.count': ['统计今日访问', 'Count today’s visits'],
    'tracking.sweep': ['补算访问并清理旧明细', 'Count late visits, forget old ones'],
  },
} as const satisfies Slice
