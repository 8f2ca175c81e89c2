import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count } from '#platform/show.ts'
import { GiftForm } from './gift.form.tsx'
import { giftTexts } from './gift.texts.ts'

/** Gifts for new customers, the latest first. */
export default defineActivityList({
  texts: giftTexts,
  section: 'gifts',
  read: (api, asked) => api.giftAdmin.list.query(asked),
  form: (close) => <GiftForm of={undefined} onClose={close} />,
  nameOf: ({ name }) => name,
  note: ({ kind, title }, texts) => `${texts[kind]} · ${title}`,
  columns: (texts) => [
    {
      title: texts.taken,
      key: 'taken',
      width: 110,
      align: 'right',
      render: (_, { taken, quota }) => `${count(taken)} / ${count(quota)}`,
    },
  ],
  width: 620,
})
