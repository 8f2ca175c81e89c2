import { Alert, Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import { fxTexts } from './fx.texts.ts'
import { tones } from './promoter-tone.ts'

const sortNames = ['new', 'earned', 'sales'] as const
const sorts = { new: 'new', earned: 'byEarned', sales: 'bySales' } as const
const states = ['0', '1', '2', '3'] as const

/** Promoters and applications; by what they earned or sold it is a ranking. */
export default defineList({
  texts: fxTexts,
  filters: { q: words(), status: oneOf(states), sort: oneOf(sortNames, 'new') },
  name: 'promoters',
  read: (api, { status, ...asked }) =>
    api.fxAdmin.promoters.query({ ...asked, ...(status && { status }) }),
  isFresh: true,
  head: ({ texts, session: { scope } }) => ({
    title: texts.title,
    actions: (
      <>
        <Button onClick={() => void navigate(addressOf(scope, 'promoters', 'material'))}>
          {texts.material}
        </Button>
        <Button onClick={() => void navigate(addressOf(scope, 'promoters', 'rates'))}>
          {texts.ratesTitle}
        </Button>
      </>
    ),
  }),
  above: ({ texts, data, change }) =>
    data !== undefined &&
    data.waiting > 0 && (
      <Alert
        type="warning"
        showIcon
        message={texts.waiting(data.waiting)}
        action={
          <Button size="small" onClick={() => change({ status: '0' })}>
            {texts.status0}
          </Button>
        }
      />
    ),
  fields: ({ texts, field }) => (
    <>
      <WordField of={field('q')} label={texts.search} />
      <ChoiceField
        of={field('status')}
        label={texts.state}
        any={texts.anyState}
        options={states.map((value) => ({ value, label: texts[`status${value}`] }))}
        width={130}
      />
      <ChoiceField
        of={field('sort')}
        label={texts.sort}
        options={sortNames.map((value) => ({ value, label: texts[sorts[value]] }))}
        width={150}
      />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.promoter,
      key: 'promoter',
      render: (_, { id, nickname, realName, phone }) => (
        <div>
          <Link to={addressOf(scope, 'promoters', id)}>{nickname}</Link>
          <div className="soft small">
            {realName} {phone}
          </div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'status',
      card: 'corner',
      width: 110,
      render: (_, { status }) => <Pill tone={tones[status]}>{texts[`status${status}`]}</Pill>,
    },
    {
      title: texts.customers,
      key: 'customers',
      width: 80,
      align: 'right',
      render: (_, row) => count(row.customers),
    },
    {
      title: texts.orders,
      key: 'orders',
      width: 80,
      align: 'right',
      render: (_, row) => count(row.orders),
    },
    {
      title: texts.sales,
      key: 'sales',
      width: 110,
      align: 'right',
      render: (_, row) => money(row.sales),
    },
    {
      title: texts.earned,
      key: 'earned',
      width: 110,
      align: 'right',
      render: (_, row) => money(row.earned),
    },
    {
      title: texts.appliedAt,
      key: 'appliedAt',
      width: 140,
      render: (_, row) => <span className="small">{dateTime(row.appliedAt)}</span>,
    },
  ],
  width: 860,
  opens: ({ id }, { session }) => addressOf(session.scope, 'promoters', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
