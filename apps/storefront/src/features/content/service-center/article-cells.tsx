import type { ArticleCard } from '@mallard/contract/content/service-center/service-center.calls'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { Tag } from '@mallard/ui/tag'
import { href } from '@mallard/contract/paths'
import type { ReactNode } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { usePages, type Pages } from '#platform/use-pages.ts'
import { articleHref } from './article-place.ts'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

interface CellsProps {
  articles: readonly ArticleCard[]
  title?: ReactNode
  /** Where several kinds stand together. */
  hasKinds?: boolean
}

export function ArticleCells({ articles, title, hasKinds = false }: CellsProps) {
  const texts = serviceCenterTexts()
  const { scope } = usePage()
  return (
    <CellList title={title}>
      {articles.map(({ id, kind, title: name, summary }) => (
        <Cell
          key={id}
          title={
            <>
              {hasKinds && (
                <span className={styles.kind}>
                  <Tag>{texts[kind]}</Tag>
                </span>
              )}
              {name}
            </>
          }
          note={<span className={styles.summary}>{summary}</span>}
          href={articleHref(kind, id, scope)}
        />
      ))}
    </CellList>
  )
}

interface Found {
  list: readonly ArticleCard[]
  total: number
  hasNext: boolean
}

interface FoundProps {
  first: Found
  pageOf: Parameters<typeof usePages<ArticleCard>>[1]
  hasKinds?: boolean
  /** Something was asked for, so that there might be none. */
  isAsked?: boolean
}

/** A list that grows as one scrolls, or what to do when it is empty. */
export function FoundArticles({ first, pageOf, hasKinds = false, isAsked = false }: FoundProps) {
  const texts = serviceCenterTexts()
  const pages = usePages<ArticleCard>(first, pageOf)
  const { partnerId, storeId } = usePage().scope
  if (first.list.length === 0)
    return (
      <Empty
        art="search"
        title={isAsked ? texts.none : texts.empty}
        note={isAsked ? texts.noneNote : texts.emptyNote}
        action={<Button href={href('service', { partnerId, storeId })}>{texts.contact}</Button>}
      />
    )
  return (
    <>
      {isAsked && <p className={styles.count}>{texts.found(first.total)}</p>}
      <Listed pages={pages} hasKinds={hasKinds} />
    </>
  )
}

function Listed({ pages, hasKinds }: { pages: Pages<ArticleCard>; hasKinds: boolean }) {
  return (
    <>
      <ArticleCells articles={pages.items} hasKinds={hasKinds} />
      {pages.state !== 'done' && <LoadMore state={pages.state} onLoad={pages.loadMore} />}
    </>
  )
}
