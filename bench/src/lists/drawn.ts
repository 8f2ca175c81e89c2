import type pg from 'pg'
import { drawing, type Draw } from '../seed.ts'
import type { WordClass } from './words.ts'

/** What lists of the first store can be asked for. */
export interface ListWorld {
  readonly categories: readonly number[]
  /** As lists are asked for them: `颜色:燕麦白`. */
  readonly attributes: readonly string[]
  /** Fen of some goods, of all prices that there are. */
  readonly prices: readonly number[]
  readonly goodsIds: readonly number[]
  readonly words: readonly WordClass[]
}

/** What somebody asks for; each time something else. */
export interface DrawnList {
  readonly name: string
  /** Answers a second, in hundredths of the bare route's. */
  readonly aim?: number
  path(): string
}

const here = 'partner_id = 1 and store_id = 1'

export async function listWorld(
  client: pg.Client,
  words: readonly WordClass[],
): Promise<ListWorld> {
  const { rows } = await client.query<Omit<ListWorld, 'words'>>(`
    select array(select distinct category_id::int from listing where ${here} and category_id <> 0 order by 1) as categories,
      array(select distinct (e ->> 'key') || ':' || (e ->> 'value') from sku k, jsonb_array_elements(k.attrs) e
        where k.partner_id = 1 and (e ->> 'key') || (e ->> 'value') !~ '[|:]' order by 1) as attributes,
      array(select price::int from listing where ${here} and category_id = 0 order by md5(goods_id::text) limit 2000) as prices,
      array(select goods_id::int from listing where ${here} and category_id = 0 order by md5(goods_id::text) limit 20000) as "goodsIds"`)
  return { ...rows[0]!, words }
}

const sorts = ['default', 'sales', 'priceUp', 'priceDown', 'newest'] as const

type Query = Readonly<Record<string, string | number>>

/**
 * A list of goods whose page nobody has asked for: what no attribute is read from makes another
 * question of it, and nothing else of its answer.
 */
function listOf(aim: number | undefined, name: string, query: (draw: Draw) => Query): DrawnList {
  const draw = drawing(name)
  let serial = 0
  return {
    name,
    ...(aim === undefined ? {} : { aim }),
    path: () => {
      const asked = query(draw)
      const attrs = [asked['attrs'], `~${(serial += 1)}`].filter(Boolean).join('|')
      return pathOf('/b2c/product/1-1/product-list', { ...asked, attrs })
    },
  }
}

function pathOf(path: string, query: Query): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return `${path}?${text.toString()}`
}

const [oneFilter, moreFilters] = [8, 5]

/** Every list of goods that shoppers open. */
export function drawnLists(world: ListWorld): DrawnList[] {
  return [...filteredLists(world), ...searchLists(world), ...deepLists(world), ...besides(world)]
}

function filteredLists({ categories, attributes, prices }: ListWorld): DrawnList[] {
  const category = (draw: Draw) => ({ categoryId: draw.pick(categories) })
  const attribute = (draw: Draw) => ({ attrs: draw.pick(attributes) })
  const anyOrder = (draw: Draw) => ({ sort: draw.pick(sorts) })
  const range = (draw: Draw) => {
    const middle = draw.pick(prices)
    return {
      priceMin: Math.round(middle * 0.8) - draw.whole(1_000),
      priceMax: Math.round(middle * 1.2) + draw.whole(1_000),
    }
  }
  const anyOf = (aim: number, name: string, ...parts: ((draw: Draw) => Query)[]) =>
    listOf(aim, `${name}, by any order`, (draw) =>
      Object.assign({}, anyOrder(draw), ...parts.map((part) => part(draw))),
    )
  return [
    ...sorts.map((sort) => listOf(oneFilter, `no filter, by ${sort}`, () => ({ sort }))),
    anyOf(oneFilter, 'a category', category),
    ...sorts.map((sort) =>
      listOf(oneFilter, `an attribute, by ${sort}`, (draw) => ({ ...attribute(draw), sort })),
    ),
    anyOf(oneFilter, 'a price range', range),
    anyOf(oneFilter, 'in stock', () => ({ inStock: 1 })),
    anyOf(moreFilters, 'a category and an attribute', category, attribute),
    anyOf(
      moreFilters,
      'a category, an attribute, in stock, a price range',
      category,
      attribute,
      range,
      () => ({ inStock: 1 }),
    ),
  ]
}

function searchLists({ words }: ListWorld): DrawnList[] {
  return words.flatMap((one) =>
    sorts.map((sort) =>
      listOf(moreFilters, `a word that ${one.goods} goods have, by ${sort}`, (draw) => ({
        q: draw.pick(one.words),
        sort,
      })),
    ),
  )
}

/** Pages that somebody turned to. */
function deepLists({ categories }: ListWorld): DrawnList[] {
  return [
    listOf(undefined, 'pages 2 to 20 of a category, by any order', (draw) => ({
      categoryId: draw.pick(categories),
      pageNum: 2 + draw.whole(19),
      sort: draw.pick(sorts),
    })),
    listOf(undefined, 'pages 21 to 500, by any order', (draw) => ({
      pageNum: 21 + draw.whole(480),
      sort: draw.pick(sorts),
    })),
  ]
}

/** What stands beside lists: drawn of so many that few are asked for twice while they are kept. */
function besides({ goodsIds, words }: ListWorld): DrawnList[] {
  const own = (name: string, path: (draw: Draw) => string): DrawnList => {
    const draw = drawing(name)
    return { name, path: () => path(draw) }
  }
  const all = words.flatMap((one) => one.words)
  return [
    own('recommended beside goods', (draw) =>
      pathOf('/b2c/member/1-1/recommend', { itemId: draw.pick(goodsIds) }),
    ),
    own('goods themselves', (draw) => `/b2c/product/1-1/detail/${draw.pick(goodsIds)}`),
    own('suggestions and facets of a word', (draw) =>
      pathOf('/b2c/search/1-1/category-list', { q: draw.pick(all) }),
    ),
  ]
}
