import { href } from '@mallard/contract/paths'
import { NavBar } from '@mallard/ui/nav-bar'
import { ContentBlocks } from '#entities/content/content-blocks.tsx'
import { feedQuery } from '#entities/content/feed-block.tsx'
import { ShareButton } from '#entities/share/share-button.tsx'
import { BrandMark } from '#platform/brand-mark.tsx'
import { useNavigate } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { defineScreen } from '#platform/screen.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './store-mini-mall.module.css'

export default defineScreen('storeMiniMall', {
  queries: ({ api }) => ({
    page: api.cms.v1a.query({ type: 'storeMiniMall' }),
    feed: feedQuery(api),
  }),

  head: ({ scope: { partnerId, storeId } }, { page }) => ({
    title: page.title,
    description: page.description,
    image: page.share.pic ?? undefined,
    kind: 'website',
    canonical: href('storeMiniMall', { partnerId, storeId }),
    jsonLd: [{ '@type': 'CollectionPage', name: page.title, description: page.description }],
  }),

  Skeleton: () => (
    <>
      <Top title="" />
      <HomeSkeleton />
    </>
  ),

  Screen: ({ data: { page } }) => (
    <>
      <Top title={page.title} />
      <ContentBlocks blocks={page.blocks} />
    </>
  ),
})

/** Whose mall it is: sign and name of the brand, and of its store. */
function Top({ title }: { title: string }) {
  const { partner, store } = usePartner() ?? {}
  return (
    <>
      <NavBar
        title={title}
        onBack={useNavigate().back}
        right={<ShareButton label={homeTexts().share} />}
      />
      {partner && store && (
        <header className={styles.store}>
          {partner.logo && (
            <span className={styles.sign}>
              <BrandMark partner={partner} className={styles.logo} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.name}>{store.name}</span>
            <span className={styles.brand}>{partner.name}</span>
          </span>
        </header>
      )}
    </>
  )
}
