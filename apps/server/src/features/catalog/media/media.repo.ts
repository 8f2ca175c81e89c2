import type { PictureRef } from '@mallard/contract/fields'
import type { UseKind } from '@mallard/contract/catalog/media/media.codes'
import { type RawBuilder, sql } from 'kysely'
import { countOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import './media.tables.ts'

export interface MediaRow {
  readonly id: number
  readonly folderId: number | null
  readonly name: string
  readonly alt: string
  readonly altEn: string
  readonly picture: PictureRef
  readonly bytes: number
  readonly uses: number
  readonly createdAt: Date
  readonly version: number
}

export interface MediaFilter {
  readonly q: string | undefined
  /** 0: in no folder. */
  readonly folderId: number | undefined
  readonly use: 'all' | 'used' | 'unused'
}

const columns = sql`m.id, m.folder_id as "folderId", m.name, m.alt, m.alt_en as "altEn", m.picture, m.bytes,
  (select count(*)::int from media_use u where u.partner_id = m.partner_id and u.media_id = m.id) as uses,
  m.created_at as "createdAt", m.version`

/** One more than the page holds, where there is one. */
export async function findMedia(
  db: Db,
  partnerId: number,
  { q, folderId, use }: MediaFilter,
  offset: number,
  limit: number,
): Promise<{ rows: MediaRow[]; total: number }> {
  const conditions = [sql`m.partner_id = ${partnerId}`]
  if (q)
    conditions.push(
      sql`position(${q.toLowerCase()} in lower(m.name || ' ' || m.alt || ' ' || m.alt_en)) > 0`,
    )
  if (folderId === 0) conditions.push(sql`m.folder_id is null`)
  if (folderId) conditions.push(sql`m.folder_id = ${folderId}`)
  const isUsed = sql`exists (select 1 from media_use u
    where u.partner_id = m.partner_id and u.media_id = m.id)`
  if (use !== 'all') conditions.push(use === 'used' ? isUsed : sql`not ${isUsed}`)
  const from = sql`media m where ${sql.join(conditions, sql` and `)}`
  const [found, counted] = await Promise.all([
    sql<MediaRow>`
      select ${columns} from ${from}
      order by m.created_at desc, m.id desc limit ${limit + 1} offset ${offset}`.execute(db),
    sql<{ count: number }>`select ${countOf(from)} as count`.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.count ?? 0 }
}

export async function mediaBy(
  db: Db,
  partnerId: number,
  which: { readonly id: number } | { readonly digest: string } | { readonly url: string },
): Promise<MediaRow | undefined> {
  const [[column, value] = ['id', 0]] = Object.entries(which)
  const { rows } = await sql<MediaRow>`
    select ${columns} from media m
    where m.partner_id = ${partnerId} and m.${sql.ref(column)} = ${value}`.execute(db)
  return rows[0]
}

/**
 * Addresses of pictures of the library by what names them: their address, or the name of their
 * file, with or without its ending; the newest of one name.
 */
export async function urlsByName(
  db: Db,
  partnerId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const bare = (name: RawBuilder<unknown>) =>
    sql`lower(regexp_replace(${name}, '[.](jpe?g|png|webp)$', '', 'i'))`
  const { rows } = await sql<{ wanted: string; url: string }>`
    with w as (select unnest(${names}::text[]) as wanted)
    select w.wanted, m.url from w join media m on m.partner_id = ${partnerId} and m.url = w.wanted
    union all (
      select distinct on (w.wanted) w.wanted, m.url
      from w join media m on m.partner_id = ${partnerId}
        and ${bare(sql`m.name`)} = ${bare(sql`w.wanted`)}
      order by w.wanted, m.id desc)`.execute(db)
  return new Map(rows.map(({ wanted, url }) => [wanted, url]))
}

export interface NewMedia {
  readonly partnerId: number
  /** null: in no folder. */
  readonly folderId: number | null
  readonly name: string
  readonly picture: PictureRef
  readonly bytes: number
  readonly digest: string
  readonly at: Date
}

/** False when the library has the same file, under whatever name. */
export async function insertMedia(
  trx: Db,
  { partnerId, folderId, name, picture, bytes, digest, at }: NewMedia,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('media')
    .values({
      partner_id: partnerId,
      folder_id: folderId,
      name,
      picture: JSON.stringify(picture),
      bytes,
      digest,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export interface MediaChange {
  readonly name: string
  readonly alt: string
  readonly altEn: string
  readonly folderId: number | null
}

/** Optimistic lock: writes only if `version` is still current; returns whether it was. */
export async function updateMedia(
  trx: Db,
  partnerId: number,
  id: number,
  version: number,
  change: MediaChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({
      name: change.name,
      alt: change.alt,
      alt_en: change.altEn,
      folder_id: change.folderId,
      version: version + 1,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface LockedMedia {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly wasUsed: boolean
  readonly folderId: number | null
}

/** Locked in the order of their ids: nothing can begin to show them before the transaction ends. */
export async function lockMedia(
  trx: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<LockedMedia[]> {
  return trx
    .selectFrom('media')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'url', 'was_used as wasUsed', 'folder_id as folderId'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function moveMedia(
  trx: Db,
  partnerId: number,
  ids: readonly number[],
  folderId: number | null,
): Promise<void> {
  await trx
    .updateTable('media')
    .set({ folder_id: folderId, version: sql`version + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('folder_id', 'is distinct from', folderId)
    .execute()
}

export async function deleteMedia(
  trx: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('media').where('partner_id', '=', partnerId).where('id', 'in', ids).execute()
}

export interface UseRow {
  readonly kind: UseKind
  readonly id: number
}

export async function usesOf(
  db: Db,
  partnerId: number,
  mediaId: number,
  limit: number,
): Promise<{ uses: UseRow[]; total: number }> {
  const found = db
    .selectFrom('media_use')
    .where('partner_id', '=', partnerId)
    .where('media_id', '=', mediaId)
  const [uses, counted] = await Promise.all([
    found.select(['kind', 'ref_id as id']).orderBy('kind').orderBy('ref_id').limit(limit).execute(),
    found.select((each) => each.fn.countAll<string>().as('count')).executeTakeFirst(),
  ])
  return { uses, total: Number(counted?.count ?? 0) }
}

/** All that show it. */
export async function allUsesOf(trx: Db, partnerId: number, mediaId: number): Promise<UseRow[]> {
  return trx
    .selectFrom('media_use')
    .where('partner_id', '=', partnerId)
    .where('media_id', '=', mediaId)
    .select(['kind', 'ref_id as id'])
    .orderBy('ref_id')
    .execute()
}

/** From now on this file is the picture. */
export async function putFile(
  trx: Db,
  partnerId: number,
  id: number,
  { picture, bytes, digest }: Pick<NewMedia, 'picture' | 'bytes' | 'digest'>,
): Promise<void> {
  await trx
    .updateTable('media')
    .set({ picture: JSON.stringify(picture), bytes, digest, version: sql`version + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Which of these pictures anything shows. */
export async function usedAmong(
  trx: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('media_use')
    .where('partner_id', '=', partnerId)
    .where('media_id', 'in', ids)
    .select('media_id')
    .distinct()
    .execute()
  return rows.map((row) => row.media_id)
}

/**
 * Pictures of the library by their addresses, kept from being taken away until the transaction
 * ends.
 */
export async function holdByUrl(
  trx: Db,
  partnerId: number,
  urls: readonly string[],
): Promise<{ id: number; url: string; picture: PictureRef }[]> {
  if (urls.length === 0) return []
  return trx
    .selectFrom('media')
    .where('partner_id', '=', partnerId)
    .where('url', 'in', urls)
    .select(['id', 'url', 'picture'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** From now on one thing shows these of the library, and no others. */
export async function replaceUses(
  trx: Db,
  partnerId: number,
  kind: UseKind,
  refId: number,
  mediaIds: readonly number[],
): Promise<void> {
  const before = trx
    .deleteFrom('media_use')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
  await (mediaIds.length > 0 ? before.where('media_id', 'not in', mediaIds) : before).execute()
  if (mediaIds.length === 0) return
  await trx
    .insertInto('media_use')
    .values(
      mediaIds.map((mediaId) => ({
        partner_id: partnerId,
        kind,
        ref_id: refId,
        media_id: mediaId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .updateTable('media')
    .set({ was_used: true })
    .where('partner_id', '=', partnerId)
    .where('id', 'in', mediaIds)
    .where('was_used', '=', false)
    .execute()
}

/** Files the pictures that goods and categories of a new shop came with. */
export async function filePictures(trx: Db, at: Date): Promise<void> {
  await sql`select file_known_pictures(${at})`.execute(trx)
}
