import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { ContentBlocks } from '#entities/content/content-blocks.tsx'
import { feedQuery } from '#entities/content/feed-block.tsx'
import { LegalFoot } from '#entities/legal/legal-foot.tsx'
import { defineScreen } from '#platform/screen.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { shopThings } from './shop-things.ts'
import { homeTexts } from './home.texts.ts'
import { StoreBar } from './store-bar.tsx'

export default defineScreen(['home', 'homeScoped'], {
  queries: ({ api }) => ({ page: api.cms.v1a.query({ type: 'home' }), feed: feedQuery(api) }),

  head: ({ scope: { partnerId, storeId } }, { page }) => ({
    title: page.title,
    description: page.description,
    image: page.share.pic ?? undefined,
    kind: 'website',
    canonical: href('homeScoped', { partnerId, storeId }),
    jsonLd:
      import.meta.env.SSR || import.meta.env.DEV
        ? shopThings(page.title, { partnerId, storeId })
        : undefined,
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
        <LegalFoot />
      </>
    )
  },
})
