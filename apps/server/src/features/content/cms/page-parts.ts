import type { SeckillStrip } from '@mallard/contract/activities/seckill/seckill.fields'
import type { EventTile } from '@mallard/contract/activities/invitation/invitation.fields'
import type { ArticleTile } from '@mallard/contract/content/article/article.fields'
import type { Ctx } from '#platform/http/context.ts'
import type { ArticleChoice } from '@mallard/contract/content/cms/stored.fields'
import type { Entrances } from './entrances.ts'

/** Articles that are published now: the chosen ones in their order, or the newest. */
export type ArticlesOf = (
  ctx: Pick<Ctx, 'services' | 'scope' | 'locale'>,
  choice: ArticleChoice,
) => Promise<ArticleTile[]>

/** The flash sale that runs, or the next one; undefined: there is none. */
export type SeckillInPages = (
  ctx: Pick<Ctx, 'services' | 'scope' | 'locale'>,
) => Promise<SeckillStrip | undefined>

/** The next events of the store. */
export type EventsOf = (ctx: Pick<Ctx, 'services' | 'scope' | 'locale'>) => Promise<EventTile[]>

declare module '#platform/feature.ts' {
  interface Ports {
    readonly articlesInPages: ArticlesOf
    readonly seckillInPages: SeckillInPages
    readonly eventsInPages: EventsOf
  }
}

/** What pages show of features that stand above them. */
export interface PageParts {
  readonly entrances: Entrances
  readonly articles: ArticlesOf
  readonly seckill: SeckillInPages
  readonly events: EventsOf
}
