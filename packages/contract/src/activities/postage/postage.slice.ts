import type { Slice } from '../../slice.ts'

/** What trials for the postage tell the shop. */
export const postageSlice = {
  orderKinds: { postage: 5 },
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
} as const satisfies Slice
