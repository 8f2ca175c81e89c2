import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count } from '#platform/show.ts'
import { costText } from './cost-text.ts'
import { PointsGoodsForm } from './points-goods.form.tsx'
import { pointsGoodsTexts } from './points-goods.texts.ts'

/** Goods and coupons for points, the latest first. */
export default defineActivityList({
  texts: pointsGoodsTexts,
  section: 'points-goods',
  read: (api, asked) => api.pointsShopAdmin.list.query(asked),
  form: (close) => <PointsGoodsForm of={undefined} onClose={close} />,
  nameOf: ({ title }) => title,
  note: ({ kind, level }, texts) => texts[kind] + (level && ` · ${texts.levelFrom(level)}`),
  columns: (texts) => [
    {
      title: texts.costs,
      key: 'costs',
      width: 170,
      render: (_, { points, cashAmount }) => costText(points, cashAmount, texts.unit),
    },
    {
      title: texts.taken,
      key: 'taken',
      width: 110,
      align: 'right',
      render: (_, { reserved, sold, quota }) => `${count(reserved + sold)} / ${count(quota)}`,
    },
  ],
  width: 760,
})
