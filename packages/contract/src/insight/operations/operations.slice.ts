import type { Slice } from '../../slice.ts'

/** Words and codes of operations. */
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
  jobs: {
    'invariants.check': ['核验账目', 'Ask whether the books agree'],
    'invariants.full': ['核验全部账目', 'Ask about all of the books'],
    'retention.sweep': ['清理到期的记录', 'Remove records whose time is over'],
    'operations.deadJobs': ['提醒失败的任务', 'Tell of failed jobs'],
    'event.deliver': ['重新处理失败的事件', 'Handle events again that failed'],
  },
  toDos: {
    'job.dead': ['失败的后台任务', 'Jobs that failed'],
  },
} as const satisfies Slice
