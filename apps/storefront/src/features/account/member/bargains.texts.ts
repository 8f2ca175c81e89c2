import { defineTexts } from '#platform/texts.ts'

export const bargainsTexts = defineTexts(
  {
    title: '我的砍价',
    none: '还没有发起过砍价',
    noneNote: '在商品页看到“砍价”时，邀请好友一起砍',
    running: (now: string, floor: string) => `已砍到 ¥${now}，底价 ¥${floor}`,
    reached: (floor: string) => `已到底价 ¥${floor}，去下单`,
    ordered: '已下单',
    over: '已结束',
  },
  {
    title: 'My bargains',
    none: 'You have opened no bargain yet',
    noneNote: 'Where goods can be bargained for, ask your friends to help',
    running: (now, floor) => `Down to ¥${now}, the floor is ¥${floor}`,
    reached: (floor) => `At the floor, ¥${floor}: order it`,
    ordered: 'Ordered',
    over: 'Over',
  },
)
