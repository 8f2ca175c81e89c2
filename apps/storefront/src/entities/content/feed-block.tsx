import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { ErrorState } from '@mallard/ui/empty'
import { SkeletonCards } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { useApi, type Api } from '#platform/api.ts'
import { GoodsFeed } from '#entities/goods/goods-feed.tsx'
import { usePages } from '#platform/use-pages.ts'
import { BlockHeading } from './block-heading.tsx'
import { contentTexts } from './content.texts.ts'

/**
 * A page of the feed, small enough for the first packets of the home page, which asks for the first
 * one ahead.
 */
export function feedQuery(api: Api, pageNum = 1) {
  return api.catalog.productList.query({ pageNum, pageSize: 4 })
}

export function FeedBlock({ title, subTitle }: Extract<Block, { kind: 'feed' }>) {
  const { data, isError, isFetching, refetch } = useQuery(feedQuery(useApi()))
  return (
    <section>
      <BlockHeading title={title} subTitle={subTitle} />
      {data ? (
        <Feed first={data} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonCards />
      )}
    </section>
  )
}

function Feed({ first }: { first: { list: readonly GoodsCard[]; hasNext: boolean } }) {
  const api = useApi()
  const pages = usePages<GoodsCard>(first, (pageNum) => feedQuery(api, pageNum))
  return <GoodsFeed pages={pages} doneText={contentTexts().feedDone} />
}
