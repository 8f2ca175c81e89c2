import { minute, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Content, Keys } from '#platform/list-index/question.ts'

/** Rows of the listing that may have changed. */
export interface ListingMark {
  readonly partnerId: number
  /** 0: in every store of the partner. */
  readonly storeId: number
  readonly goodsId: number
}

/** Marks are swept after an hour: who has not read them for so long compares everything. */
export const longestGap = 30 * minute

export const isOf = ({ partnerId, storeId }: ListingMark, scope: Scope) =>
  partnerId === scope.partnerId && (storeId === 0 || storeId === scope.storeId)

/** Which transactions can be seen at this moment, in the words of `pg_snapshot`. */
export async function findSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]!.snapshot
}

export interface FoundMarks {
  /** What can be seen now: the next question begins with it. */
  readonly snapshot: string
  /** The database is an older one: a backup, or a standby that never heard of the last changes. */
  readonly isOlder: boolean
  readonly marks: readonly ListingMark[]
}

/** What was changed by transactions that could not be seen before, `most` at most. */
export async function findMarks(db: Db, before: string, most: number): Promise<FoundMarks> {
  const { rows } = await sql<{
    snapshot: string
    isOlder: boolean
    partner: number | null
    store: number
    goods: number
  }>`
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${before}::pg_snapshot) as "isOlder", c.*
    from (select 1) here left join (
      select distinct partner_id as partner, store_id as store, goods_id as goods from listing_change
      where changed_in >= pg_snapshot_xmin(${before}::pg_snapshot)
        and not pg_visible_in_snapshot(changed_in, ${before}::pg_snapshot)
      limit ${most}
    ) c on true`.execute(db)
  const marks = rows.flatMap(({ partner, store, goods }) =>
    partner === null ? [] : [{ partnerId: partner, storeId: store, goodsId: goods }],
  )
  return { snapshot: rows[0]!.snapshot, isOlder: rows[0]!.isOlder, marks }
}

/** Of these stores those with so many goods on sale. */
export async function findLarge(db: Db, stores: readonly Scope[], count: number): Promise<Scope[]> {
  const [partners, ids] = [stores.map((s) => s.partnerId), stores.map((s) => s.storeId)]
  const { rows } = await sql<{ partnerId: number; storeId: number }>`
    select t.partner as "partnerId", t.store as "storeId"
    from unnest(${partners}::integer[], ${ids}::integer[]) t (partner, store)
    where exists (select 1 from listing l
      where l.partner_id = t.partner and l.store_id = t.store and l.category_id = 0
      order by l.goods_id limit 1 offset ${count - 1})`.execute(db)
  return rows
}

/** The SKUs that a store sells of the goods of a row `l`, as `k`. */
const soldSkus = sql`
  sku k join store_sku s on s.partner_id = l.partner_id and s.store_id = l.store_id and s.sku_id = k.id
  where k.partner_id = l.partner_id and k.goods_id = l.goods_id and k.closed_at is null`

/** Something of the goods `g` of a row. */
const ofGoods = (what: RawBuilder<unknown>) =>
  sql`(select ${what} from goods g where g.partner_id = l.partner_id and g.id = l.goods_id)`

/** What goods are counted by, as `Content` has it. */
const countedBy = sql`jsonb_build_array(g.category_id, g.attrs, coalesce(g.en -> 'attrs', g.attrs))`

/** When the goods of a row `l` came, in microseconds. */
export const launchedOf = sql`(extract(epoch from l.launched_at) * 1000000)::bigint`

/** One of all that `Content` and vocabularies are read from. */
export const digestOfContent = sql`(
    hash_array_extended(coalesce(l.terms, '{}'), 1) # hashtextextended(coalesce(l.title, ''), 2)
    # ${ofGoods(sql`jsonb_hash_extended(${countedBy}, 4) # hashtextextended(g.search_text, 5)`)}
    # coalesce((select bit_xor(jsonb_hash_extended(k.attrs, k.id) # jsonb_hash_extended(k.attrs_en, -k.id))
      from ${soldSkus}),
      3)
  ) & 4503599627370495`

/** As `Keys` have them. */
const keyColumns = sql`
  l.goods_id as id, l.sort, l.sales, l.price, ${launchedOf} as launched, l.stock_state as stock,
  ${digestOfContent} as digest`

interface KeyRow {
  readonly id: number
  readonly sort: number
  readonly sales: number
  readonly price: number
  readonly launched: number
  readonly stock: number
  readonly digest: number
}

const keysOf = (rows: readonly KeyRow[]): Keys =>
  Float64Array.from(
    rows.flatMap(({ id, sort, sales, price, launched, stock, digest }) => [
      ...[id, sort, sales, price, launched, stock, digest],
    ]),
  )

/** Some goods on sale: these, or the next ones after an id by their ids. */
export type SomeGoods =
  | { readonly ids: readonly number[] }
  | { readonly after: number; readonly most: number }

/** The rows of these goods, as `listing l`: those that are not on sale have none. */
function rowsOf({ partnerId, storeId }: Scope, which: SomeGoods): RawBuilder<unknown> {
  const ofStore = sql`listing l
    where l.partner_id = ${partnerId} and l.store_id = ${storeId} and l.category_id = 0`
  return 'ids' in which
    ? sql`${ofStore} and l.goods_id = any(${which.ids}::bigint[])`
    : sql`${ofStore} and l.goods_id > ${which.after} order by l.goods_id limit ${which.most}`
}

/** How goods are sorted and narrowed. */
export async function findKeys(db: Db, scope: Scope, which: SomeGoods): Promise<Keys> {
  const { rows } = await sql<KeyRow>`select ${keyColumns} from ${rowsOf(scope, which)}`.execute(db)
  return keysOf(rows)
}

/** The categories that the goods of a row `l` stand in or under. */
export const categoriesOf = sql`
  array(select c.category_id from listing c where c.partner_id = l.partner_id and c.store_id = l.store_id
    and c.goods_id = l.goods_id and c.category_id > 0)`

/** Attributes of each of their SKUs that is sold, in each language: a list of lists. */
export const variantsOf = sql`
  coalesce((select jsonb_agg(k.attrs order by k.id) || jsonb_agg(k.attrs_en order by k.id) from ${soldSkus}),
    '[]')`

export interface FoundContents {
  readonly keys: Keys
  readonly contents: readonly Content[]
}

/** What goods are found by, with their keys. */
export async function findContents(db: Db, scope: Scope, which: SomeGoods): Promise<FoundContents> {
  const { rows } = await sql<KeyRow & Content>`
    select ${keyColumns}, coalesce(l.terms, '{}')::text as terms, coalesce(l.title, '') as title,
      ${categoriesOf} as categories, ${variantsOf}::text as variants,
      ${ofGoods(sql`${countedBy}::text`)} as traits
    from ${rowsOf(scope, which)}`.execute(db)
  return {
    keys: keysOf(rows),
    contents: rows.map(({ terms, title, categories, variants, traits }) => ({
      ...{ terms, title, categories, variants, traits },
    })),
  }
}
