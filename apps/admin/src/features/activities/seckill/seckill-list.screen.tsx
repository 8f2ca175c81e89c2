import { activityStates } from '@mallard/contract/activities/activity/activity.codes'
import { Button, Progress } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, dateTime } from '#platform/show.ts'
import { sharePercent } from './share.ts'
import styles from './seckill.module.css'
import { seckillTexts } from './seckill.texts.ts'
import { tones } from './state-tone.ts'

/** Flash-sale sessions, the latest first. */
export default defineList({
  texts: seckillTexts,
  filters: { state: oneOf(activityStates) },
  key: ['seckills'],
  read: (api, { state, ...asked }, signal) =>
    api.seckillAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { scope, can } }) => ({
    title: texts.title,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => void navigate(addressOf(scope, 'seckills', 'new'))}
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
      render: (_, { id, name, skuCount }) => (
        <div>
          <Link to={addressOf(scope, 'seckills', id)} className={styles.link}>
            {name}
          </Link>
          <div className="soft small">{texts.skus(skuCount)}</div>
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
      title: texts.sold,
      key: 'sold',
      width: 200,
      render: (_, { sold, reserved, quota }) => (
        <div className={styles.share}>
          <Progress
            percent={sharePercent(sold + reserved, quota)}
            success={{ percent: sharePercent(sold, quota) }}
            size="small"
            showInfo={false}
          />
          <span className="small">
            {count(sold)} / {count(quota)}
          </span>
        </div>
      ),
    },
    {
      title: texts.reminders,
      key: 'reminders',
      width: 90,
      align: 'right',
      responsive: ['lg'],
      render: (_, row) => texts.people(row.reminders),
    },
  ],
  width: 640,
  opens: ({ id }, { session }) => addressOf(session.scope, 'seckills', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
