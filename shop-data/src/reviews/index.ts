import { drafts } from '../goods/index.ts'
import type { Review } from '../world.ts'
import { airFryerReviews } from './air-fryer.ts'
import { blenderReviews } from './blender.ts'
import { careReviews } from './care.ts'
import { coffeeReviews } from './coffee.ts'
import type { ReviewDraft, ReviewsOf } from './draft.ts'
import { garmentReviews } from './garment.ts'
import { kettleReviews } from './kettle.ts'
import { riceCookerReviews } from './rice-cooker.ts'
import { soymilkReviews } from './soymilk.ts'

const reviewsByGoods: ReviewsOf = {
  ...kettleReviews, ...riceCookerReviews, ...soymilkReviews, ...blenderReviews, ...airFryerReviews, ...careReviews, ...garmentReviews, ...coffeeReviews,
}

const nicknames = [
  '小满今天吃什么', '阿树', '一只慢吞吞', '三餐四季', '南方有雨', '今天也早睡', '橘子汽水', '喝茶的猫', '木木的厨房', '晚风和面包', '豆豆妈', '江边散步',
  '不吃香菜', '半糖去冰', '山里来的信', '周末烘焙室', '蓝色窗帘', '老杨的茶席', '麦子熟了', '小院有光', '北方的河', '薄荷糖', '云朵搬运工',
]
const masks = ['小***鱼', 'a***9', '晴***天', '1***6', '林***', 'M***e', '大***王', '七***七', 'k***o', '阳***光', '糯***米', 'y***8', '春***'] as const

const prefixOf = new Map(drafts.map((draft) => [draft.code, draft.sn]))

function reviewOf(goods: string, [codes, star, daysAgo, content, extras]: ReviewDraft, place: number): Review {
  const anonymous = place % 3 === 0
  const nickname = anonymous ? masks[place % masks.length] : nicknames[place % nicknames.length]
  return {
    goods, productSn: `${prefixOf.get(goods)}-${codes}`, star, content, nickname: nickname ?? '', anonymous, daysAgo,
    pictures: extras?.pictures ?? [],
    ...(extras?.reply ? { reply: extras.reply } : {}),
    ...(extras?.append ? { append: { content: extras.append[0], daysAgo: extras.append[1] } } : {}),
  }
}

export const reviews: readonly Review[] = Object.entries(reviewsByGoods)
  .flatMap(([goods, rows]) => rows.map((row) => [goods, row] as const))
  .map(([goods, row], place) => reviewOf(goods, row, place))
