import type { Slice } from '../../slice.ts'

/** Words and codes of product trials. */
export const evaluateSlice = {
  orderKinds: { evaluate: { number: 11, name: ['免费试用', 'Product trial'] } },
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
  invariants: {
    'places of a trial that are taken are those of the testers who were chosen and did not give theirs up':
      '试用已占名额等于入选且未放弃的试用者数',
    'who was chosen for a trial has its order with nothing to pay, and the report is a review of that order':
      '入选试用者都有一张零元订单，试用报告就是该订单的评价',
  },
  toDos: {
    'evaluate.soon': [
      '48 小时内开始或结束的免费试用',
      'Free trials that begin or end within 48 hours',
    ],
  },
} as const satisfies Slice
