import { activityStates } from '@mallard/contract/activities/activity/activity.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import { BargainForm } from './bargain.form.tsx'
import styles from './bargain.module.css'
import { bargainTexts } from './bargain.texts.ts'
import { tones } from './state-tone.ts'

/** Bargain activities, the latest first. */
export default defineList({
  texts: bargainTexts,
  filters: { state: oneOf(activityStates) },
  key: ['bargains'],
  read: (api, { state, ...asked }, signal) =>
    api.bargainAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { can }, open }) => ({
    title: texts.title,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <BargainForm of={undefined} onClose={close} />)}
      >
        {texts.create}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <ChoiceField
      of={field('state')}
      label={texts.state}
      any={texts.allStates}
      options={activityStates.map((value) => ({ value, label: texts[value] }))}
      width={150}
    />
  ),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, { id, name, title }) => (
        <div>
          <Link to={addressOf(scope, 'bargains', id)} className={styles.link}>
            {name}
          </Link>
          <div className="soft small">{title}</div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 120,
      render: (_, row) => <Pill tone={tones[row.state]}>{texts[row.state]}</Pill>,
    },
    {
      title: texts.time,
      key: 'time',
      width: 150,
      render: (_, { startAt, endAt }) => (
        <div className="small">
          {dateTime(startAt)}
          <div className="soft">{dateTime(endAt)}</div>
        </div>
      ),
    },
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
  opens: ({ id }, { session }) => addressOf(session.scope, 'bargains', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
