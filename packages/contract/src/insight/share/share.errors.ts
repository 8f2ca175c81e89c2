import type { Refusal } from '../../refusal.ts'

/** What sharing refuses. */
export const shareErrors = {
  shareUnavailable: {
    code: 500,
    text: ['暂时无法使用微信分享', 'Sharing by WeChat is not available now'],
    treat: 'silent',
  },
} as const satisfies Record<string, Refusal>
