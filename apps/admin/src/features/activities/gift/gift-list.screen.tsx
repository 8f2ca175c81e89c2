import { activityStates } from '@mallard/contract/activities/activity/activity.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { count, dateTime } from '#platform/show.ts'
import { GiftForm } from './gift.form.tsx'
import styles from './gift.module.css'
import { giftTexts } from './gift.texts.ts'
import { tones } from './state-tone.ts'

/** Gifts for new customers, the latest first. */
export default defineList({
  texts: giftTexts,
  filters: { state: oneOf(activityStates) },
  key: ['gifts'],
  read: (api, { state, ...asked }, signal) =>
    api.giftAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { can }, open }) => ({
    title: texts.title,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <GiftForm of={undefined} onClose={close} />)}
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
      render: (_, { id, name, title, kind }) => (
        <div>
          <Link to={addressOf(scope, 'gifts', id)} className={styles.link}>
            {name}
          </Link>
          <div className="soft small">
            {texts[kind]} · {title}
          </div>
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
      title: texts.taken,
      key: 'taken',
      width: 110,
      align: 'right',
      render: (_, { taken, quota }) => `${count(taken)} / ${count(quota)}`,
    },
  ],
  width: 620,
  opens: ({ id }, { session }) => addressOf(session.scope, 'gifts', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
