import { searchWords } from '@mallard/kernel'
import type { Order } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Checkbox } from '@mallard/ui/checkbox'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { SearchBar } from '@mallard/ui/search-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tabs } from '@mallard/ui/tabs'
import { useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { OrderCard } from './order-card.tsx'
import { orderTexts } from './order.texts.ts'
import { TogetherBar, useTogether, type Together } from './pay-together.tsx'
import { useOrders } from './use-orders.ts'
import styles from './order.module.css'

const tabNames = ['all', 'unpaid', 'toShip', 'toReceive', 'toComment', 'afterSale'] as const
const unpaidTab = tabNames.indexOf('unpaid')

function tabOf(active: string): number {
  const tab = Number(active)
  return Number.isInteger(tab) && tab >= 0 && tab < tabNames.length ? tab : 0
}

function pageQuery(api: Api, active: number, keyword: string | undefined, pageNum: number) {
  return api.order.orderList.query({
    active,
    pageNum,
    pageSize: 10,
    ...(keyword && { keyword: searchWords(keyword, 50) }),
  })
}

export default defineScreen('orderList', {
  query: ['keyword'],
  queries: ({ api, params, query }) => ({
    orders: pageQuery(api, tabOf(params.active), query.keyword, 1),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: ({ params, query }) => (
    <>
      <Bar active={tabOf(params.active)} keyword={query.keyword} />
      <div className={styles.page}>
        {[0, 1, 2].map((card) => (
          <Card key={card} inset={false}>
            <SkeletonRows count={1} />
          </Card>
        ))}
      </div>
    </>
  ),
  Screen: ({ data: { orders }, params, query }) => (
    <>
      <Bar active={tabOf(params.active)} keyword={query.keyword} />
      <List
        key={`${params.active} ${query.keyword ?? ''}`}
        first={orders}
        active={tabOf(params.active)}
        keyword={query.keyword}
      />
    </>
  ),
})

function Bar({ active, keyword }: { active: number; keyword: string | undefined }) {
  const texts = orderTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [typed, setTyped] = useState(keyword ?? '')
  const go = (tab: number, wanted: string | undefined) =>
    navigate(
      href('orderList', { partnerId, storeId, active: tab }, { keyword: wanted || undefined }),
      { replace: true },
    )
  return (
    <NavBar title={texts.listTitle} onBack={navigate.back}>
      <div className={styles.search}>
        <SearchBar
          value={typed}
          onChange={setTyped}
          onSubmit={(value) => go(value.trim() ? 0 : active, value.trim())}
          placeholder={texts.search}
          action={texts.searchAction}
        />
      </div>
      <Tabs
        label={texts.tabs}
        items={tabNames.map((name, tab) => ({ key: String(tab), label: texts[name] }))}
        value={String(active)}
        onChange={(tab) => go(Number(tab), keyword)}
        fill={locale !== 'en'}
      />
    </NavBar>
  )
}

interface ListProps {
  first: { list: readonly Order[]; hasNext: boolean }
  active: number
  keyword: string | undefined
}

function List({ first, active, keyword }: ListProps) {
  const texts = orderTexts()
  const api = useApi()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<Order>(first, (pageNum) =>
    pageQuery(api, active, keyword, pageNum),
  )
  const runner = useOrders()
  const together = useTogether(active === unpaidTab ? items : [])
  const clear = () => navigate(href('orderList', { partnerId, storeId, active }), { replace: true })
  return (
    <div className={styles.page}>
      {keyword && (
        <Notice
          action={
            <Button kind="plain" size="sm" onClick={clear}>
              {texts.clearSearch}
            </Button>
          }
          className={styles.found}
        >
          {texts.results(keyword)}
        </Notice>
      )}
      {items.length === 0 ? (
        <Empty
          art={keyword ? 'search' : 'order'}
          title={keyword ? texts.notFound : texts.empty}
          note={keyword ? texts.notFoundNote : texts.emptyNote}
          action={
            <Button kind="primary" href={href('homeScoped', { partnerId, storeId })}>
              {texts.look}
            </Button>
          }
        />
      ) : (
        <>
          {items.map((order) => (
            <OrderCard
              key={order.orderSn}
              order={order}
              runner={runner}
              tick={together.isOffered && <Tick order={order} together={together} />}
            />
          ))}
          <LoadMore state={state} onLoad={loadMore} />
          {together.isOffered && <TogetherBar together={together} />}
        </>
      )}
    </div>
  )
}

function Tick({ order, together }: { order: Order; together: Together }) {
  const { canPay, choose, isChosen } = together
  const label = orderTexts().choose(order.items[0]?.title ?? order.orderSn)
  return (
    <Checkbox
      label={label}
      checked={isChosen(order)}
      disabled={!canPay(order)}
      onChange={(isWanted) => choose(order, isWanted)}
    />
  )
}
