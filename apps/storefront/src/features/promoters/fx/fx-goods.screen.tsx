import type { FxGoods } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Card } from '@mallard/ui/card'
import { Chip } from '@mallard/ui/chip'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { Price } from '@mallard/ui/price'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { Bar, Bones, Thing, sum } from './parts.tsx'

type Sort = 'sales' | 'commission'
const goodsQuery = (api: Api, sort: Sort, page: number) => api.fx.goods.query({ sort, page })

export default defineScreen('fxGoods', {
  queries: ({ api }) => ({ center: api.fx.center.query(), goods: goodsQuery(api, 'sales', 1) }),
  head: ({ locale }) => ({ title: fxTexts.of(locale).goodsTitle, noIndex: true }),
  Skeleton: () => <Bones title={fxTexts().goodsTitle} label={fxTexts().goodsLoading} />,
  Screen: ({ data: { center } }) => (
    <>
      <Bar title={fxTexts().goodsTitle} />
      <Goods sponsorId={center.sponsorId} />
    </>
  ),
})

function Goods({ sponsorId }: { sponsorId: string }) {
  const texts = fxTexts()
  const [sort, setSort] = useState<Sort>('sales')
  const { data, isError, refetch, isFetching } = useQuery(goodsQuery(useApi(), sort, 1))
  return (
    <div className={styles.page}>
      <div className={styles.choices}>
        <Chip selected={sort === 'sales'} onPress={() => setSort('sales')}>
          {texts.bySales}
        </Chip>
        <Chip selected={sort === 'commission'} onPress={() => setSort('commission')}>
          {texts.byCommission}
        </Chip>
      </div>
      {data ? (
        <List key={sort} first={data} sort={sort} sponsorId={sponsorId} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows count={5} />
      )}
    </div>
  )
}

interface ListProps {
  first: { list: readonly FxGoods[]; hasNext: boolean }
  sort: Sort
  sponsorId: string
}

function List({ first, sort, sponsorId }: ListProps) {
  const texts = fxTexts()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<FxGoods>(first, (page) => goodsQuery(api, sort, page))
  if (items.length === 0) return <Empty title={texts.noGoods} note={texts.noGoodsNote} />
  return (
    <Card>
      <ul>
        {items.map(({ itemId, productSn, title, pic, price, bp, commission }) => (
          <li key={itemId}>
            <Link
              className={styles.row}
              to={href('fxGoodsLinkOwn', { partnerId, storeId, sponsorId, productSn })}
            >
              <Thing pic={pic} title={title}>
                <Price amount={price} />
              </Thing>
              <span className={`tnum ${styles.sum}`}>
                <span className={styles.earns}>{texts.earns(sum(commission))}</span>
                <span className={styles.soft}>{bp / 100}%</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore state={state} onLoad={loadMore} doneText={texts.done} />
    </Card>
  )
}
