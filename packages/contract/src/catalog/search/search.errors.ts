import type { Refusal } from '../../refusal.ts'

/** What searching refuses. */
export const searchErrors = {
  // Where it is a page that was searched for, the page says it, with a button to try again.
  searchBusy: {
    code: 500,
    text: [
      '现在搜索的人太多，请稍等片刻再试',
      'Many people are searching right now, please try again in a moment',
    ],
    treat: 'silent',
  },
} as const satisfies Record<string, Refusal>
