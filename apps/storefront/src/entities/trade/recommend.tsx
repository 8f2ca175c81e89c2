import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { SkeletonCards } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi, type Api } from '#platform/api.ts'
import { GoodsFeed } from '#entities/goods/goods-feed.tsx'
import { useNear } from '#platform/use-near.ts'
import { usePages } from '#platform/use-pages.ts'
import { tradeTexts } from './trade.texts.ts'
import styles from './trade.module.css'

function pageQuery(api: Api, pageNum: number) {
  return api.catalog.recommend.query({ pageNum, pageSize: 10 })
}

/**
 * Goods one may like, at the foot of a page; asked for when one comes near. Without them the page
 * is still whole.
 */
export function Recommend() {
  const api = useApi()
  const texts = tradeTexts()
  const [place, isNear] = useNear<HTMLElement>()
  const { data, isError } = useQuery({ ...pageQuery(api, 1), enabled: isNear })
  if (isError || data?.list.length === 0) return null
  return (
    <section {...place} className={styles.recommend}>
      <h2>{texts.recommend}</h2>
      {data ? <Feed first={data} /> : <SkeletonCards />}
    </section>
  )
}

function Feed({ first }: { first: { list: readonly GoodsCard[]; hasNext: boolean } }) {
  const api = useApi()
  return <GoodsFeed pages={usePages<GoodsCard>(first, (pageNum) => pageQuery(api, pageNum))} />
}
