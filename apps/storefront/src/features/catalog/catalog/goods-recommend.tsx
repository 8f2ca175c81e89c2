import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { SkeletonCards } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi, type Api } from '#platform/api.ts'
import { GoodsFeed } from '#entities/goods/goods-feed.tsx'
import { usePages } from '#platform/use-pages.ts'
import styles from './goods.module.css'
import { GoodsHelp } from './goods-help.tsx'
import { laterTexts } from './goods-later.texts.ts'
import { SeenRail } from './seen-rail.tsx'

/** Goods one may like beside these. */
export default function GoodsRecommend({ itemId }: { itemId: number }) {
  const { data, isError } = useQuery(recommendQuery(useApi(), itemId, 1))
  const texts = laterTexts()
  // Without recommendations the page is still whole.
  const isNone = isError || data?.list.length === 0
  return (
    <>
      <GoodsHelp itemId={itemId} />
      <SeenRail itemId={itemId} />
      {!isNone && (
        <section className={styles.recommend}>
          <h3>{texts.recommend}</h3>
          {data ? <Feed first={data} itemId={itemId} /> : <SkeletonCards />}
        </section>
      )}
    </>
  )
}

function Feed({
  first,
  itemId,
}: {
  first: { list: readonly GoodsCard[]; hasNext: boolean }
  itemId: number
}) {
  const api = useApi()
  return (
    <GoodsFeed
      pages={usePages<GoodsCard>(first, (pageNum) => recommendQuery(api, itemId, pageNum))}
    />
  )
}

function recommendQuery(api: Api, itemId: number, pageNum: number) {
  return api.catalog.recommend.query({ itemId, pageNum, pageSize: 10 })
}
