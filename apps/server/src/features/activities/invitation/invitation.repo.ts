import type { Seating } from '@mallard/contract/activities/invitation/invitation.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  namedColumns,
  pageRows,
  type NamedRow,
  type Page,
  type Rows,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** An event; times in ms. */
export interface EventRow extends Seating, NamedRow {
  readonly holdsAt: number
  readonly isOnline: boolean
  readonly place: string
  readonly placeEn: string
  readonly point: string
  readonly onlineUrl: string
  readonly pic: PictureRef | null
  readonly audience: string
  readonly audienceEn: string
  readonly html: string
  readonly htmlEn: string
  readonly questions: QuestionSetup[]
  readonly waiting: number
}

/** What a list shows of an event. */
export type EventTileRow = Omit<
  EventRow,
  | 'audience'
  | 'audienceEn'
  | 'html'
  | 'htmlEn'
  | 'questions'
  | 'point'
  | 'onlineUrl'
  | 'closeReason'
>

const tile = sql`${namedColumns}, a.is_online as "isOnline", a.place, a.place_en as "placeEn", a.pic,
  a.capacity, a.taken, a.waiting,
  ${ms('a.holds_at')} as "holdsAt", ${ms('a.holds_until')} as "holdsUntil"`

export async function findEvent(db: Db, scope: Scope, id: number): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select ${tile}, a.point, a.online_url as "onlineUrl", a.audience, a.audience_en as "audienceEn", a.html,
      a.html_en as "htmlEn", a.questions
    from invitation a where ${ofStore('a', scope)} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** Those that are not over, the next one first. */
export async function nextEvents(
  db: Db,
  scope: Scope,
  at: Date,
  limit: number,
): Promise<EventTileRow[]> {
  const { rows } = await sql<EventTileRow>`
    select ${tile} from invitation a
    where ${ofStore('a', scope)} and a.holds_until > ${at} order by a.holds_at, a.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** All of a store: those to come, the next one first, then the others, the latest first. */
export const listEvents = (
  db: Db,
  scope: Scope,
  at: Date,
  page: Page,
): Promise<Rows<EventTileRow>> =>
  pageRows(
    db,
    {
      from: sql`invitation a`,
      columns: tile,
      which: ofStore('a', scope),
      order: sql`a.holds_until <= ${at}, case when a.holds_until > ${at} then a.holds_at end,
        a.holds_at desc, a.id`,
    },
    page,
  )

/**
 * Gives a place of an event that takes entries, or one on its waiting list while there is none;
 * undefined: it takes no entries. Nobody waits while there is a place.
 */
export async function takeSeat(
  trx: Db,
  id: number,
  at: Date,
): Promise<'in' | 'waiting' | undefined> {
  const { rows } = await sql<{ isWaiting: boolean }>`
    update invitation set taken = taken + (taken < capacity)::int,
      waiting = waiting + (taken >= capacity)::int
    where id = ${id} and closed_at is null and start_at <= ${at} and end_at > ${at}
    returning waiting > 0 as "isWaiting"`.execute(trx)
  return rows[0] && (rows[0].isWaiting ? 'waiting' : 'in')
}

/** Locks an event for who leaves it; undefined: the store has none, or it has begun. */
export async function lockSeats(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  at: Date,
): Promise<{ readonly name: string; readonly nameEn: string } | undefined> {
  const { rows } = await sql<{ name: string; nameEn: string }>`
    select name, name_en as "nameEn" from invitation
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id} and holds_at > ${at}
    for no key update`.execute(trx)
  return rows[0]
}

/** Takes people from the places and from the waiting list of an event. */
export async function lessSeats(
  trx: Db,
  id: number,
  { taken, waiting }: { readonly taken: number; readonly waiting: number },
): Promise<void> {
  await sql`
    update invitation set taken = taken - ${taken}, waiting = waiting - ${waiting} where id = ${id}`.execute(
    trx,
  )
}

/** Its picture; null: none. */
export async function setPicture(trx: Db, id: number, pic: PictureRef | null): Promise<void> {
  const value = pic && JSON.stringify(pic)
  await sql`update invitation set pic = ${value}::jsonb where id = ${id}`.execute(trx)
}
