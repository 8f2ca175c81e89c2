import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

let made = 0

/** A freight template of a partner that no goods have. */
export async function makeFreight(db: Db, partnerId: number): Promise<number> {
  made += 1
  const { rows } = await sql<{ id: number }>`
    insert into freight_template (partner_id, code, name, mode, areas)
    values (${partnerId}, ${`made-${made}`}, ${`模板${made}`}, 2, '[]') returning id`.execute(db)
  return rows[0]!.id
}

/** An empty category of a partner, at the top unless told. */
export async function makeCategory(
  db: Db,
  partnerId: number,
  parentId: number | null = null,
): Promise<number> {
  made += 1
  const { rows } = await sql<{ id: number }>`
    insert into category (partner_id, parent_id, code, name, sort)
    values (${partnerId}, ${parentId}, ${`made-${made}`}, ${`类目${made}`}, 1000) returning id`.execute(
    db,
  )
  return rows[0]!.id
}
