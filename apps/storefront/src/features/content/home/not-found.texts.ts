import { defineTexts } from '#platform/texts.ts'

export const notFoundTexts = defineTexts(
  { title: '页面不存在', note: '链接可能已失效，去首页看看吧', home: '回到首页' },
  { title: 'Page not found', note: 'The link may be out of date', home: 'To the home page' },
)
