import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { EventTopics, Topic } from './topics.ts'

export interface NewEvent<K extends Topic> {
  readonly key: string
  /** Whose rows it is about; null for what is the installation's. */
  readonly partnerId: number | null
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
  const rows = events.map(({ key, partnerId, at, payload: { event, ...payload } }) => ({
    key,
    partner_id: partnerId,
    name: event,
    payload,
    at: at.toISOString(),
  }))
  await sql`
    insert into event (topic, key, partner_id, name, payload, at)
    select ${topic}, r.key, r.partner_id, r.name, r.payload, r.at
    from rows
    from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (key text, partner_id int, name text,
      payload jsonb, at timestamptz))
      with ordinality as r (key, partner_id, name, payload, at, place) order by r.place`.execute(
    trx,
  )
}
