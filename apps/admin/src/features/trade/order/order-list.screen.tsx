import type { Scope } from '@mallard/kernel'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { AdminListOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { flagOf, flags, useFlagItems } from './order-flag.tsx'
import { orderAddress, orderFilters } from './order-filters.ts'
import { OrderFields } from './order-fields.tsx'
import { orderColumns } from './order-columns.tsx'
import { countOf, tabs } from './order-tabs.ts'
import { orderTexts } from './order.texts.ts'
import { printTexts } from './print.texts.ts'
import { PrintView } from './print-view.tsx'
import { ShipChosenForm } from './ship-chosen.form.tsx'
import { useExportChosen, usePrefetchOrder } from './use-orders.ts'

/** The table of what waits keeps what the list was asked for. */
function shippingAddress(scope: Scope, address: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...address].filter(([name]) => ['q', 'from', 'until'].includes(name)),
  )
  return `${addressOf(scope, 'shipping')}${kept.size ? `?${kept}` : ''}`
}

const markOptions = (texts: ReturnType<typeof orderTexts.of>) => [
  ...flags.map(({ name }) => ({ value: name, label: texts[name] })),
  { value: 'noted' as const, label: texts.withNote },
]

export default defineList({
  texts: orderTexts,
  filters: orderFilters,
  name: 'orders',
  read: (api, { days: range, ...asked }) => api.orderAdmin.list.query({ ...asked, ...range }),
  every: 30_000,
  canBeCompact: true,
  useOwn: () => ({
    prefetch: usePrefetchOrder(),
    exportChosen: useExportChosen(),
    flagItems: useFlagItems(),
  }),
  head: ({ texts, session: { scope, can }, address }) => ({
    title: texts.orders,
    actions: can('order.ship') && (
      <Button onClick={() => void navigate(shippingAddress(scope, address))}>
        <Icon name="truck" size={16} /> {texts.shipByTable}
      </Button>
    ),
  }),
  tab: 'status',
  tabs: ({ texts, asked, data, change }) => ({
    chosen: String(asked.status ?? ''),
    tabs: tabs.map(({ key, name }) => ({
      key,
      text: texts[name],
      count: countOf(data?.counts, name),
    })),
    onChoose: (status) => change({ status }),
  }),
  fields: (view) => (
    <OrderFields of={view}>
      <ChoiceField
        of={view.field('mark')}
        label={view.texts.flag}
        any={view.texts.anyMark}
        options={markOptions(view.texts)}
        width={130}
      />
    </OrderFields>
  ),
  rowKey: 'orderSn',
  columns: orderColumns,
  width: 620,
  opens: ({ orderSn }, { session, address }) => orderAddress(session.scope, orderSn, address),
  onRest: ({ orderSn }, { prefetch }) => prefetch(orderSn),
  bulk: ({ texts, locale, session: { api, can }, open }, { flagItems, exportChosen }) => [
    ...(can('order.ship')
      ? [
          {
            key: 'ship',
            text: texts.ship,
            isFor: ({ status }: AdminListOrder) => status === orderStatus.toShip,
            start: (orders: readonly AdminListOrder[]) =>
              open((close) => <ShipChosenForm of={orders} onClose={close} />),
          },
        ]
      : []),
    ...(can('order.write')
      ? [
          {
            key: 'flag',
            text: texts.flag,
            options: flagItems,
            each: ({ orderSn: sn }: AdminListOrder, flag: string) =>
              api.orderAdmin.flag({ sn, flag: flagOf(flag) }),
            nameOf: ({ orderSn }: AdminListOrder) => orderSn,
            done: texts.flagged,
          },
        ]
      : []),
    {
      key: 'print',
      text: printTexts.of(locale).print,
      start: (orders: readonly AdminListOrder[]) =>
        open((close) => <PrintView sns={orders.map(({ orderSn }) => orderSn)} onClose={close} />),
    },
    ...(can('data.export')
      ? [{ key: 'export', text: texts.exportChosen, start: exportChosen }]
      : []),
  ],
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked: { status }, isNarrowed }) => {
    if (isNarrowed) return { title: texts.noneFits, text: texts.otherWord }
    return status === 1
      ? { title: texts.allDone, text: texts.allDoneHint }
      : { title: texts.noneYet, text: texts.noneYetHint }
  },
})
