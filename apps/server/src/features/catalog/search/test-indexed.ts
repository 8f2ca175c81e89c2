import { fakeClock, minute, type Scope } from '@mallard/kernel'
import type { TestShop } from '#app/testing/test-shop.ts'
import { createCache } from '#platform/cache.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { IndexedLists } from '#platform/list-index/indexed-lists.ts'
import { type ListIndex, openListIndex } from '#platform/list-index/list-index.ts'
import type { CardRow } from './list.repo.ts'
import { ListingFollower } from './list-index.service.ts'
import { rowsOf } from './list-rows.service.ts'
import type { ListFilter, ListSort } from './matching.repo.ts'

export const scope: Scope = { partnerId: 1, storeId: 1 }

export interface IndexedOptions {
  /** Where its files lie. */
  readonly folder: string
  /** Goods on sale from which on a store has an index. */
  readonly least: number
  /** The thread of the index; this one unless told. */
  readonly worker?: string | undefined
}

/** An index of a shop's lists and what follows the listing for it, with a cache of their own. */
export function openIndexed(shop: TestShop, { folder, least, worker }: IndexedOptions) {
  const { db, log } = shop.services
  let lost = 0
  const inner = openListIndex({ folder, log, worker })
  const index: ListIndex = {
    ...inner,
    get losses() {
      return inner.losses + lost
    },
  }
  const cache = createCache(shop.clock)
  // However busy the machine is, lists wait for the index.
  const services = { db, clock: shop.clock, log, cache }
  const follower = new ListingFollower(services, index, least, minute)
  return { follower, cache, lose: () => (lost += 1), index }
}

/** Who asks a shop for a list: an index, or the database alone. */
export const asksOf = (shop: TestShop, lists?: IndexedLists): Ctx =>
  ({
    scope,
    locale: 'zh',
    services: { ...shop.services, cache: createCache(fakeClock()), lists },
  }) as unknown as Ctx

export interface Page {
  readonly filter: ListFilter
  readonly sort: ListSort
  readonly offset: number
}

export async function pageOf(ctx: Ctx, { filter, sort, offset }: Page) {
  const { rows, total } = await rowsOf(ctx, filter, sort, { offset, limit: 21 })
  return { total, ids: rows.map((row) => row.item_id), cards: rows.map(ownOf) }
}

/** Of a card what stands in its columns, without what a statement said beside. */
const ownOf = ({
  item_id: id,
  title,
  pic,
  sale_price: price,
  sales,
  stock_state: stock,
}: CardRow) => ({
  ...{ id, title, pic, price, sales, stock },
})

/** The goods that a list without any filter begins with. */
export const topOf = async (ctx: Ctx): Promise<number[]> =>
  (await pageOf(ctx, { filter: {}, sort: 'default', offset: 0 })).ids
