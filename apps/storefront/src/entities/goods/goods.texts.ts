import { defineTexts } from '#platform/texts.ts'

export const goodsTexts = defineTexts(
  {
    soldOut: '已售罄',
    fewLeft: '库存紧张',
    sold: (count: string) => `已售 ${count}`,
    added: '已加入购物车',
    favoured: '已收藏',
    append: (days: string) => `${days}追评`,
    reply: '商家回复',
    picture: (place: number) => `查看评价图片 ${place}`,
    trialReport: '试用报告',
    loading: '正在加载',
  },
  {
    soldOut: 'Sold out',
    fewLeft: 'Few left',
    sold: (count) => `${count} sold`,
    added: 'Added to cart',
    favoured: 'Saved to favourites',
    append: (days) => `Added ${days}`,
    reply: 'Shop reply',
    picture: (place) => `View review photo ${place}`,
    trialReport: 'Trial report',
    loading: 'Loading',
  },
)
