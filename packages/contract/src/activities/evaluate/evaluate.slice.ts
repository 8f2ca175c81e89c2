import type { Slice } from '../../slice.ts'

const trial = { name: ['试用名称', 'Trial'], example: ['电水壶试用', 'Trial of a kettle'] } as const
const days = { name: ['天数', 'Days'], example: ['14', '14'] } as const
const told = { group: 'activity', kind: 'activity', variables: { trial } } as const

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
  notices: {
    'evaluate.chosen': {
      ...told,
      name: ['入选试用', 'Chosen for a trial'],
      title: ['恭喜，您入选试用', 'You were chosen for a trial'],
      text: [
        '“{trial}”的商品将免费寄给您，收货后{days}天内请写一份试用报告',
        'The goods of “{trial}” will be sent to you for nothing. Your report is due {days} days after receipt',
      ],
      variables: { trial, days },
    },
    'evaluate.declined': {
      ...told,
      name: ['未入选试用', 'Not chosen for a trial'],
      title: ['试用申请未入选', 'Not chosen this time'],
      text: [
        '“{trial}”的名额已定，这次没能选上您，欢迎申请下一次试用',
        'The places of “{trial}” are given away, and yours was not among them. There will be other trials',
      ],
    },
    'evaluate.calledOff': {
      ...told,
      name: ['试用取消', 'Trial called off'],
      title: ['试用已取消', 'A trial was called off'],
      text: [
        '“{trial}”已取消，抱歉让您久等',
        '“{trial}” was called off. We are sorry that you waited',
      ],
    },
    'evaluate.dueToday': {
      ...told,
      name: ['试用报告今天截止', 'Trial report due today'],
      title: ['试用报告今天截止', 'Your trial report is due today'],
      text: ['别忘了给“{trial}”写试用报告', 'Do not forget to write your report on “{trial}”'],
    },
    'evaluate.dueSoon': {
      ...told,
      name: ['试用报告即将截止', 'Trial report due soon'],
      title: ['试用报告还有{days}天截止', 'Your trial report is due in {days} days'],
      text: ['别忘了给“{trial}”写试用报告', 'Do not forget to write your report on “{trial}”'],
      variables: { trial, days },
    },
  },
} as const satisfies Slice
