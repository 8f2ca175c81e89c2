import { defineTexts } from '#platform/texts.ts'

/** Specification §3: the states of a third-party return, by their numbers. */
export const stateTexts = defineTexts(
  {
    's-1': '申请中',
    s0: '已同意',
    s1: '退回中',
    s2: '处理中',
    s3: '已完成',
    s4: '已拒绝',
    s5: '已取消',
  },
  {
    's-1': 'Asked for',
    s0: 'Agreed',
    s1: 'On its way back',
    s2: 'Being handled',
    s3: 'Completed',
    s4: 'Refused',
    s5: 'Cancelled',
  },
)
