import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { EventTopics, Topic } from './topics.ts'

export interface NewEvent<K extends Topic> {
  readonly key: string
  readonly at: Date
  readonly payload: EventTopics[K]
}

/** Publishes events in the transaction of their cause: they exist exactly if it does. */
export async function publish<K extends Topic>(
  trx: Db,
  topic: K,
  events: readonly NewEvent<K>[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ key, at, payload: { event, ...payload } }) => ({
    key,
    name: event,
    payload,
    at: at.toISOString(),
  }))
  await sql`
    insert into event (topic, key, name, payload, at)
    select ${topic}, r.key, r.name, r.payload, r.at
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (key text, name text, payload jsonb, at timestamptz))
      with ordinality as r (key, name, payload, at, place) order by r.place`.execute(trx)
}
