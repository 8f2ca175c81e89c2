import { sql, type RawBuilder } from 'kysely'

/** A store by its numbers, or by pieces of a statement that give them. */
interface StoreKey {
  readonly partnerId: number | RawBuilder<unknown>
  readonly storeId: number | RawBuilder<unknown>
}

/** Rows of a store, under the name that a statement gives their table: `o.partner_id = …`. */
export const ofStore = (table: string, { partnerId, storeId }: StoreKey): RawBuilder<unknown> => {
  const name = sql.raw(table)
  return sql`${name}.partner_id = ${partnerId} and ${name}.store_id = ${storeId}`
}
