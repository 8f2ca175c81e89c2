import { href } from '@mallard/contract/paths'
import type { Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Price } from '@mallard/ui/price'
import { SkeletonRows } from '@mallard/ui/skeleton'
import type { Api } from '#platform/api.ts'
import { dotted } from '#platform/dotted.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { usePages } from '#platform/use-pages.ts'
import { returnsTexts } from './returns.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'

const pageQuery = (api: Api, pageNum: number) => api.returns.v2List.query({ pageNum, pageSize: 10 })

export default defineScreen('returnList', {
  queries: ({ api }) => ({ returns: pageQuery(api, 1) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={returnsTexts().listTitle} onBack={useNavigate().back} />
      <div className={styles.page} role="status" aria-label={returnsTexts().loading}>
        {[0, 1, 2].map((card) => (
          <Card key={card} inset={false}>
            <SkeletonRows count={1} />
          </Card>
        ))}
      </div>
    </>
  ),
  Screen: ({ data: { returns }, api }) => <List first={returns} api={api} />,
})

function List({ first, api }: { first: { list: readonly Ret[]; hasNext: boolean }; api: Api }) {
  const texts = returnsTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<Ret>(first, (pageNum) => pageQuery(api, pageNum))
  return (
    <>
      <NavBar title={texts.listTitle} onBack={navigate.back} />
      <div className={styles.page}>
        {items.length === 0 ? (
          <Empty
            art="order"
            title={texts.empty}
            note={texts.emptyNote}
            action={
              <Button kind="primary" href={href('orderList', { partnerId, storeId, active: 0 })}>
                {texts.seeOrders}
              </Button>
            }
          />
        ) : (
          <>
            {items.map((each) => (
              <ReturnCard
                key={each.applyId}
                each={each}
                to={href('returnDetail', { partnerId, storeId, applyId: each.applyId })}
              />
            ))}
            <LoadMore state={state} onLoad={loadMore} />
          </>
        )}
        <CellList>
          <Cell title={texts.elsewhere} note={texts.elsewhereNote} href={href('thirdReturn')} />
        </CellList>
      </div>
    </>
  )
}

function ReturnCard({ each, to }: { each: Ret; to: string }) {
  const texts = returnsTexts()
  const locale = useLocale()
  const [first] = each.items
  const amount = each.approvedAmount ?? each.applyAmount
  return (
    <Card as="article" inset={false}>
      <Link to={to} className={styles.cardHead}>
        <span>
          {each.typeText}{' '}
          <time dateTime={new Date(each.createTime).toISOString()}>
            {momentText(each.createTime, locale)}
          </time>
        </span>
        <span className={`${styles.state} ${each.status >= 3 ? styles.quiet : ''}`}>
          {each.statusText}
        </span>
      </Link>
      {first && <TradeLine line={first} href={to} />}
      <p className={styles.sum}>
        <span>
          {dotted([
            each.num > 0 ? texts.units(each.num) : '',
            each.exchange?.productAttr && `${texts.variant} ${each.exchange.productAttr}`,
          ])}
        </span>
        {amount > 0 && (
          <span>
            {texts.refund} <Price amount={amount} tone="ink" cents="always" />
          </span>
        )}
      </p>
    </Card>
  )
}
