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
import { PostageForm } from './postage.form.tsx'
import styles from './postage.module.css'
import { postageTexts } from './postage.texts.ts'
import { tones } from './state-tone.ts'

/** Trials for the postage, the latest first. */
export default defineList({
  texts: postageTexts,
  filters: { state: oneOf(activityStates) },
  key: ['postages'],
  read: (api, { state, ...asked }, signal) =>
    api.postageAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { can }, open }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <PostageForm of={undefined} onClose={close} />)}
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
          <Link to={addressOf(scope, 'postages', id)} className={styles.link}>
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
      render: (_, { state }) => <Pill tone={tones[state]}>{texts[state]}</Pill>,
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
  opens: ({ id }, { session }) => addressOf(session.scope, 'postages', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
