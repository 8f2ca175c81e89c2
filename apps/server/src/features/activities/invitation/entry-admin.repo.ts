import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { EntryState } from '@mallard/contract/activities/invitation/invitation.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'

export interface ListedEvent {
  readonly name: string
  readonly holdsAt: number
  readonly holdsUntil: number
  readonly capacity: number
  readonly taken: number
  readonly waiting: number
}

/** What a list shows of an event. */
export const eventListing: Listing = {
  columns: sql`a.name, (extract(epoch from a.holds_at) * 1000)::bigint as "holdsAt", (extract(epoch from a.holds_until) * 1000)::bigint as "holdsUntil", a.capacity, a.taken, a.waiting`,
}

/** How many came to an event. */
export async function countCheckedIn(db: Db, invitationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitation_entry where invitation_id = ${invitationId} and checked_in_at is not null`.execute(
    db,
  )
  return rows[0]!.count
}

export interface ListedEntry {
  readonly id: number
  readonly memberId: number
  readonly name: string
  readonly phone: string | null
  readonly state: EntryState
  readonly at: number
  readonly checkedInAt: number | null
  readonly checkedInBy: string
  readonly answers: FormAnswer[]
  readonly pics: Record<string, PictureRef>
}

/** Entries of people who are still there, the latest first. */
export async function listEntries(
  db: Db,
  invitationId: number,
  {
    state,
    offset,
    limit,
  }: {
    readonly state?: EntryState | undefined
    readonly offset: number
    readonly limit: number
  },
): Promise<{ rows: ListedEntry[]; total: number }> {
  const which = sql`e.invitation_id = ${invitationId} and e.member_id is not null and ${state ? sql`e.state = ${state}` : sql`true`}`
  const { rows } = await sql<ListedEntry>`
    select e.id, e.member_id as "memberId", m.nickname as name, m.phone, e.state, (extract(epoch from e.at) * 1000)::bigint as at,
      (extract(epoch from e.checked_in_at) * 1000)::bigint as "checkedInAt", coalesce(s.name, '') as "checkedInBy", e.answers, e.pics
    from invitation_entry e join member m on m.partner_id = e.partner_id and m.id = e.member_id left join staff s on s.id = e.checked_in_by
    where ${which} order by e.at desc, e.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from invitation_entry e where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
