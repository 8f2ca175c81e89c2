import type {
  CountedTag,
  MemberTag,
} from '@mallard/contract/account/member/member-record-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { maxCounted } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import './member.tables.ts'

/** Tags that a store has: its own, and those of the partner. */
export const tagSeenIn = ({ partnerId, storeId }: Scope) =>
  sql<boolean>`g.partner_id = ${partnerId} and (g.store_id is null or g.store_id = ${storeId})`

const tagColumns = sql`g.id, g.name, g.color, g.store_id is not null as "isOfStore"`

export async function listTags(db: Db, scope: Scope): Promise<CountedTag[]> {
  const { rows } = await sql<CountedTag>`
    select ${tagColumns}, (select count(*)::int from (select 1 from member_tagged w
      where w.partner_id = g.partner_id and w.tag_id = g.id limit ${maxCounted}) counted) as members
    from member_tag g where ${tagSeenIn(scope)} order by g.store_id nulls first, g.id`.execute(db)
  return rows
}

export async function lockTag(trx: Db, scope: Scope, id: number): Promise<MemberTag | undefined> {
  const { rows } = await sql<MemberTag>`
    select ${tagColumns} from member_tag g where ${tagSeenIn(scope)} and g.id = ${id} for update`.execute(
    trx,
  )
  return rows[0]
}

export type TagTerms = Pick<MemberTag, 'name' | 'color'>

/** A tag of a store or of the partner; two of one name meet at the index `member_tag_name`. */
export async function insertTag(
  trx: Db,
  { partnerId, storeId }: Scope,
  { name, color, isOfStore }: TagTerms & Pick<MemberTag, 'isOfStore'>,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('member_tag')
    .values({
      partner_id: partnerId,
      store_id: isOfStore ? storeId : null,
      name,
      color,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTag(
  trx: Db,
  scope: Scope,
  id: number,
  { name, color }: TagTerms,
): Promise<void> {
  await sql`
    update member_tag g set name = ${name}, color = ${color}
    where ${tagSeenIn(scope)} and g.id = ${id}`.execute(trx)
}

/** How many wore it. */
export async function deleteTag(trx: Db, { partnerId }: { partnerId: number }, id: number) {
  const worn = await trx
    .deleteFrom('member_tagged')
    .where('partner_id', '=', partnerId)
    .where('tag_id', '=', id)
    .executeTakeFirst()
  await trx
    .deleteFrom('member_tag')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
  return Number(worn.numDeletedRows)
}

/** Tags of a member that a store has. */
export async function tagsOf(db: Db, scope: Scope, memberId: number): Promise<MemberTag[]> {
  const { rows } = await sql<MemberTag>`
    select ${tagColumns} from member_tagged w join member_tag g
      on g.partner_id = w.partner_id and g.id = w.tag_id
    where ${tagSeenIn(scope)} and w.member_id = ${memberId} order by g.store_id nulls first, g.id`.execute(
    db,
  )
  return rows
}

/** Of these numbers those that are tags of this store or of its partner; they stay until the end. */
export async function holdTags(
  trx: Db,
  scope: Scope,
  ids: readonly number[],
): Promise<MemberTag[]> {
  const { rows } = await sql<MemberTag>`
    select ${tagColumns} from member_tag g
    where ${tagSeenIn(scope)} and g.id = any(${[...ids]}::bigint[]) order by g.id for share`.execute(
    trx,
  )
  return rows
}

/** From now on a member wears these of the tags that this store has, and no others of them. */
export async function wearTags(
  trx: Db,
  scope: Scope,
  memberId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    delete from member_tagged w using member_tag g
    where ${tagSeenIn(scope)} and w.partner_id = g.partner_id and w.tag_id = g.id
      and w.member_id = ${memberId} and not w.tag_id = any(${[...ids]}::bigint[])`.execute(trx)
  await sql`
    insert into member_tagged (partner_id, tag_id, member_id, at)
    select g.partner_id, g.id, ${memberId}::bigint, ${at}::timestamptz from member_tag g
    where ${tagSeenIn(scope)} and g.id = any(${[...ids]}::bigint[])
    on conflict do nothing`.execute(trx)
}

export interface NoteRow {
  readonly id: number
  readonly text: string
  readonly by: string
  readonly at: number
}

const maxNotes = 100

/** Notes about a member: of all stores, or of one. */
const notesAbout = ({ partnerId, storeId }: Scope, memberId: number, isHereOnly: boolean) => sql`
  n.partner_id = ${partnerId} and n.member_id = ${memberId}
  ${isHereOnly ? sql`and n.store_id = ${storeId}` : sql``}`

export async function notesOf(
  db: Db,
  scope: Scope,
  memberId: number,
  isHereOnly: boolean,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.staff_name as by, ${ms('n.at')} as at from member_note n
    where ${notesAbout(scope, memberId, isHereOnly)} order by n.id desc limit ${maxNotes}`.execute(
    db,
  )
  return rows
}

export async function insertNote(
  trx: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  note: { text: string; by: string; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('member_note')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      member_id: memberId,
      text: note.text,
      staff_name: note.by,
      at: note.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the note said; undefined when there is none. */
export async function deleteNote(
  trx: Db,
  scope: Scope,
  memberId: number,
  isHereOnly: boolean,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    delete from member_note n where ${notesAbout(scope, memberId, isHereOnly)} and n.id = ${id}
    returning n.text`.execute(trx)
  return rows[0]?.text
}
