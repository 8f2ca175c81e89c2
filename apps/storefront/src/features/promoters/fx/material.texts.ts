import { defineTexts } from '#platform/texts.ts'

export const materialTexts = defineTexts(
  {
    title: '推广素材',
    loading: '正在加载素材',
    none: '还没有素材',
    noneNote: '商家发布后会出现在这里，也可以直接分享商品',
    articles: '推广文章',
    coupons: '专属优惠券',
    copyLink: '复制链接',
    copyAll: '复制文案与链接',
    copied: '已复制，去粘贴给好友吧',
    picture: '保存图片',
    poster: '海报',
  },
  {
    title: 'Material',
    loading: 'Loading material',
    none: 'No material yet',
    noneNote: 'The shop will put it here; goods can be shared as they are',
    articles: 'Articles to share',
    coupons: 'Coupons for your friends',
    copyLink: 'Copy the link',
    copyAll: 'Copy words and link',
    copied: 'Copied: paste it to your friends',
    picture: 'Save the picture',
    poster: 'Poster',
  },
)
