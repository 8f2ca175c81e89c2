import { nameKey } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './media.tables.ts'

export interface FolderRow {
  readonly id: number
  readonly name: string
  readonly count: number
}

/** Folders by name, each with its pictures counted; last the count of those in none, with id 0. */
export async function findFolders(db: Db, partnerId: number): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    with counted as (select coalesce(folder_id, 0) as id, count(*)::int as count from media
      where partner_id = ${partnerId} group by 1),
      folders as (select id, name from media_folder where partner_id = ${partnerId} union all select 0, '')
    select f.id, f.name, coalesce(c.count, 0) as count
    from folders f
    left join counted c on c.id = f.id
    order by f.id = 0, f.name`.execute(db)
  return rows
}

export async function hasFolder(trx: Db, partnerId: number, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('media_folder')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function countFolders(trx: Db, partnerId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('media_folder')
    .where('partner_id', '=', partnerId)
    .select((each) => each.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * The folder that has this name already, however it is written. Until the transaction ends nobody
 * else names one.
 */
export async function folderNamed(
  trx: Db,
  partnerId: number,
  name: string,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`folders ${partnerId}`}))`.execute(trx)
  const folders = await trx
    .selectFrom('media_folder')
    .select(['id', 'name'])
    .where('partner_id', '=', partnerId)
    .execute()
  return folders.find((each) => nameKey(each.name) === nameKey(name))?.id
}

export async function insertFolder(trx: Db, partnerId: number, name: string): Promise<number> {
  const { id } = await trx
    .insertInto('media_folder')
    .values({ partner_id: partnerId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What it was called before; undefined when there is none. */
export async function lockFolder(
  trx: Db,
  partnerId: number,
  id: number,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('media_folder')
    .select('name')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found?.name
}

export async function renameFolder(
  trx: Db,
  partnerId: number,
  id: number,
  name: string,
): Promise<void> {
  await trx
    .updateTable('media_folder')
    .set({ name })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteFolder(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .updateTable('media')
    .set({ folder_id: null, version: sql`version + 1` })
    .where('partner_id', '=', partnerId)
    .where('folder_id', '=', id)
    .execute()
  await trx
    .deleteFrom('media_folder')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
