import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { ArticleCards } from '#entities/article/article-card.tsx'
import { BlockHeading } from '../block-heading.tsx'

/** Articles that are published, the first one large. */
export function ArticlesBlock({
  title,
  subTitle,
  link,
  articles,
}: Extract<Block, { kind: 'articles' }>) {
  const isWay = link && link.type !== 'none' && link.type !== 'default'
  return (
    <section>
      {title && <BlockHeading title={title} subTitle={subTitle} link={isWay ? link : null} />}
      <ArticleCards articles={articles} />
    </section>
  )
}
