import type { Slice } from '../../slice.ts'

/** What questionnaires tell the shop. */
export const questionSlice = {
  audit: {
    kinds: {
      question: ['问卷', 'Questionnaire'],
    },
    actions: {
      'question.save': ['设置问卷', 'Set up a questionnaire'],
      'question.close': ['提前结束问卷', 'Ended a questionnaire'],
      'question.export': ['导出问卷答案', 'Exported answers to a questionnaire'],
    },
  },
} as const satisfies Slice
