import { defineTexts } from '#platform/texts.ts'

export const waitingGiftTexts = defineTexts(
  {
    title: (gift: string) => `还有一份新人礼没领：${gift}`,
    note: '付了第一单就不能再领了，先免费领走吧',
    claim: '去领取',
    close: '不再提醒',
  },
  {
    title: (gift) => `Your welcome gift waits: ${gift}`,
    note: 'It ends with your first paid order: take it first, for free',
    claim: 'Get it',
    close: 'Dismiss',
  },
)
