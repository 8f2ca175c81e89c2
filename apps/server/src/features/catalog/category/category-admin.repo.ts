import type { PictureRef } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface CategoryRow {
  readonly id: number
  /** 0: at the top. */
  readonly parentId: number
  readonly name: string
  readonly nameEn: string
  readonly pic: PictureRef | null
  readonly version: number
}

const columns = sql`c.id, coalesce(c.parent_id, 0) as "parentId", c.name, c.name_en as "nameEn",
  c.pic, c.version`

export async function findAdminCategories(
  db: Db,
  partnerId: number,
): Promise<(CategoryRow & { goods: number })[]> {
  const { rows } = await sql<CategoryRow & { goods: number }>`
    with counted as (select category_id, count(*)::int as goods from goods where partner_id = ${partnerId}
      group by 1)
    select ${columns}, coalesce(k.goods, 0) as goods
    from category c left join counted k on k.category_id = c.id
    where c.partner_id = ${partnerId} order by c.sort, c.id`.execute(db)
  return rows
}

/**
 * All categories of a partner, in the order to show. Until the transaction ends nobody else changes
 * the tree: two moves at once could make a circle.
 */
export async function lockCategories(trx: Db, partnerId: number): Promise<CategoryRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`category ${partnerId}`}))`.execute(trx)
  const { rows } = await sql<CategoryRow>`
    select ${columns} from category c where c.partner_id = ${partnerId} order by c.sort, c.id`.execute(
    trx,
  )
  return rows
}

interface CategoryWords {
  readonly name: string
  readonly nameEn: string
  readonly pic: PictureRef | null
}

/** Adds one as the last of its parent. */
export async function insertCategory(
  trx: Db,
  partnerId: number,
  category: CategoryWords & { code: string; parentId: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('category')
    .values({
      partner_id: partnerId,
      parent_id: category.parentId || null,
      code: category.code,
      name: category.name,
      name_en: category.nameEn,
      pic: JSON.stringify(category.pic),
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from category where partner_id = ${partnerId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(
  trx: Db,
  partnerId: number,
  id: number,
  { name, nameEn, pic }: CategoryWords,
): Promise<void> {
  await trx
    .updateTable('category')
    .set({ name, name_en: nameEn, pic: JSON.stringify(pic), version: sql`version + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Puts these under a parent, in this order. */
export async function arrangeCategories(
  trx: Db,
  partnerId: number,
  parentId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update category c set parent_id = ${parentId || null}, sort = o.place
    from unnest(${ids}::bigint[]) with ordinality as o(id, place)
    where c.partner_id = ${partnerId} and c.id = o.id
      and (c.parent_id, c.sort) is distinct from (${parentId || null}::bigint, o.place)`.execute(
    trx,
  )
}

export async function countGoodsIn(trx: Db, partnerId: number, id: number): Promise<number> {
  const { count } = await trx
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('category_id', '=', id)
    .select((each) => each.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteCategory(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('category')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Goods of a category or below it, as they are searched for. */
export interface GoodsWords {
  readonly id: number
  readonly title: string
  readonly titleEn: string
  readonly subTitle: string
  readonly subTitleEn: string
  readonly brand: string
  readonly brandEn: string
  readonly tags: string[]
  readonly tagsEn: string[]
  readonly categoryName: string
  readonly categoryNameEn: string
}

/** The next goods after an id that stand in a category or below it. */
export async function goodsUnder(
  trx: Db,
  partnerId: number,
  categoryId: number,
  after: number,
  count: number,
): Promise<GoodsWords[]> {
  const { rows } = await sql<GoodsWords>`
    with recursive under as (
      select id from category where partner_id = ${partnerId} and id = ${categoryId}
      union all
      select c.id from category c join under u on c.parent_id = u.id where c.partner_id = ${partnerId}
    )
    select g.id, g.title, g.title_en as "titleEn", g.sub_title as "subTitle", g.sub_title_en as "subTitleEn",
      g.brand, coalesce(g.en ->> 'brand', '') as "brandEn", g.tags, g.tags_en as "tagsEn",
      c.name as "categoryName", c.name_en as "categoryNameEn"
    from goods g join category c on c.partner_id = g.partner_id and c.id = g.category_id
    where g.partner_id = ${partnerId} and g.category_id in (select id from under) and g.id > ${after}
    order by g.id limit ${count} for no key update of g`.execute(trx)
  return rows
}
