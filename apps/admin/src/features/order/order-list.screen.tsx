import type { Scope } from '@mallard/kernel'
import { Button, Table, Tabs } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { opensPage, pagesBelow } from '#platform/parts/table-rows.ts'
import { addressOf } from '#platform/places.ts'
import { navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { OrderSearch } from './order-search.tsx'
import { countOf, pageSize, tabs, wishOf } from './order-filter.ts'
import styles from './order-list.module.css'
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
  const { data, error, isPlaceholderData, isPending, refetch } = useOrderPage(wish)
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
        <Tabs
          className={styles.tabs}
          activeKey={filters.get('status') ?? ''}
          onChange={(status) => setFilters({ status, page: undefined })}
          items={tabs.map(({ key, name }) => ({
            key,
            label: (
              <span>
                {texts[name]} <span className={styles.count}>{countOf(data?.counts, name)}</span>
              </span>
            ),
          }))}
        />
        <OrderSearch filters={filters} onChange={(change) => setFilters({ ...change, page: undefined })} />
        {error && !data ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Table
            rowKey="orderSn"
            columns={columns}
            dataSource={data?.list}
            loading={isPending || (isPlaceholderData && { delay: 200 })}
            scroll={{ x: 620 }}
            rowClassName="is-open-able"
            onRow={({ orderSn }) => ({
              onClick: opensPage(addressOf(scope, 'orders', orderSn)),
              onPointerEnter: () => prefetch(orderSn),
            })}
            locale={{ emptyText: isPending ? <div style={{ minHeight: 160 }} /> : empty }}
            pagination={pagesBelow({ pageNum: wish.pageNum, pageSize, total: data?.total, showTotal: texts.total, onPage: (page) => setFilters({ page }) })}
          />
        )}
      </Panel>
    </>
  )
}
