import type { Scope } from '@mallard/kernel'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { days, oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { OrderFields } from './order-fields.tsx'
import { orderColumns } from './order-columns.tsx'
import { countOf, tabs } from './order-tabs.ts'
import { orderTexts } from './order.texts.ts'
import { usePrefetchOrder } from './use-orders.ts'

/** The table of what waits keeps what the list was asked for. */
function shippingAddress(scope: Scope, address: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...address].filter(([name]) => ['q', 'from', 'until'].includes(name)),
  )
  return `${addressOf(scope, 'shipping')}${kept.size ? `?${kept}` : ''}`
}

export default defineList({
  texts: orderTexts,
  filters: { status: oneOf([0, 1, 2, 3, 4, 5, 6]), q: words(), days: days() },
  name: 'orders',
  read: (api, { days: range, ...asked }) => api.orderAdmin.list.query({ ...asked, ...range }),
  every: 30_000,
  useOwn: () => usePrefetchOrder(),
  head: ({ texts, session: { scope, can }, address }) => ({
    title: texts.orders,
    actions: can('order.ship') && (
      <Button onClick={() => void navigate(shippingAddress(scope, address))}>
        <Icon name="truck" size={16} /> {texts.shipByTable}
      </Button>
    ),
  }),
  tabs: ({ texts, asked, data, change }) => ({
    chosen: String(asked.status ?? ''),
    tabs: tabs.map(({ key, name }) => ({
      key,
      text: texts[name],
      count: countOf(data?.counts, name),
    })),
    onChoose: (status) => change({ status }),
  }),
  fields: (view) => <OrderFields of={view} />,
  rowKey: 'orderSn',
  columns: orderColumns,
  width: 620,
  opens: ({ orderSn }, { session }) => addressOf(session.scope, 'orders', orderSn),
  onRest: ({ orderSn }, prefetch) => prefetch(orderSn),
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked: { q, days: range, status } }) => {
    if (q || range.from || range.until)
      return { title: texts.noneFits, text: texts.otherWord, clear: texts.clearFilters }
    return status === 1
      ? { title: texts.allDone, text: texts.allDoneHint }
      : { title: texts.noneYet, text: texts.noneYetHint }
  },
})
