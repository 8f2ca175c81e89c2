import type { ArticleTile } from '@mallard/contract/content/article/article.fields'
import type { Ctx } from '#platform/http/context.ts'
import type { ArticleChoice } from '@mallard/contract/content/cms/stored.fields'
import type { Entrances } from './entrances.ts'

/** Articles that are published now: the chosen ones in their order, or the newest. */
export type ArticlesOf = (
  ctx: Pick<Ctx, 'services' | 'scope' | 'locale'>,
  choice: ArticleChoice,
) => Promise<ArticleTile[]>

declare module '#platform/feature.ts' {
  interface Ports {
    readonly articlesInPages: ArticlesOf
  }
}

/** What pages show of features that stand above them. */
export interface PageParts {
  readonly entrances: Entrances
  readonly articles: ArticlesOf
}
