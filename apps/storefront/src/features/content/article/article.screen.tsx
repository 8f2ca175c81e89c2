import { href } from '@mallard/contract/paths'
import { NavBar } from '@mallard/ui/nav-bar'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { ArticleBody } from './article-body.tsx'
import styles from './article.module.css'
import { articleTexts } from './article.texts.ts'

/**
 * One article with its goods, likes and comments; from a promoter's link it keeps that address, which
 * is what the next one shares too.
 */
export default defineScreen(['articleDetail', 'fxArticle'], {
  queries: ({ api, params: { url } }) => ({ article: api.article.articleV2.query({ url }) }),
  head: ({ scope: { partnerId, storeId }, params: { sponsorId } }, { article }) => {
    const { url, title, summary, cover, author, publishAt, updatedAt } = article
    const original = href('articleDetail', { partnerId, storeId, url })
    const canonical =
      sponsorId === undefined ? original : href('fxArticle', { partnerId, storeId, sponsorId, url })
    const day = (at: number) => new Date(at).toISOString()
    return {
      title,
      description: summary,
      image: cover,
      kind: 'article',
      canonical,
      original,
      ...(sponsorId === undefined && {
        sharedBy: (own: string) => href('fxArticle', { partnerId, storeId, sponsorId: own, url }),
      }),
      jsonLd: [
        {
          '@type': 'Article',
          headline: title,
          description: summary,
          image: [`${cover.url}?w=1080`],
          author: { '@type': 'Organization', name: author },
          datePublished: day(publishAt),
          dateModified: day(Math.max(publishAt, updatedAt)),
          mainEntityOfPage: original,
        },
      ],
    }
  },
  Skeleton: () => (
    <>
      <NavBar title="" onBack={useNavigate().back} />
      <div role="status" aria-label={articleTexts().loading}>
        <Skeleton ratio={16 / 9} />
        <div className={styles.head}>
          <SkeletonText lines={8} />
        </div>
      </div>
    </>
  ),
  Screen: ({ data: { article } }) => <ArticleBody key={article.url} article={article} />,
})
