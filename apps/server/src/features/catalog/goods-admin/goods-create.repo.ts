import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Locks the assignment of codes until the transaction ends: `k-1` and `K-1` at once would be two. */
export async function lockCodes(trx: Db, partnerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`codes ${partnerId}`}))`.execute(trx)
}

/** Whether goods of the partner have one of these codes, in whatever case. */
export async function hasGoodsCode(
  trx: Db,
  partnerId: number,
  codes: readonly string[],
): Promise<boolean> {
  const lower = codes.map((code) => code.toLowerCase())
  const found = await trx
    .selectFrom('goods')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where(sql`lower(code)`, '=', sql`any(${lower}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whose these codes are, in whatever case: of SKUs that have them, or had them before and are named
 * by them in orders.
 */
export async function codesTaken(
  trx: Db,
  partnerId: number,
  productSns: readonly string[],
): Promise<{ code: string; skuId: number }[]> {
  const lower = productSns.map((sn) => sn.toLowerCase())
  const { rows } = await sql<{ code: string; skuId: number }>`
    select k.product_sn as code, k.id as "skuId" from sku k
    where k.partner_id = ${partnerId} and lower(k.product_sn) = any(${lower}::text[])
    union all
    select b.product_sn, b.sku_id from sku_code_before b
    where b.partner_id = ${partnerId} and lower(b.product_sn) = any(${lower}::text[])
    order by code`.execute(trx)
  return rows
}

export async function freightTemplatesOf(
  db: Db,
  partnerId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('freight_template')
    .select(['id', 'name'])
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .execute()
}

/** How many goods of a partner have each freight template, by its id. */
export async function goodsByFreight(
  db: Db,
  partnerId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .select(['freight_template_id as id', (each) => each.fn.countAll<string>().as('count')])
    .groupBy('freight_template_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Brands that goods of the partner name, the most named first. */
export async function brandsOf(db: Db, partnerId: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('goods')
    .select('brand')
    .where('partner_id', '=', partnerId)
    .where('brand', '<>', '')
    .groupBy('brand')
    .orderBy((each) => each.fn.countAll(), 'desc')
    .orderBy('brand')
    .limit(limit)
    .execute()
  return rows.map(({ brand }) => brand)
}
