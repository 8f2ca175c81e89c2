import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count, money } from '#platform/show.ts'
import { BargainForm } from './bargain.form.tsx'
import { bargainTexts } from './bargain.texts.ts'

/** Bargain activities, the latest first. */
export default defineActivityList({
  texts: bargainTexts,
  section: 'bargains',
  read: (api, asked) => api.bargainAdmin.list.query(asked),
  form: (close) => <BargainForm of={undefined} onClose={close} />,
  nameOf: ({ name }) => name,
  note: ({ title }) => title,
  columns: (texts) => [
    {
      title: texts.prices,
      key: 'prices',
      width: 150,
      render: (_, { startPrice, floorPrice }) => (
        <>
          <s className="soft">{money(startPrice)}</s> {money(floorPrice)}
        </>
      ),
    },
    {
      title: texts.joined,
      key: 'joined',
      width: 80,
      align: 'right',
      render: (_, { joined }) => count(joined),
    },
    {
      title: texts.taken,
      key: 'taken',
      width: 110,
      align: 'right',
      render: (_, { reserved, sold, stock }) => `${count(reserved + sold)} / ${count(stock)}`,
    },
  ],
  width: 760,
})
