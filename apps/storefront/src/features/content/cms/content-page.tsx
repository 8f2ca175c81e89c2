import type { CmsPage } from '@mallard/contract/content/cms/cms.fields'
import type { ContentPlace } from '@mallard/contract/content-pages'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { Skeleton, SkeletonCards, SkeletonText } from '@mallard/ui/skeleton'
import { ContentBlocks } from '#entities/content/content-blocks.tsx'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import type { Head } from '#platform/screen.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { cmsTexts } from './cms.texts.ts'
import styles from './content-page.module.css'

/**
 * `a` is a page of the shop; `b` is a page to read: quiet ground, the first picture to the edge.
 */
export type PageModel = 'a' | 'b'

export function ContentPage({ page, model }: { page: CmsPage; model: PageModel }) {
  const texts = cmsTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  return (
    <div className={model === 'b' ? styles.read : undefined}>
      <NavBar
        title={page.title}
        onBack={navigate.back}
        right={<ShareButton label={texts.share} />}
      />
      {page.blocks.length > 0 ? (
        <ContentBlocks blocks={page.blocks} />
      ) : (
        <Empty
          title={texts.empty}
          note={texts.emptyNote}
          action={<Button href={href('homeScoped', { partnerId, storeId })}>{texts.home}</Button>}
        />
      )}
    </div>
  )
}

export function ContentPageSkeleton() {
  const navigate = useNavigate()
  return (
    <>
      <NavBar title="" onBack={navigate.back} />
      <div className={styles.bones} role="status" aria-label={cmsTexts().loading}>
        <Skeleton ratio={1.5} className={styles.heroBone} />
        <SkeletonText lines={4} />
        <SkeletonCards count={2} />
      </div>
    </>
  )
}

export function contentHead(page: CmsPage, { path, isListed }: ContentPlace): Head {
  return {
    title: page.title,
    description: page.description,
    image: page.share.pic ?? undefined,
    kind: 'article',
    canonical: path,
    noIndex: isListed ? false : 'shared',
    jsonLd: [{ '@type': 'WebPage', name: page.title, description: page.description }],
  }
}
