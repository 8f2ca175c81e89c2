import type { Segment } from '@mallard/contract/account/segment/segment-admin.calls'
import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import './segment.tables.ts'

const columns = ['id', 'name', 'conditions', 'version', 'staff_name', 'changed_at'] as const

interface SegmentRow {
  readonly id: number
  readonly name: string
  readonly conditions: Segment['conditions']
  readonly version: number
  readonly staff_name: string
  readonly changed_at: Date
}

const viewOf = ({ staff_name: by, changed_at: changedAt, ...row }: SegmentRow): Segment => ({
  ...row,
  by,
  changedAt: changedAt.getTime(),
})

export async function listSegments(
  db: Db,
  { partnerId, storeId }: Scope,
  limit: number,
): Promise<Segment[]> {
  const rows = await db
    .selectFrom('segment')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(viewOf)
}

export async function findSegment(
  db: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<Segment | undefined> {
  const row = await db
    .selectFrom('segment')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
  return row && viewOf(row)
}

export interface SegmentTerms extends Pick<Segment, 'name' | 'conditions'> {
  readonly by: string
  readonly at: Date
}

export async function insertSegment(
  trx: Db,
  { partnerId, storeId }: Scope,
  { name, conditions, by, at }: SegmentTerms,
): Promise<number> {
  const { id } = await trx
    .insertInto('segment')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      name,
      conditions: JSON.stringify(conditions),
      staff_name: by,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when it is another version by now. */
export async function updateSegment(
  trx: Db,
  { partnerId, storeId }: Scope,
  { id, version }: Pick<Segment, 'id' | 'version'>,
  { name, conditions, by, at }: SegmentTerms,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('segment')
    .set({
      name,
      conditions: JSON.stringify(conditions),
      staff_name: by,
      changed_at: at,
      version: version + 1,
    })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether it was there until now. */
export async function deleteSegment(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('segment')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
