import { requestStates } from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { money, shortTime } from '#platform/show.ts'
import { requestTexts } from './request.texts.ts'
import { stateTones } from './state-tone.ts'

const states = [...requestStates, 'all'] as const

/** Invoices asked for of orders that the shop does not hold; what waits comes oldest first. */
export default defineList({
  texts: requestTexts,
  filters: { state: oneOf(states, 'asked'), q: words() },
  name: 'invoice-requests.list',
  read: (api, asked) => api.invoiceRequestAdmin.list.query(asked),
  every: 30_000,
  head: ({ texts, data }) => ({
    title: texts.requests,
    hint: data && texts.hint(data.counts.asked),
  }),
  tab: 'state',
  tabs: ({ texts, asked, data, change }) => {
    const sum = data && Object.values(data.counts).reduce((total, count) => total + count, 0)
    return {
      chosen: asked.state,
      tabs: states.map((key) => ({
        key,
        text: texts[key],
        count: key === 'all' ? sum : data?.counts[key],
      })),
      onChoose: (state) => change({ state }),
    }
  },
  fields: ({ texts, field }) => <WordField of={field('q')} label={texts.search} />,
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.title,
      key: 'title',
      render: (_, { id, name, taxNo }) => (
        <div>
          <Link to={addressOf(scope, 'invoice-requests', id)}>{name}</Link>
          <div className={taxNo ? 'soft small mono' : 'soft small'}>{taxNo || texts.person}</div>
        </div>
      ),
    },
    {
      title: texts.order,
      key: 'order',
      width: 220,
      render: (_, { channelText, orderSn }) => (
        <div>
          <span className="mono">{orderSn}</span>
          <div className="soft small">{channelText}</div>
        </div>
      ),
    },
    {
      title: texts.amount,
      key: 'amount',
      align: 'right',
      width: 120,
      render: (_, { amount }) => money(amount),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 110,
      render: (_, { state, stateText }) => <Pill tone={stateTones[state]}>{stateText}</Pill>,
    },
    {
      title: texts.askTime,
      key: 'askTime',
      width: 130,
      render: (_, { createTime }) => shortTime(createTime),
    },
  ],
  width: 760,
  opens: ({ id }, { session }) => addressOf(session.scope, 'invoice-requests', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked, change }) => ({
    title: texts.none,
    text: texts.noneHint,
    children: asked.state !== 'all' && (
      <Button onClick={() => change({ state: 'all', q: undefined })}>{texts.seeAll}</Button>
    ),
  }),
})
