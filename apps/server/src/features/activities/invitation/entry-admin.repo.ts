import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { EntryState } from '@mallard/contract/activities/invitation/invitation.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  pageRows,
  type Listing,
  type Page,
  type Rows,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

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
  columns: sql`a.name, ${ms('a.holds_at')} as "holdsAt", ${ms('a.holds_until')} as "holdsUntil", a.capacity,
    a.taken, a.waiting`,
}

/** How many came to an event. */
export async function countCheckedIn(db: Db, invitationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitation_entry
    where invitation_id = ${invitationId} and checked_in_at is not null`.execute(db)
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
export const listEntries = (
  db: Db,
  scope: Scope,
  invitationId: number,
  page: Page,
  { state }: { readonly state?: EntryState | undefined },
): Promise<Rows<ListedEntry>> =>
  pageRows(
    db,
    {
      from: sql`invitation_entry e`,
      joins: sql`
        join member m on m.partner_id = e.partner_id and m.id = e.member_id
        left join staff s on s.id = e.checked_in_by`,
      columns: sql`e.id, e.member_id as "memberId", m.nickname as name, m.phone, e.state,
        ${ms('e.at')} as at, ${ms('e.checked_in_at')} as "checkedInAt",
        coalesce(s.name, '') as "checkedInBy", e.answers, e.pics`,
      which: sql`${ofStore('e', scope)} and e.invitation_id = ${invitationId} and e.member_id is not null
        and ${state ? sql`e.state = ${state}` : sql`true`}`,
      order: sql`e.at desc, e.id desc`,
    },
    page,
  )
