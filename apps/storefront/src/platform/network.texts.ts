import { defineTexts } from './texts.ts'

/** What is said of a call that did not get through, and of an address that leads nowhere. */
export const networkTexts = defineTexts(
  { failed: '网络异常，请稍后重试', unknownPage: '没有这个页面，已打开首页' },
  {
    failed: 'Network error, please try again later',
    unknownPage: 'There is no such page; this is the home page',
  },
)
