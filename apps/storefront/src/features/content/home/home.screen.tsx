import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { ContentBlocks } from '#entities/content/content-blocks.tsx'
import { feedQuery } from '#entities/content/feed-block.tsx'
import { defineScreen } from '#platform/screen.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { homeTexts } from './home.texts.ts'
import { StoreBar } from './store-bar.tsx'

export default defineScreen(['home', 'homeScoped'], {
  queries: ({ api }) => ({ page: api.cms.v1a.query({ type: 'home' }), feed: feedQuery(api) }),

  head: ({ scope: { partnerId, storeId } }, { page }) => ({
    title: page.title,
    description: page.description,
    image: page.share.pic?.url,
    kind: 'website',
    canonical: href('homeScoped', { partnerId, storeId }),
    jsonLd: { '@type': 'Store', name: page.title, description: page.description },
  }),

  Skeleton: () => (
    <>
      <StoreBar />
      <HomeSkeleton />
    </>
  ),

  Screen: ({ data: { page }, scope: { partnerId, storeId } }) => {
    const texts = homeTexts()
    return (
      <>
        <StoreBar />
        {page.blocks.length > 0 ? (
          <ContentBlocks blocks={page.blocks} />
        ) : (
          <Empty
            title={texts.empty}
            note={texts.emptyNote}
            action={<Button href={href('goodslist', { partnerId, storeId })}>{texts.all}</Button>}
          />
        )}
      </>
    )
  },
})
