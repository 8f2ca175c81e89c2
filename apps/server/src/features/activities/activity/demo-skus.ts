import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Numbers of SKUs that an activity of the demo world names by their codes, in that order. */
export async function demoSkus(
  db: Db,
  { partnerId }: Scope,
  codes: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, product_sn as code from sku
    where partner_id = ${partnerId} and product_sn = any(${[...codes]}::text[])`.execute(db)
  return codes.map((code) => {
    const found = rows.find((row) => row.code === code)
    if (!found) throw new Error(`an activity of the demo names a SKU that is not there: ${code}`)
    return found.id
  })
}

/** Lines of the demo world that sell SKUs, as they are set up. */
export async function demoLines(
  db: Db,
  scope: Scope,
  skus: readonly (readonly [code: string, price: number, quota: number, limit: number])[],
) {
  const ids = await demoSkus(
    db,
    scope,
    skus.map(([code]) => code),
  )
  return skus.map(([, price, quota, limit], place) => ({
    skuId: ids[place]!,
    price,
    quota,
    limit,
  }))
}
