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
import { useGoodsHelp } from './use-goods-help.ts'

/** Goods one may like beside these. */
export default function GoodsRecommend({ itemId }: { itemId: number }) {
  const { data, isError } = useQuery(recommendQuery(useApi(), itemId, 1))
  const texts = laterTexts()
  // What stands above the goods is there first, so that it moves none of them; they wait for no
  // second try.
  const { isPending, failureCount } = useGoodsHelp(itemId)
  const isHelpNear = isPending && failureCount === 0
  // Without recommendations the page is still whole.
  const isNone = isError || data?.list.length === 0
  return (
    <>
      <SeenRail itemId={itemId} />
      <GoodsHelp itemId={itemId} />
      {!isNone && !isHelpNear && (
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
