import { defineTexts } from '#platform/texts.ts'

/** Where an event stands, in a word or two. */
export const eventTexts = defineTexts(
  {
    online: '线上活动',
    soon: '报名未开始',
    open: (left: number) => `剩余 ${left} 个名额`,
    full: '已满，可候补',
    closed: '报名已结束',
    over: '活动已结束',
    in: '已报名',
    waiting: '候补中',
  },
  {
    online: 'Online',
    soon: 'Not open yet',
    open: (left) => (left === 1 ? '1 place left' : `${left} places left`),
    full: 'Full, with a waiting list',
    closed: 'Entries closed',
    over: 'Over',
    in: 'You are in',
    waiting: 'You are waiting',
  },
)
