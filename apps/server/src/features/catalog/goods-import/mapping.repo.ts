import { type Cell, nameKey } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ImportRow } from './goods-import.repo.ts'
import { headsOf, type MappedHeads, type Mapping } from './mapping.rules.ts'

export interface KeptRow extends Mapping {
  readonly version: number
  readonly usedAt: Date
}

const columns = sql`m.id, m.name, m.layout, m.group_by as "groupBy", m.columns, m.version,
  m.used_at as "usedAt"`

/** All mappings of a partner, those used last first. */
export async function listMappings(db: Db, partnerId: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select ${columns} from import_mapping m where m.partner_id = ${partnerId}
    order by m.used_at desc, m.id desc`.execute(db)
  return rows
}

/** The same for writing: who comes second sees what the first has made of them. */
export async function lockMappings(trx: Db, partnerId: number): Promise<KeptRow[]> {
  await sql`
    select id from import_mapping where partner_id = ${partnerId}
    order by id for update`.execute(trx)
  return listMappings(trx, partnerId)
}

/** The mapping by which a table with these headings was read last. */
export async function mappingOf(
  db: Db,
  partnerId: number,
  heads: readonly Cell[],
): Promise<Mapping | undefined> {
  const { rows } = await sql<Mapping>`
    select m.id, m.name, m.layout, m.group_by as "groupBy", m.columns from import_mapping m
    where m.partner_id = ${partnerId} and m.heads = ${JSON.stringify(headsOf(heads))}::jsonb
    order by m.used_at desc, m.id desc limit 1`.execute(db)
  return rows[0]
}

interface NewMapping extends MappedHeads {
  readonly name: string
  /** Headings of the whole table. */
  readonly heads: readonly Cell[]
  readonly at: Date
}

const valuesOf = ({ name, layout, groupBy, columns: mapped, heads, at }: NewMapping) => ({
  name,
  name_key: nameKey(name),
  layout,
  group_by: groupBy,
  columns: JSON.stringify(mapped),
  heads: JSON.stringify(headsOf(heads)),
  used_at: at,
})

export async function insertMapping(
  trx: Db,
  partnerId: number,
  mapping: NewMapping,
): Promise<number> {
  const { id } = await trx
    .insertInto('import_mapping')
    .values({ partner_id: partnerId, created_at: mapping.at, ...valuesOf(mapping) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMapping(
  trx: Db,
  partnerId: number,
  id: number,
  mapping: NewMapping,
): Promise<void> {
  await trx
    .updateTable('import_mapping')
    .set((each) => ({ ...valuesOf(mapping), version: each('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function renameMapping(
  trx: Db,
  partnerId: number,
  id: number,
  name: string,
): Promise<void> {
  await trx
    .updateTable('import_mapping')
    .set((each) => ({ name, name_key: nameKey(name), version: each('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** A table with these headings is read by it, and the next one with them will be. */
export async function noteUsed(
  trx: Db,
  partnerId: number,
  id: number,
  heads: readonly Cell[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('import_mapping')
    .set({ used_at: at, heads: JSON.stringify(headsOf(heads)) })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteMapping(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('import_mapping')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Forgets what goods are called in the tables of a mapping; they are found by their codes still. */
export async function unlinkMapping(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('import_link')
    .where('partner_id', '=', partnerId)
    .where('source', '=', 'mapping')
    .where('mapping_id', '=', id)
    .execute()
}

/** Keeps how an import is read, and forgets what was found before. */
export async function keepMapping(
  trx: Db,
  { id }: Pick<ImportRow, 'id'>,
  mapping: Mapping,
): Promise<void> {
  await sql`
    update goods_import set profile = 'mapped', fits = '["mapped"]',
      mapping = ${JSON.stringify(mapping)}::jsonb where id = ${id}`.execute(trx)
}

/** Cells of the first rows of an import. */
export async function firstRows(
  db: Db,
  importId: number,
  max: number,
): Promise<(readonly Cell[])[]> {
  const { rows } = await sql<{ cells: readonly Cell[] }>`
    select r.cells from goods_import_row r
    where r.import_id = ${importId} order by r.line limit ${max}`.execute(db)
  return rows.map(({ cells }) => cells)
}
