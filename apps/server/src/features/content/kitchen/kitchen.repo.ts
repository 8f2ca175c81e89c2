import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import type { StoredIngredient, StoredSection, StoredStep, Words } from './kitchen.tables.ts'

interface Titled {
  readonly id: number
  readonly title: Words
  readonly intro: Words
  readonly isPublished: boolean
  readonly version: number
  readonly updatedAt: Date
}

export type KitchenRow = Titled & Scope & { readonly cover: PictureRef }

export type RecipeRow = Titled &
  Scope & {
    readonly kitchenId: number
    readonly cover: PictureRef
    readonly minutes: number
    readonly servings: number
    readonly ingredients: StoredIngredient[]
    readonly steps: StoredStep[]
    readonly goodsIds: number[]
    readonly place: number
  }

export type GuideRow = Titled & {
  readonly goodsId: number
  readonly pic: PictureRef
  readonly sections: StoredSection[]
  readonly goodsIds: number[]
}

const titled = sql`t.id, t.title, t.intro, t.is_published as "isPublished", t.version,
  t.updated_at as "updatedAt"`
const kitchenColumns = sql`${titled}, t.partner_id as "partnerId", t.store_id as "storeId", t.cover`
const recipeColumns = sql`${kitchenColumns}, t.kitchen_id as "kitchenId", t.minutes, t.servings,
  t.ingredients, t.steps, array_to_json(t.goods_ids) as "goodsIds", t.place`
const guideColumns = sql`${titled}, t.goods_id as "goodsId", t.pic, t.sections,
  array_to_json(t.goods_ids) as "goodsIds"`

/** A published kitchen, whichever store has it. */
export async function findKitchen(db: Db, id: number): Promise<KitchenRow | undefined> {
  const { rows } = await sql<KitchenRow>`select ${kitchenColumns} from kitchen t
    where t.id = ${id} and t.is_published`.execute(db)
  return rows[0]
}

/** The one of a store, published or not; locked when it is about to be changed. */
export async function kitchenOf(
  db: Db,
  scope: Scope,
  lock?: 'lock',
): Promise<KitchenRow | undefined> {
  const { rows } = await sql<KitchenRow>`select ${kitchenColumns} from kitchen t
    where ${ofStore('t', scope)} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Published recipes of a kitchen in the order to show. */
export async function recipesOf(db: Db, kitchen: KitchenRow): Promise<RecipeRow[]> {
  const { rows } = await sql<RecipeRow>`select ${recipeColumns} from recipe t
    where ${ofStore('t', kitchen)} and t.kitchen_id = ${kitchen.id} and t.is_published
    order by t.place, t.id`.execute(db)
  return rows
}

/** A published recipe of a kitchen. */
export async function findRecipe(
  db: Db,
  kitchen: KitchenRow,
  id: number,
): Promise<RecipeRow | undefined> {
  const { rows } = await sql<RecipeRow>`
    select ${recipeColumns} from recipe t
    where ${ofStore('t', kitchen)} and t.kitchen_id = ${kitchen.id} and t.id = ${id}
      and t.is_published`.execute(db)
  return rows[0]
}

/** Published guides of a partner; of some goods if they are named. */
export async function guidesOf(db: Db, partnerId: number, goodsId?: number): Promise<GuideRow[]> {
  const { rows } = await sql<GuideRow>`select ${guideColumns} from product_guide t
    where t.partner_id = ${partnerId} and t.is_published
      and ${goodsId === undefined ? sql`true` : sql`t.goods_id = ${goodsId}`}
    order by t.id limit 200`.execute(db)
  return rows
}

/** Partners who have published a guide of these goods. */
export async function ownersOfGuide(db: Db, goodsId: number): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`select t.partner_id as "partnerId"
    from product_guide t where t.goods_id = ${goodsId} and t.is_published`.execute(db)
  return rows.map(({ partnerId }) => partnerId)
}

/** Ids of what the kitchen of a store has published. */
export async function publishedRecipes(
  db: Db,
  scope: Scope,
): Promise<{ kitchenId: number; id: number; changedAt: Date }[]> {
  const { rows } = await sql<{ kitchenId: number; id: number; changedAt: Date }>`
    select t.kitchen_id as "kitchenId", t.id, t.updated_at as "changedAt" from recipe t
    join kitchen k on k.partner_id = t.partner_id and k.store_id = t.store_id and k.id = t.kitchen_id
      and k.is_published
    where ${ofStore('t', scope)} and t.is_published order by t.place, t.id`.execute(db)
  return rows
}

export interface Filter {
  readonly state?: 'published' | 'draft' | undefined
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

function fitting({ state, q }: Filter) {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${state ? sql`t.is_published = ${state === 'published'}` : sql`true`}
    and ${
      pattern
        ? sql`(t.title ->> 'zh' ilike ${pattern} or t.title ->> 'en' ilike ${pattern})`
        : sql`true`
    }`
}

export async function recipesForAdmin(
  db: Db,
  scope: Scope,
  filter: Filter,
): Promise<{ rows: RecipeRow[]; total: number }> {
  const found = sql`recipe t where ${ofStore('t', scope)} and ${fitting(filter)}`
  const [page, total] = await Promise.all([
    sql<RecipeRow>`select ${recipeColumns} from ${found}
      order by t.place, t.id offset ${filter.offset} limit ${filter.limit}`.execute(db),
    totalOf(db, found),
  ])
  return { rows: page.rows, total }
}

export async function guidesForAdmin(
  db: Db,
  partnerId: number,
  filter: Filter,
): Promise<{ rows: GuideRow[]; total: number }> {
  const found = sql`product_guide t where t.partner_id = ${partnerId} and ${fitting(filter)}`
  const [page, total] = await Promise.all([
    sql<GuideRow>`select ${guideColumns} from ${found}
      order by t.updated_at desc, t.id desc offset ${filter.offset} limit ${filter.limit}`.execute(
      db,
    ),
    totalOf(db, found),
  ])
  return { rows: page.rows, total }
}

/** Locked. */
export async function lockRecipe(
  trx: Db,
  scope: Scope,
  id: number,
): Promise<RecipeRow | undefined> {
  const { rows } = await sql<RecipeRow>`select ${recipeColumns} from recipe t
    where ${ofStore('t', scope)} and t.id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Locked. */
export async function lockGuide(
  trx: Db,
  partnerId: number,
  id: number,
): Promise<GuideRow | undefined> {
  const { rows } = await sql<GuideRow>`select ${guideColumns} from product_guide t
    where t.partner_id = ${partnerId} and t.id = ${id} for update`.execute(trx)
  return rows[0]
}

export type KitchenSetup = Pick<KitchenRow, 'title' | 'intro' | 'cover' | 'isPublished'>
export type RecipeSetup = Omit<
  RecipeRow,
  'id' | 'version' | 'updatedAt' | 'partnerId' | 'storeId' | 'kitchenId'
>
export type GuideSetup = Omit<GuideRow, 'id' | 'version' | 'updatedAt'>

const json = (value: unknown) => JSON.stringify(value)
const titledOf = ({ title, intro, isPublished }: KitchenSetup | RecipeSetup | GuideSetup) => ({
  title: json(title),
  intro: json(intro),
  is_published: isPublished,
})

/** Opens the kitchen of a store, or changes the one that it has. */
export async function putKitchen(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: KitchenSetup,
  at: Date,
): Promise<number> {
  const row = { ...titledOf(setup), cover: json(setup.cover), updated_at: at }
  const { id } = await trx
    .insertInto('kitchen')
    .values({ partner_id: partnerId, store_id: storeId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'store_id'])
        .doUpdateSet({ ...row, version: sql`kitchen.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const recipeRow = (setup: RecipeSetup, at: Date) => ({
  ...titledOf(setup),
  cover: json(setup.cover),
  minutes: setup.minutes,
  servings: setup.servings,
  ingredients: json(setup.ingredients),
  steps: json(setup.steps),
  goods_ids: [...setup.goodsIds],
  place: setup.place,
  updated_at: at,
})

export async function insertRecipe(
  trx: Db,
  { partnerId, storeId }: Scope,
  kitchenId: number,
  setup: RecipeSetup,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('recipe')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      kitchen_id: kitchenId,
      ...recipeRow(setup, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of a row that is locked. */
export async function updateRecipe(
  trx: Db,
  id: number,
  setup: RecipeSetup,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('recipe')
    .set((row) => ({ ...recipeRow(setup, at), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const guideRow = (setup: GuideSetup, at: Date) => ({
  ...titledOf(setup),
  goods_id: setup.goodsId,
  pic: json(setup.pic),
  sections: json(setup.sections),
  goods_ids: [...setup.goodsIds],
  updated_at: at,
})

/** Undefined when the goods have one already. */
export async function insertGuide(
  trx: Db,
  partnerId: number,
  setup: GuideSetup,
  at: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('product_guide')
    .values({ partner_id: partnerId, ...guideRow(setup, at) })
    .onConflict((conflict) => conflict.columns(['partner_id', 'goods_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Of a row that is locked. */
export async function updateGuide(trx: Db, id: number, setup: GuideSetup, at: Date): Promise<void> {
  await trx
    .updateTable('product_guide')
    .set((row) => ({ ...guideRow(setup, at), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Of a row that is locked. */
export async function deleteOne(
  trx: Db,
  table: 'recipe' | 'product_guide',
  id: number,
): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute()
}

/** Whether other goods' guide is about these. */
export async function guideIdOf(
  db: Db,
  partnerId: number,
  goodsId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_guide')
    .where('partner_id', '=', partnerId)
    .where('goods_id', '=', goodsId)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Those of the goods that the partner has, by name. */
export async function goodsNames(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Words>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'title', 'title_en'])
    .execute()
  return new Map(rows.map((row) => [row.id, { zh: row.title, en: row.title_en }]))
}
