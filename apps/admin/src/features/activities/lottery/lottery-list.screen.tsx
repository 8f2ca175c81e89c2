import { activityStates } from '@mallard/contract/activities/activity/activity.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, dateTime } from '#platform/show.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'
import { tones } from './state-tone.ts'

/** Lotteries, the latest first. */
export default defineList({
  texts: lotteryTexts,
  filters: { state: oneOf(activityStates) },
  key: ['lotteries'],
  read: (api, { state, ...asked }, signal) =>
    api.lotteryAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { scope, can } }) => ({
    title: texts.title,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => void navigate(addressOf(scope, 'lotteries', 'new'))}
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
      render: (_, { id, name, form, prizes }) => (
        <div>
          <Link to={addressOf(scope, 'lotteries', id)} className={styles.link}>
            {name}
          </Link>
          <div className="soft small">
            {texts[form]} · {texts.prizeCount(prizes)}
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
      title: texts.draws,
      key: 'draws',
      width: 100,
      align: 'right',
      render: (_, row) => count(row.draws),
    },
    {
      title: texts.toShip,
      key: 'toShip',
      width: 100,
      align: 'right',
      render: (_, row) => count(row.toShip),
    },
  ],
  width: 640,
  opens: ({ id }, { session }) => addressOf(session.scope, 'lotteries', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
