import { sql, type Generated, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

interface CollectionTables {
  collection: {
    id: Generated<number>
    partner_id: number
    member_id: number
    goods_id: number
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CollectionTables {}
}

export interface Owner {
  partnerId: number
  memberId: number
}

/** Adds an existing goods item of the partner; false when there is none. */
export async function addToCollection(
  db: Kysely<Tables>,
  owner: Owner,
  goodsId: number,
  now: Date,
): Promise<boolean> {
  const added = await sql`
    insert into collection (partner_id, member_id, goods_id, created_at)
    select partner_id, ${owner.memberId}, id, ${now}::timestamptz
    from goods
    where partner_id = ${owner.partnerId} and id = ${goodsId}
    on conflict (partner_id, member_id, goods_id) do update set goods_id = excluded.goods_id
    returning id`.execute(db)
  return added.rows.length === 1
}

export async function removeFromCollection(
  db: Kysely<Tables>,
  owner: Owner,
  goodsIds: readonly number[],
): Promise<void> {
  if (goodsIds.length === 0) return
  await db
    .deleteFrom('collection')
    .where('partner_id', '=', owner.partnerId)
    .where('member_id', '=', owner.memberId)
    .where('goods_id', 'in', goodsIds)
    .execute()
}

export async function countCollection(db: Kysely<Tables>, owner: Owner): Promise<number> {
  const row = await owned(db, owner)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function isCollected(
  db: Kysely<Tables>,
  owner: Owner,
  goodsId: number,
): Promise<boolean> {
  return (
    (await owned(db, owner).where('goods_id', '=', goodsId).select('id').executeTakeFirst()) !==
    undefined
  )
}

export async function collectedIds(
  db: Kysely<Tables>,
  owner: Owner,
  offset: number,
  limit: number,
): Promise<number[]> {
  const rows = await owned(db, owner)
    .select('goods_id')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => row.goods_id)
}

function owned(db: Kysely<Tables>, owner: Owner) {
  return db
    .selectFrom('collection')
    .where('partner_id', '=', owner.partnerId)
    .where('member_id', '=', owner.memberId)
}
