import type { Scope } from '@mallard/kernel'
import { Button } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { CountTabs } from '#platform/parts/count-tabs.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { OrderSearch } from './order-search.tsx'
import { countOf, pageSize, tabs, wishOf } from './order-filter.ts'
import { orderTexts } from './order.texts.ts'
import { useOrderColumns } from './order-columns.tsx'
import { useOrderPage, usePrefetchOrder } from './use-orders.ts'

const noFilters = { q: undefined, from: undefined, until: undefined, status: undefined, page: undefined }

/** The table of what waits keeps what the list was asked for. */
function shippingAddress(scope: Scope, filters: URLSearchParams): string {
  const kept = new URLSearchParams([...filters].filter(([name]) => ['q', 'from', 'until'].includes(name)))
  return `${addressOf(scope, 'shipping')}${kept.size ? `?${kept}` : ''}`
}

export default function OrderListScreen() {
  const texts = orderTexts.use()
  const { scope, can } = useSession()
  const [filters, setFilters] = useFilters()
  const wish = wishOf(filters)
  const answer = useOrderPage(wish)
  const { data } = answer
  const columns = useOrderColumns()
  const prefetch = usePrefetchOrder()
  const isFiltered = Boolean(wish.q || wish.from || wish.until)

  const empty = isFiltered ? (
    <Blank title={texts.noneFits} text={texts.noneHint} isSmall>
      <Button onClick={() => setFilters(noFilters)}>{texts.clear}</Button>
    </Blank>
  ) : (
    <Blank title={wish.status === 1 ? texts.allDone : texts.noneYet} text={wish.status === 1 ? texts.allDoneHint : texts.noneYetHint} isSmall />
  )

  return (
    <>
      <PageHeader
        title={texts.orders}
        actions={
          can('order.ship') && (
            <Button onClick={() => void navigate(shippingAddress(scope, filters))}>
              <Icon name="truck" size={16} /> {texts.shipByTable}
            </Button>
          )
        }
      />
      <Panel isFlush>
        <CountTabs
          chosen={filters.get('status') ?? ''}
          tabs={tabs.map(({ key, name }) => ({ key, text: texts[name], count: countOf(data?.counts, name) }))}
          onChoose={(status) => setFilters({ status, page: undefined })}
        />
        <OrderSearch filters={filters} onChange={(change) => setFilters({ ...change, page: undefined })} />
        <PagedTable
          answer={answer}
          rowKey="orderSn"
          columns={columns}
          width={620}
          addressOf={({ orderSn }) => addressOf(scope, 'orders', orderSn)}
          onRest={({ orderSn }) => prefetch(orderSn)}
          pageNum={wish.pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={empty}
        />
      </Panel>
    </>
  )
}
