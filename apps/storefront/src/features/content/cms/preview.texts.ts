import { defineTexts } from '#platform/texts.ts'

export const previewTexts = defineTexts(
  {
    title: '页面预览',
    draft: '草稿预览 · 顾客还看不到',
    until: (time: string) => `链接有效至 ${time}`,
    gone: '预览打不开了',
    goneNote: '链接可能已过期，请向分享给你的人要一个新的。',
    again: '再试一次',
    loading: '正在加载',
    empty: '这一页还没有内容',
  },
  {
    title: 'Page preview',
    draft: 'A draft · shoppers do not see it yet',
    until: (time: string) => `The link works until ${time}`,
    gone: 'This preview cannot be opened',
    goneNote: 'The link may have expired: ask whoever sent it for a new one.',
    again: 'Try again',
    loading: 'Loading',
    empty: 'Nothing on this page yet',
  },
)
