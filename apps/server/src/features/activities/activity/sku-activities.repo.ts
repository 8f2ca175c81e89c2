import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import {
  isSkuOnSale,
  namedColumns,
  runsAt,
  skuColumns,
  skuJoins,
  type NamedRow,
  type SkuRow,
} from './activity-row.repo.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** Reads activities that are about one SKU each, out of their table, with columns of their own. */
export const skuActivities = <Row extends NamedRow & SkuRow>(
  table: string,
  columns: RawBuilder<unknown>,
) => {
  const read = sql`select ${namedColumns}, ${skuColumns}, ${columns} from ${sql.table(table)} a ${skuJoins}`
  return {
    /** One of a store, by a condition on `a` that holds for no other. */
    async find(db: Db, scope: Scope, which: RawBuilder<unknown>): Promise<Row | undefined> {
      const { rows } = await sql<Row>`${read} where ${ofStore('a', scope)} and ${which}`.execute(db)
      return rows[0]
    },
    /** Those that run at a moment and whose SKU is on sale, those first that end first. */
    async running(db: Db, scope: Scope, at: Date): Promise<Row[]> {
      const { rows } = await sql<Row>`
        ${read} where ${ofStore('a', scope)} and ${runsAt(at)} and ${isSkuOnSale}
        order by a.end_at, a.id limit 20`.execute(db)
      return rows
    },
  }
}
