import { z } from 'zod'
import { listSorts } from '../../catalog/catalog/catalog.fields.ts'
import { RowId, whole } from '../../fields.ts'
import { ArticleUrl } from '../article/article.fields.ts'
import {
  ArticlesBlock,
  CouponsBlock,
  EntrancesBlock,
  EventsBlock,
  EntranceTile,
  GoodsTab,
  GridBlock,
  RowBlock,
  SeckillBlock,
  storedAsShown,
  TabsBlock,
} from './cms.fields.ts'

/**
 * How the goods of a block are found when the page is read: chosen ones, or the first of a category
 * or of the store by a rule: new, best sold, cheapest.
 */
export const GoodsChoice = z.union([
  z.object({ ids: z.array(RowId).max(200) }),
  z.object({ categoryId: RowId.nullable(), sort: z.enum(listSorts), count: whole(1, 60) }),
])
export type GoodsChoice = z.output<typeof GoodsChoice>

/** Articles by their addresses, or the newest. */
export const ArticleChoice = z.union([
  z.object({ urls: z.array(ArticleUrl).max(60) }),
  z.object({ count: whole(1, 60) }),
])
export type ArticleChoice = z.output<typeof ArticleChoice>

const choose = GoodsChoice

/**
 * A block as it is stored: goods are chosen, not copied, so that prices are those of now; coupons
 * and where an entrance leads are looked up as well. An entrance without a `subTitle` says what is
 * on.
 */
export const StoredBlock = z.discriminatedUnion('kind', [
  ...storedAsShown,
  RowBlock.omit({ goods: true }).extend({ choose }),
  GridBlock.omit({ goods: true }).extend({ choose }),
  TabsBlock.extend({ tabs: z.array(GoodsTab.omit({ goods: true }).extend({ choose })).max(8) }),
  CouponsBlock.omit({ coupons: true }),
  ArticlesBlock.omit({ articles: true }).extend({ choose: ArticleChoice }),
  EventsBlock.omit({ events: true }),
  SeckillBlock.pick({ kind: true }),
  EntrancesBlock.extend({ items: z.array(EntranceTile.omit({ link: true })).max(8) }),
])
export type StoredBlock = z.output<typeof StoredBlock>
