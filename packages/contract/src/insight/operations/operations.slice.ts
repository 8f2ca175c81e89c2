import type { Slice } from '../../slice.ts'

/** What looking after the running shop tells the shop. */
export const operationsSlice = {
  audit: {
    kinds: {
      job: ['后台任务', 'Job'],
    },
    pages: {
      invariants: ['账目核验', 'The books'],
    },
    actions: {
      'invariants.run': ['核验账目', 'Asked the books'],
      'job.retry': ['重试后台任务', 'Tried a job again'],
      'job.discard': ['丢弃后台任务', 'Discarded a job'],
    },
  },
} as const satisfies Slice
