import type { Slice } from '../../slice.ts'

/** Words and codes of trials for the postage. */
export const postageSlice = {
  orderKinds: { postage: { number: 5, name: ['付邮试用', 'Trial for the postage'] } },
  entrances: {
    postage: ['付邮试用', 'Trials'],
  },
  audit: {
    kinds: {
      postage: ['付邮试用', 'Trial'],
    },
    actions: {
      'postage.save': ['设置付邮试用', 'Set up a trial'],
      'postage.close': ['提前结束付邮试用', 'Ended a trial'],
    },
  },
  invariants: {
    'what is taken of a trial are its claims, and what is sold are those that were paid':
      '付邮试用占用的名额等于领取记录，已售等于已付款的',
    'a trial is taken once by a member, in the order that the claim names, once the events of that order are handled':
      '每位会员每个付邮试用只领一次，并与订单一致',
  },
  toDos: {
    'postage.soon': [
      '48 小时内开始或结束的付邮试用',
      'Trials for the postage that begin or end within 48 hours',
    ],
  },
} as const satisfies Slice
