import type { Slice } from '../../slice.ts'

/** Words and codes of questionnaires. */
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
  pointsCauses: {
    question: ['填写问卷', 'For answering a questionnaire'],
  },
  invariants: {
    'answers that a questionnaire has taken are those that are there and those that were removed as too old':
      '问卷收到的答卷数等于现有答卷与到期删除的答卷之和',
    'what is noted as given for answers was given, once: its points, or its coupon':
      '答卷记录的积分或优惠券已发放，且只发放一次',
  },
} as const satisfies Slice
