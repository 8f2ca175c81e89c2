import fc from 'fast-check'
import { sql } from 'kysely'
import { attributeTerm, listingWaysOf } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { indexOrders } from '#platform/list-index/question.ts'
import type { Page } from './test-indexed.ts'

const words = [
  '限量',
  '禾光',
  '水壶',
  '电水壶',
  'kettle',
  'ke',
  '1.7L',
  '不锈钢',
  '燕麦',
  '限',
  'nothing',
]
const attributes = [
  { key: '颜色', value: '燕麦白' },
  { key: '颜色', value: '墨黑' },
  { key: '容量', value: '0.8 L' },
  { key: 'Colour', value: 'Oat' },
  { key: '颜色', value: '没有' },
]
export const rarely = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })

/** Lists that are made up, among these categories and goods. */
export function anyPage({ categories, goods }: World): fc.Arbitrary<Page> {
  const phrases = fc
    .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
    .map((said) => listingWaysOf(said.join(' ')))
  const attrs = fc.uniqueArray(fc.constantFrom(...attributes), { minLength: 1, maxLength: 2 })
  const category = fc.constantFrom(...categories)
  const price = fc.integer({ min: 50, max: 1_100 })
  return fc
    .record({
      categoryId: rarely(category),
      notCategoryId: rarely(category),
      phrases: rarely(phrases),
      where: rarely(fc.constantFrom('names' as const, 'details' as const)),
      attrs: rarely(attrs),
      priceMin: rarely(price),
      priceMax: rarely(price),
      inStock: rarely(fc.constant(true)),
      goodsIds: rarely(fc.subarray([...goods], { minLength: 10 })),
      notGoodsId: rarely(fc.constantFrom(...goods)),
      sort: fc.constantFrom(...indexOrders),
      offset: fc.constantFrom(0, 0, 20, 60, 400, 990, 1_290),
    })
    .map(({ sort, offset, ...filter }) => ({
      ...{ sort, offset },
      filter: {
        ...filter,
        terms: filter.attrs?.map((each) => [attributeTerm(each)]),
      },
    }))
}

/** What a busy hour does to goods; some of it without a word to any cache. */
export const changes = [
  sql`update store_goods set on_sale = not on_sale where partner_id = 1 and store_id = 1 and goods_id % 9 = 4`,
  sql`update goods set title = '限量 ' || title, tokens = tokens || array['新', '款', '新款'] where partner_id = 1 and id % 13 = 3`,
  sql`update sku set closed_at = now() where partner_id = 1 and goods_id % 8 = 2 and closed_at is null and id % 2 = 0`,
  sql`with made as (
      insert into sku (partner_id, goods_id, product_sn, attrs, pic, list_price)
      select 1, id, 'N' || id, '[{"key":"颜色","value":"墨黑"},{"key":"容量","value":"0.8 L"}]', pics->0, 100000
      from goods where partner_id = 1 and id % 6 = 1 returning id)
    insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand) select 1, 1, id, 500, 9 from made where id % 2 = 0`,
  sql`update goods set search_text = search_text || ' 新款' where partner_id = 1 and id % 11 = 2`,
  sql`update listing set price = price + 40 where partner_id = 1 and store_id = 1 and goods_id % 5 = 1`,
  sql`update listing set stock_state = 0, sales = sales + 7 where partner_id = 1 and store_id = 1 and goods_id % 7 = 1`,
  sql`update goods set category_id = (select min(id) from category where partner_id = 1) where partner_id = 1 and id % 19 = 5`,
  sql`update goods set attrs = '[{"key":"材质","values":[{"value":"竹"},{"value":"钢"}]},{"key":"颜色","values":[]}]' where partner_id = 1 and id % 12 = 7`,
  sql`update goods set en = en || '{"attrs":[{"key":"Colour","values":[{"value":"Oat"},{"value":"Ash"}]}]}' where partner_id = 1 and id % 10 = 3`,
  sql`update store_goods set sort = 3 where partner_id = 1 and store_id = 1 and goods_id % 17 = 0`,
]

export interface World {
  readonly categories: readonly number[]
  /** Some of those that the store has. */
  readonly goods: readonly number[]
}

/** What the store of `fillListing` has. */
export async function worldOf(db: Db): Promise<World> {
  const categories = await sql<{ id: number }>`
    select id from category where partner_id = 1`.execute(db)
  const goods = await sql<{ id: number }>`
    select goods_id as id from store_goods where partner_id = 1 and store_id = 1
    order by goods_id % 37, goods_id limit 40`.execute(db)
  return {
    categories: categories.rows.map(({ id }) => id),
    goods: goods.rows.map(({ id }) => id),
  }
}
