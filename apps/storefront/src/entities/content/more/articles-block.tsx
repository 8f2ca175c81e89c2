import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { ArticleCards } from '#entities/article/article-card.tsx'
import { BlockHeading } from '../block-heading.tsx'

/** Articles that are published, the first one large. */
export function ArticlesBlock({ block }: { block: Extract<Block, { kind: 'articles' }> }) {
  const { title, subTitle, link, articles } = block
  const isWay = link && link.type !== 'none' && link.type !== 'default'
  return (
    <section>
      {title && <BlockHeading title={title} subTitle={subTitle} link={isWay ? link : null} />}
      <ArticleCards articles={articles} />
    </section>
  )
}
