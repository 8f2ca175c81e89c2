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
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { goalPercent, progressText, resultTones, stateTones } from './state-tone.ts'

/** Group-buying activities, the latest first. */
export default defineList({
  texts: groupTexts,
  filters: { state: oneOf(activityStates) },
  key: ['group-buys'],
  read: (api, { state, ...asked }, signal) =>
    api.groupBuyAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { scope, can } }) => ({
    title: texts.title,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => void navigate(addressOf(scope, 'group-buys', 'new'))}
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
          <Link to={addressOf(scope, 'group-buys', id)} className={styles.link}>
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
      width: 190,
      render: (_, { state, result }) => (
        <>
          <Pill tone={stateTones[state]}>{texts[state]}</Pill>{' '}
          <Pill tone={resultTones[result]}>{texts[result]}</Pill>
        </>
      ),
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
      title: texts.progress,
      key: 'progress',
      width: 180,
      render: (_, row) => (
        <div className={styles.share}>
          {row.goal.type !== 'none' && (
            <Progress percent={goalPercent(row)} size="small" showInfo={false} />
          )}
          <span className="small">{progressText(row, texts)}</span>
        </div>
      ),
    },
    {
      title: texts.sold,
      key: 'sold',
      width: 120,
      align: 'right',
      responsive: ['lg'],
      render: (_, { sold, quota }) => `${count(sold)} / ${count(quota)}`,
    },
  ],
  width: 720,
  opens: ({ id }, { session }) => addressOf(session.scope, 'group-buys', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
