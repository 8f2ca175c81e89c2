import { defineTexts } from '#platform/texts.ts'

export const noticesTexts = defineTexts(
  {
    message: '新消息',
    look: '查看',
    close: '关闭消息',
    many: (count: number) => `您有 ${count} 条新消息`,
    manyNote: '在消息中心查看',
  },
  {
    message: 'New message',
    look: 'View',
    close: 'Dismiss',
    many: (count) => `You have ${count} new messages`,
    manyNote: 'See them in your messages',
  },
)
