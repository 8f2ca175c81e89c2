import { defineTexts } from '#platform/texts.ts'

export const reviewTexts = defineTexts(
  {
    title: '商品评价', filters: '筛选评价', all: '全部', good: '好评', middle: '中评', bad: '差评', pics: '有图',
    rate: '好评率', count: (count: string) => `共 ${count} 条评价`, none: '还没有评价', noneOf: '没有这一类评价', noneNote: '看看其他评价吧', noneYet: '买过之后，欢迎写下第一条',
    back: '回到商品', starLine: (star: number, count: number) => `${star} 星 ${count} 条`, pictureOf: (name: string) => `${name}的评价图片`, describe: '买过的人怎么说：评分、图片与追评。', stars: (star: number) => `${star} 星`, loading: '正在加载', done: '没有更多评价了',
  },
  {
    title: 'Reviews', filters: 'Filter reviews', all: 'All', good: 'Good', middle: 'Fair', bad: 'Poor', pics: 'Pictures',
    rate: 'liked it', count: (count) => `${count} reviews`, none: 'No reviews yet', noneOf: 'No reviews of this kind', noneNote: 'Have a look at the others', noneYet: 'Yours may be the first',
    back: 'Back to the item', starLine: (star, count) => `${star} stars: ${count}`, pictureOf: (name) => `Picture by ${name}`, describe: 'What buyers say: stars, pictures and later notes.', stars: (star) => `${star} ★`, loading: 'Loading', done: 'That is all reviews',
  },
)
