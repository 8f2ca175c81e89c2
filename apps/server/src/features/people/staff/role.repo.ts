import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './role.tables.ts'

export interface OwnRole {
  readonly id: number
  readonly name: string
  readonly storeId: number | null
  readonly rights: readonly string[]
  readonly version: number
}

/** Those of a partner, by their names. */
export async function ownRoles(db: Db, partnerId: number): Promise<OwnRole[]> {
  return db
    .selectFrom('own_role')
    .where('partner_id', '=', partnerId)
    .select(['id', 'name', 'store_id as storeId', 'rights', 'version'])
    .orderBy('name_key')
    .execute()
}

/** How many of the staff have each role. */
export async function roleHolders(db: Db, partnerId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ role: string; count: number }>`
    select role, count(distinct staff_id)::int as count from staff_role
    where partner_id = ${partnerId} group by role`.execute(db)
  return new Map(rows.map(({ role, count }) => [role, count]))
}

/** One of a partner, held until the transaction ends. */
export async function lockOwnRole(
  trx: Db,
  partnerId: number,
  id: number,
): Promise<OwnRole | undefined> {
  return trx
    .selectFrom('own_role')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .select(['id', 'name', 'store_id as storeId', 'rights', 'version'])
    .forUpdate()
    .executeTakeFirst()
}

interface RoleText {
  readonly name: string
  readonly nameKey: string
  readonly rights: readonly string[]
  readonly at: Date
}

export async function insertOwnRole(
  trx: Db,
  partnerId: number,
  storeId: number | null,
  { name, nameKey, rights, at }: RoleText,
): Promise<number> {
  const { id } = await trx
    .insertInto('own_role')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      name,
      name_key: nameKey,
      rights: [...rights],
      version: 1,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateOwnRole(
  trx: Db,
  partnerId: number,
  id: number,
  { name, nameKey, rights, at }: RoleText,
): Promise<void> {
  await trx
    .updateTable('own_role')
    .set((row) => ({
      name,
      name_key: nameKey,
      rights: [...rights],
      version: row('version', '+', 1),
      changed_at: at,
    }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Whoever has it keeps it: a foreign key refuses. */
export async function deleteOwnRole(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('own_role')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
