import { defineTexts } from '#platform/texts.ts'

export const linkTexts = defineTexts(
  {
    nowhere: '不跳转',
    typeOf: (label: string) => `${label}：去哪里`,
    valueOf: (label: string) => `${label}：目标`,
  },
  {
    nowhere: 'Nowhere',
    typeOf: (label) => `${label}: leads to`,
    valueOf: (label) => `${label}: target`,
  },
)

export const linkTypeTexts = defineTexts(
  {
    items: '商品',
    category: '分类',
    keyword: '搜索词',
    cmsV1a: '专题页面',
    coupon: '领取优惠券',
    invitation: '活动报名',
    router: '商城内地址',
    url: '外部网址',
    addCart: '加入购物车',
    live: '小程序直播间',
    '#': '回到页面顶部',
  },
  {
    items: 'Goods',
    category: 'Category',
    keyword: 'Search for a word',
    cmsV1a: 'Feature page',
    coupon: 'Draw a coupon',
    invitation: 'Event',
    router: 'Address in the shop',
    url: 'Another site',
    addCart: 'Into the cart',
    live: 'Live room',
    '#': 'Top of the page',
  },
)

export const linkHintTexts = defineTexts(
  {
    keyword: '例如：电水壶',
    url: 'https://',
    addCart: '规格编号',
    live: '直播间编号',
  },
  {
    keyword: 'e.g. kettle',
    url: 'https://',
    addCart: 'SKU number',
    live: 'Number of the room',
  },
)
