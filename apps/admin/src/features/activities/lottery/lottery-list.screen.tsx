import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count } from '#platform/show.ts'
import { lotteryTexts } from './lottery.texts.ts'

/** Lotteries, the latest first. */
export default defineActivityList({
  texts: lotteryTexts,
  section: 'lotteries',
  read: (api, asked) => api.lotteryAdmin.list.query(asked),
  nameOf: ({ name }) => name,
  note: ({ form, prizes }, texts) => `${texts[form]} · ${texts.prizeCount(prizes)}`,
  columns: (texts) => [
    {
      title: texts.draws,
      key: 'draws',
      width: 100,
      align: 'right',
      render: (_, { draws }) => count(draws),
    },
    {
      title: texts.toShip,
      key: 'toShip',
      width: 100,
      align: 'right',
      render: (_, { toShip }) => count(toShip),
    },
  ],
  width: 640,
})
