import type { Slice } from '../../slice.ts'

/** What product trials tell the shop. */
export const evaluateSlice = {
  orderKinds: { evaluate: 11 },
  entrances: {
    evaluate: ['免费试用', 'Product trials'],
  },
  audit: {
    kinds: {
      evaluate: ['免费试用', 'Product trial'],
    },
    actions: {
      'evaluate.save': ['设置免费试用', 'Set up a product trial'],
      'evaluate.close': ['取消免费试用', 'Called a product trial off'],
      'evaluate.choose': ['选定试用者', 'Chose testers'],
      'evaluate.draw': ['抽签选定试用者', 'Drew testers by lot'],
      'evaluate.decline': ['婉拒试用申请', 'Turned applications down'],
      'evaluate.settle': ['结束挑选试用者', 'Ended choosing testers'],
      'evaluate.promote': ['推荐试用报告', 'Changed which trial reports are shown'],
    },
  },
  jobs: {
    'evaluate.remind': ['提醒写试用报告', 'Remind testers of their reports'],
  },
} as const satisfies Slice
