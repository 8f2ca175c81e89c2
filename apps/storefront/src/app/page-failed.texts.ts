import { defineTexts } from '#platform/texts.ts'

export const pageFailedTexts = defineTexts(
  {
    goods: '商品已下架或不存在',
    goodsNote: '换一件看看，下面这些也许合适',
    content: '页面已下线或不存在',
    contentNote: '活动可能已经结束，去首页看看新的吧',
    article: '文章不存在或已删除',
    articleNote: '链接可能已失效，去首页看看吧',
    order: '没有找到这笔订单',
    orderNote: '订单可能已删除，或属于另一个账号',
    orders: '查看我的订单',
    home: '回到首页',
    searchBusy: '请稍等一下',
  },
  {
    goods: 'These goods are no longer here',
    goodsNote: 'Perhaps one of those below will do',
    content: 'This page is no longer here',
    contentNote: 'It may be over; the home page has what is new',
    article: 'There is no such article',
    articleNote: 'The link may be out of date',
    order: 'No such order',
    orderNote: 'It may have been deleted, or belong to another account',
    orders: 'My orders',
    home: 'To the home page',
    searchBusy: 'One moment, please',
  },
)
