import { kindLabel } from '@mallard/contract/pricing/promotion/kind-labels'
import {
  promotionKinds,
  promotionStates,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'
import { tones } from './state-tone.ts'

const kinds = Object.values(promotionKinds).map(({ code }) => code)

export default defineList({
  texts: promotionTexts,
  filters: { state: oneOf(promotionStates), type: oneOf(kinds) },
  name: 'promotions',
  read: (api, { state, ...asked }) =>
    api.promotionAdmin.list.query({ ...asked, state: state ?? 'ALL' }),
  head: ({ texts, session: { scope, can } }) => ({
    title: texts.title,
    actions: (
      <>
        <Button onClick={() => void navigate(addressOf(scope, 'promotions', 'level-prices'))}>
          {texts.levelPrices}
        </Button>
        <Button onClick={() => void navigate(addressOf(scope, 'promotions', 'trial'))}>
          {texts.tryOut}
        </Button>
        {can('promotion.write') && (
          <Button
            type="primary"
            icon={<Icon name="plus" />}
            onClick={() => void navigate(addressOf(scope, 'promotions', 'new'))}
          >
            {texts.create}
          </Button>
        )}
      </>
    ),
  }),
  fields: ({ texts, locale, field }) => (
    <>
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.allStates}
        options={promotionStates.map((value) => ({ value, label: texts[value] }))}
        width={130}
      />
      <ChoiceField
        of={field('type')}
        label={texts.kind}
        any={texts.allTypes}
        options={kinds.map((value) => ({ value, label: kindLabel(value, locale === 'en') }))}
        width={130}
      />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, locale, session: { scope } }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, { id, name, text }) => (
        <div>
          <Link to={addressOf(scope, 'promotions', id)} className={styles.link}>
            {name}
          </Link>
          <div className="soft small">{text}</div>
        </div>
      ),
    },
    {
      title: texts.kind,
      key: 'type',
      width: 100,
      render: (_, row) => kindLabel(row.type, locale === 'en'),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 90,
      render: (_, row) => <Pill tone={tones[row.state]}>{texts[row.state]}</Pill>,
    },
    {
      title: texts.time,
      key: 'time',
      width: 150,
      responsive: ['md'],
      render: (_, { startAt, endAt }) => (
        <div className="small">
          {dateTime(startAt)}
          <div className="soft">{dateTime(endAt)}</div>
        </div>
      ),
    },
    {
      title: texts.scope,
      key: 'scope',
      width: 110,
      responsive: ['lg'],
      render: (_, row) =>
        row.scope === 'all'
          ? texts.all
          : row.scope === 'category'
            ? texts.categories(row.scopeCount)
            : texts.skus(row.scopeCount),
    },
    {
      title: texts.used,
      key: 'used',
      width: 110,
      align: 'right',
      responsive: ['lg'],
      render: (_, { orders, amount }) => (
        <div>
          {texts.usedBy(orders)}
          {amount > 0 && <div className="soft small">{money(0 - amount)}</div>}
        </div>
      ),
    },
  ],
  width: 560,
  opens: ({ id }, { session }) => addressOf(session.scope, 'promotions', id),
  total: ({ texts }) => texts.totalItems,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
