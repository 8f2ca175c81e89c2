import { randomUUID } from 'node:crypto'
import { beijingDay, day, hour, parseScope, type Scope } from '@mallard/kernel'
import { events, type DemoEvent } from '@mallard/shop-data/activities/invitation'
import { sql } from 'kysely'
import { transact } from '#platform/db/transact.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpEvent } from './invitation-admin.service.ts'
import { findEvent } from './invitation.repo.ts'
import { enterOnce } from './invitation.service.ts'

/** Sets up the events that are not there yet, and lets those to come wait for their visitors. */
export async function fillEvents(demo: DemoWorld): Promise<void> {
  for (const event of events) {
    const scope = parseScope(event.store)
    if (!scope) throw new Error(`an event names the store ${event.store}`)
    const known = await idOf(demo, scope, event)
    if (known === undefined) await enter(demo, scope, event, await setUp(demo, scope, event))
    else if (event.days[1] > 0) await goOn(demo, known, event)
  }
}

async function idOf(
  { services: { db } }: DemoWorld,
  { partnerId, storeId }: Scope,
  { name }: DemoEvent,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from invitation
    where partner_id = ${partnerId} and store_id = ${storeId} and name = ${name.zh}
    order by id limit 1`.execute(db)
  return rows[0]?.id
}

/** The first moment of a day in Beijing, so many days from today. */
const at = ({ now }: DemoWorld, days: number) => beijingDay(now) + days * day

function timesOf(
  demo: DemoWorld,
  { days: [from, until, held], from: hours, hours: lasts }: DemoEvent,
) {
  const holdsAt = at(demo, held) + hours * hour
  return {
    startAt: at(demo, from),
    endAt: at(demo, until),
    holdsAt,
    holdsUntil: holdsAt + lasts * hour,
  }
}

async function setUp(demo: DemoWorld, scope: Scope, event: DemoEvent): Promise<number> {
  const { name, place, point, audience, html, questions, capacity, picture } = event
  const pic = await demo.pictureOf(picture)
  const setup = {
    id: 0,
    version: 0,
    name: name.zh,
    nameEn: name.en,
    ...timesOf(demo, event),
    isOnline: false,
    place: place.zh,
    placeEn: place.en,
    point,
    onlineUrl: '',
    pic: pic.url,
    audience: audience.zh,
    audienceEn: audience.en,
    html: html.zh,
    htmlEn: html.en,
    questions: [...questions],
    capacity,
  }
  const first = { pic: JSON.stringify(pic) }
  return demo.services.db
    .transaction()
    .execute((trx) => setUpEvent(trx, scope, setup, demo.now, first))
}

/** Those who entered before the visitor came. */
async function enter(
  demo: DemoWorld,
  scope: Scope,
  { entries }: DemoEvent,
  id: number,
): Promise<void> {
  const { db } = demo.services
  const event = await findEvent(db, scope, id)
  for (const { shopper, daysAgo, answers } of entries) {
    const memberId = demo.memberOf(scope, shopper)
    if (!event || memberId === undefined) continue
    const entrant = { scope, memberId, now: at(demo, -daysAgo) }
    const entered = await transact(db, (trx) =>
      enterOnce(trx, entrant, event, { requestId: randomUUID(), answers }),
    )
    if (!entered.ok) throw new Error(`nobody could enter the event ${id}: ${entered.refusal}`)
  }
}

async function goOn(demo: DemoWorld, id: number, event: DemoEvent): Promise<void> {
  const { endAt, holdsAt, holdsUntil } = timesOf(demo, event)
  await sql`
    update invitation set end_at = ${new Date(endAt)}, holds_at = ${new Date(holdsAt)},
      holds_until = ${new Date(holdsUntil)}
    where id = ${id} and closed_at is null and holds_at < ${new Date(holdsAt)}`.execute(
    demo.services.db,
  )
}
