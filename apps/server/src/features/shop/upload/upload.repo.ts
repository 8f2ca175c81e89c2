import type { PictureRef } from '@mallard/contract/fields'
import type { VideoRef } from '@mallard/contract/shop/upload/video.fields'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Purpose } from './upload.tables.ts'

export const states = { permitted: 0, ready: 1, kept: 2, letGo: 3 } as const

/**
 * Who sent it: a member; or somebody without an account, as a session, or a member of the staff.
 */
export type UploadOwner =
  | { readonly partnerId: number; readonly memberId: number }
  | { readonly partnerId: number; readonly holder: `session ${number}` | `staff ${number}` }

export interface UploadRow {
  readonly name: string
  readonly purpose: Purpose
  readonly state: number
  readonly picture: PictureRef | null
  readonly video: VideoRef | null
}

const columns = ['name', 'purpose', 'state', 'picture', 'video'] as const

export async function insertUpload(
  db: Db,
  owner: UploadOwner,
  name: string,
  purpose: Purpose,
  at: Date,
): Promise<void> {
  const whose = 'memberId' in owner ? { member_id: owner.memberId } : { holder: owner.holder }
  await db
    .insertInto('upload')
    .values({ name, partner_id: owner.partnerId, ...whose, purpose, created_at: at })
    .execute()
}

export async function findUpload(
  db: Db,
  owner: UploadOwner,
  name: string,
): Promise<UploadRow | undefined> {
  return ofOwner(db, owner).where('name', '=', name).select(columns).executeTakeFirst()
}

/** What an upload of this purpose was drawn into; undefined before that. */
export async function findDrawn(
  db: Db,
  owner: UploadOwner,
  name: string,
  purpose: Purpose,
): Promise<DrawnFile | undefined> {
  const row = await ofOwner(db, owner)
    .where('name', '=', name)
    .where('purpose', '=', purpose)
    .select(['picture', 'bytes', 'digest'])
    .executeTakeFirst()
  const { picture, bytes, digest } = row ?? {}
  return picture && bytes && digest ? { picture, bytes, digest } : undefined
}

/** Locked for the transaction, in the order of their names. */
export async function lockUploads(
  trx: Db,
  owner: UploadOwner,
  names: readonly string[],
): Promise<UploadRow[]> {
  return ofOwner(trx, owner)
    .where('name', 'in', names)
    .select(columns)
    .orderBy('name')
    .forUpdate()
    .execute()
}

function ofOwner(db: Db, owner: UploadOwner) {
  const ofPartner = db.selectFrom('upload').where('partner_id', '=', owner.partnerId)
  return 'memberId' in owner
    ? ofPartner.where('member_id', '=', owner.memberId)
    : ofPartner.where('holder', '=', owner.holder)
}

/** What an upload was drawn into. */
export interface DrawnFile {
  readonly picture: PictureRef
  readonly bytes: number
  /** SHA-256 in hex. */
  readonly digest: string
}

/** False when another call was first. */
export async function setReady(
  db: Db,
  name: string,
  { picture, bytes, digest }: DrawnFile,
): Promise<boolean> {
  const done = await db
    .updateTable('upload')
    .set({ state: states.ready, picture: JSON.stringify(picture), bytes, digest })
    .where('name', '=', name)
    .where('state', '=', states.permitted)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Of a video; false when another call was first. */
export async function setVideoReady(db: Db, name: string, video: VideoRef): Promise<boolean> {
  const done = await db
    .updateTable('upload')
    .set({ state: states.ready, video: JSON.stringify(video), bytes: video.bytes })
    .where('name', '=', name)
    .where('state', '=', states.permitted)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Locked for the transaction, in the order of their names, whoever sent them. */
export async function lockNames(
  trx: Db,
  partnerId: number,
  names: readonly string[],
): Promise<void> {
  await trx
    .selectFrom('upload')
    .where('partner_id', '=', partnerId)
    .where('name', 'in', names)
    .select('name')
    .orderBy('name')
    .forUpdate()
    .execute()
}

/** A video of a partner, whoever sent it, locked for the transaction. */
export async function lockVideo(
  trx: Db,
  partnerId: number,
  name: string,
): Promise<(Pick<UploadRow, 'state' | 'video'> & { readonly holder: string | null }) | undefined> {
  return trx
    .selectFrom('upload')
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .where('purpose', '=', 'video')
    .select(['state', 'video', 'holder'])
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Files a picture that is part of something from its beginning; one that was let go is there again.
 */
export async function insertKept(
  trx: Db,
  owner: UploadOwner,
  name: string,
  purpose: Purpose,
  { picture, bytes, digest }: DrawnFile,
  at: Date,
): Promise<void> {
  const whose = 'memberId' in owner ? { member_id: owner.memberId } : { holder: owner.holder }
  await trx
    .insertInto('upload')
    .values({
      name,
      partner_id: owner.partnerId,
      ...whose,
      purpose,
      state: states.kept,
      picture: JSON.stringify(picture),
      bytes,
      digest,
      is_cleared: true,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ state: states.kept }))
    .execute()
}

export async function moveUploads(
  trx: Db,
  names: readonly string[],
  from: number,
  to: number,
): Promise<void> {
  if (names.length === 0) return
  await trx
    .updateTable('upload')
    .set({ state: to })
    .where('name', 'in', names)
    .where('state', '=', from)
    .execute()
}

/** What nothing became part of in time is nobody's any more. */
export async function letOldGo(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('upload')
    .set({ state: states.letGo })
    .where('state', 'in', [states.permitted, states.ready])
    .where('created_at', '<', before)
    .execute()
}

export interface SweptUpload extends UploadRow {
  readonly createdAt: Date
}

/** Uploads whose files have to be removed, oldest first, from the one behind `last` on. */
export async function uploadsToSweep(
  db: Db,
  before: Date,
  last: SweptUpload | undefined,
  limit: number,
): Promise<SweptUpload[]> {
  return db
    .selectFrom('upload')
    .where('created_at', '<', before)
    .where((or) =>
      or.or([
        or('state', '=', states.letGo),
        or.and([or('state', '=', states.kept), or('is_cleared', '=', false)]),
      ]),
    )
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, name) > (${last?.createdAt ?? null}::timestamptz,
          ${last?.name ?? null}::text)`,
      ),
    )
    .select([...columns, 'created_at as createdAt'])
    .orderBy('created_at')
    .orderBy('name')
    .limit(limit)
    .execute()
}

export async function forgetUpload(db: Db, name: string): Promise<void> {
  await db.deleteFrom('upload').where('name', '=', name).where('state', '=', states.letGo).execute()
}

export async function setCleared(db: Db, name: string): Promise<void> {
  await db.updateTable('upload').set({ is_cleared: true }).where('name', '=', name).execute()
}
