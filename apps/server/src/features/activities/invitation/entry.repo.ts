import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { EntryState } from '@mallard/contract/activities/invitation/invitation.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'

type Pics = Readonly<Record<string, PictureRef>>

export interface EntryRow {
  readonly id: number
  readonly requestId: string
  readonly state: EntryState
  readonly pass: string
  readonly checkedInAt: number | null
}

/** What a member has at an event. */
export async function findEntry(
  db: Db,
  invitationId: number,
  memberId: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select id, request_id as "requestId", state, pass,
      ${ms('checked_in_at')} as "checkedInAt"
    from invitation_entry where invitation_id = ${invitationId} and member_id = ${memberId}`.execute(
    db,
  )
  return rows[0]
}

/** Where a member stands at some events. */
export async function statesOf(
  db: Db,
  ids: readonly number[],
  memberId: number,
): Promise<ReadonlyMap<number, EntryState>> {
  const { rows } = await sql<{ id: number; state: EntryState }>`
    select invitation_id as id, state from invitation_entry
    where invitation_id = any(${[...ids]}::bigint[]) and member_id = ${memberId}`.execute(db)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Which one who waits is: 1 moves up first. */
export async function queueOf(db: Db, invitationId: number, entryId: number): Promise<number> {
  const { rows } = await sql<{ queue: number }>`
    select count(*)::int as queue from invitation_entry o join invitation_entry e on e.id = ${entryId}
    where o.invitation_id = ${invitationId} and o.state = 'waiting' and (o.at, o.id) <= (e.at, e.id)`.execute(
    db,
  )
  return rows[0]!.queue
}

export interface NewEntry {
  readonly invitationId: number
  readonly memberId: number
  readonly requestId: string
  readonly state: EntryState
  readonly pass: string
  readonly answers: readonly FormAnswer[]
  readonly pics: Pics
  readonly at: Date
}

/**
 * Writes an entry, or once more the one that was withdrawn, which keeps its pass; undefined: there is
 * one already.
 */
export async function putEntry(
  trx: Db,
  { partnerId, storeId }: Scope,
  row: NewEntry,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into invitation_entry (invitation_id, partner_id, store_id, member_id, request_id, state, pass,
      answers, pics, at)
    values (${row.invitationId}, ${partnerId}, ${storeId}, ${row.memberId}, ${row.requestId}, ${row.state},
      ${row.pass}, ${JSON.stringify(row.answers)}::jsonb, ${JSON.stringify(row.pics)}::jsonb, ${row.at})
    on conflict (invitation_id, member_id) do update
      set request_id = excluded.request_id, state = excluded.state, answers = excluded.answers,
        pics = excluded.pics, at = excluded.at, reminded_at = null
      where invitation_entry.state = 'withdrawn'
    returning id`.execute(trx)
  return rows[0]?.id
}

export interface LeftEntry {
  readonly state: 'in' | 'waiting'
  readonly pics: Pics
}

/**
 * Takes a member out of an event, and all whose accounts were closed; with what they answered. The
 * event is locked.
 */
export async function leave(
  trx: Db,
  invitationId: number,
  memberId: number | null,
): Promise<LeftEntry[]> {
  const { rows } = await sql<LeftEntry>`
    update invitation_entry e set state = 'withdrawn', answers = '[]', pics = '{}'
    from (
      select id, state, pics from invitation_entry
      where invitation_id = ${invitationId} and state in ('in', 'waiting') and checked_in_at is null
        and (member_id = ${memberId}::bigint or member_id is null)
      for update
    ) old
    where e.id = old.id returning old.state, old.pics`.execute(trx)
  return rows
}

/**
 * Gives places to those who have waited longest; the event is locked. Null: the account was closed
 * just now, and the place is given on with the others of that kind.
 */
export async function moveUp(
  trx: Db,
  invitationId: number,
  most: number,
): Promise<{ readonly id: number; readonly memberId: number | null }[]> {
  const { rows } = await sql<{ id: number; memberId: number | null }>`
    update invitation_entry set state = 'in' where id = any(array(
      select id from invitation_entry
      where invitation_id = ${invitationId} and state = 'waiting'
      order by at, id limit ${most}))
    returning id, member_id as "memberId"`.execute(trx)
  return rows
}

/** Events ahead at which somebody has a place or waits whose account was closed. */
export async function abandoned(db: Db, at: Date): Promise<(Scope & { readonly id: number })[]> {
  const { rows } = await sql<Scope & { id: number }>`
    select i.id, i.partner_id as "partnerId", i.store_id as "storeId" from invitation i
    where i.holds_at > ${at}
      and exists (select 1 from invitation_entry e
        where e.invitation_id = i.id and e.state in ('in', 'waiting') and e.member_id is null
          and e.checked_in_at is null)
    order by i.id`.execute(db)
  return rows
}

export interface Reminded extends Scope {
  readonly id: number
  readonly invitationId: number
  readonly memberId: number
  readonly name: string
  readonly nameEn: string
  readonly holdsAt: number
}

/**
 * Some of those with a place at an event that begins before a moment, and who entered before its last
 * day began: each once.
 */
export async function takeReminders(
  trx: Db,
  { at, until }: { readonly at: Date; readonly until: Date },
  most: number,
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    with due as (
      select e.id, i.id as invitation_id, i.name, i.name_en, i.holds_at
      from invitation i
      join invitation_entry e on e.invitation_id = i.id
      where i.holds_at > ${at} and i.holds_at <= ${until} and e.state = 'in' and e.reminded_at is null
        and e.member_id is not null and e.at < i.holds_at - interval '1 day'
      order by e.id limit ${most} for update of e skip locked
    )
    update invitation_entry e set reminded_at = ${at} from due where e.id = due.id
    returning e.id, e.partner_id as "partnerId", e.store_id as "storeId", due.invitation_id as "invitationId",
      e.member_id as "memberId", due.name, due.name_en as "nameEn",
      ${ms('due.holds_at')} as "holdsAt"`.execute(trx)
  return rows
}

/** Forgets who entered events that were over before a moment, and what they answered; some at once. */
export async function forgetOldEntries(
  trx: Db,
  before: Date,
  most: number,
): Promise<{ pics: PictureRef[] }[]> {
  const { rows } = await sql<{ pics: Pics }>`
    update invitation_entry e set member_id = null, answers = '[]', pics = '{}'
    from (
      select o.id, o.pics from invitation i join invitation_entry o on o.invitation_id = i.id
      where i.holds_until < ${before} and o.member_id is not null order by i.holds_until limit ${most}
    ) old
    where e.id = old.id returning old.pics`.execute(trx)
  return rows.map(({ pics }) => ({ pics: Object.values(pics) }))
}
