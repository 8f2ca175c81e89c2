import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count, money } from '#platform/show.ts'
import { PostageForm } from './postage.form.tsx'
import { postageTexts } from './postage.texts.ts'

/** Trials for the postage, the latest first. */
export default defineActivityList({
  texts: postageTexts,
  section: 'postages',
  read: (api, asked) => api.postageAdmin.list.query(asked),
  form: (close) => <PostageForm of={undefined} onClose={close} />,
  nameOf: ({ name }) => name,
  note: ({ title }) => title,
  columns: (texts) => [
    {
      title: texts.audience,
      key: 'audience',
      width: 170,
      render: (_, { audience }) => texts[audience],
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 100,
      align: 'right',
      render: (_, { postageAmount }) => money(postageAmount),
    },
    {
      title: texts.taken,
      key: 'taken',
      width: 120,
      align: 'right',
      render: (_, { reserved, sold, quota }) => `${count(reserved + sold)} / ${count(quota)}`,
    },
  ],
  width: 860,
})
