import { defineTexts } from '#platform/texts.ts'

export const shellTexts = defineTexts(
  {
    tabs: '主导航',
    home: '首页',
    categories: '分类',
    cart: '购物车',
    me: '我的',
    offline: '当前没有网络，部分内容可能不是最新的',
    broken: '页面开小差了',
    brokenNote: '刷新一下，通常就好了',
  },
  {
    tabs: 'Main',
    home: 'Home',
    categories: 'Categories',
    cart: 'Cart',
    me: 'Me',
    offline: 'You are offline; this may be out of date',
    broken: 'Something went wrong',
    brokenNote: 'Reloading usually helps',
  },
)
