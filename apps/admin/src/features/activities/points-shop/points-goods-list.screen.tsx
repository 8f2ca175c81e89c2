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
import { costText } from './cost-text.ts'
import { PointsGoodsForm } from './points-goods.form.tsx'
import styles from './points-goods.module.css'
import { pointsGoodsTexts } from './points-goods.texts.ts'
import { tones } from './state-tone.ts'

/** Goods and coupons for points, the latest first. */
export default defineList({
  texts: pointsGoodsTexts,
  filters: { state: oneOf(activityStates) },
  key: ['points-goods'],
  read: (api, { state, ...asked }, signal) =>
    api.pointsShopAdmin.list({ ...asked, state: state ?? 'ALL' }, signal),
  head: ({ texts, session: { can }, open }) => ({
    title: texts.title,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <PointsGoodsForm of={undefined} onClose={close} />)}
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
      title: texts.what,
      key: 'what',
      render: (_, { id, title, kind, level }) => (
        <div>
          <Link to={addressOf(scope, 'points-goods', id)} className={styles.link}>
            {title}
          </Link>
          <div className="soft small">
            {texts[kind]}
            {level && ` · ${texts.levelFrom(level)}`}
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
  opens: ({ id }, { session }) => addressOf(session.scope, 'points-goods', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint, clear: texts.clear }),
})
