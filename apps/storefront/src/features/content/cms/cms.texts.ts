import { defineTexts } from '#platform/texts.ts'

export const cmsTexts = defineTexts(
  {
    empty: '这一页还没有内容',
    emptyNote: '先去首页看看吧',
    home: '回到首页',
    loading: '正在加载',
    share: '分享',
  },
  {
    empty: 'Nothing on this page yet',
    emptyNote: 'Have a look at the home page',
    home: 'To the home page',
    loading: 'Loading',
    share: 'Share',
  },
)
