import { type RawBuilder, sql } from 'kysely'
import { asyncCommit } from '#platform/db/async-commit.ts'
import type { Db } from '#platform/db/database.ts'
import './events.tables.ts'
import type { AnyEvent, EventSource, PendingEvent, Topic } from './topics.ts'

/**
 * First half of the numbers of the locks: one process dispatches a topic at a time, so that its
 * events keep their order.
 */
const dispatching = 774_150

/** The topics in which something is pending, in one statement. */
export async function pendingTopics(db: Db, sources: readonly EventSource[]): Promise<Set<string>> {
  const looks = sources.map(({ topic, isPending }) => sql`${isPending} as ${sql.id(topic)}`)
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(looks)}`.execute(db)
  return new Set(
    Object.entries(rows[0] ?? {}).flatMap(([topic, isPending]) => (isPending ? [topic] : [])),
  )
}

/**
 * Takes the turn to dispatch a topic, until the transaction ends; false while another process has
 * it. Until then handlers' statements keep one plan for batches of every length, and the commit is
 * acknowledged before it is on the disk: what is lost there, all of it with its marks, is
 * dispatched again (decision 214).
 */
export async function takeTurn(trx: Db, topic: Topic): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${dispatching}::int, hashtext(${topic})) as "isOurs",
      set_config('plan_cache_mode', 'force_generic_plan', true) as plans, ${asyncCommit} as late`.execute(
    trx,
  )
  return rows[0]?.isOurs ?? false
}

/** A column for `take`: the handlers that have failed on an event of this key. */
export function failingHandlers(topic: Topic, key: RawBuilder<string>): RawBuilder<string[]> {
  return sql`array(select f.handler from event_failure f where f.topic = ${topic}::text and f.key = ${key})`
}

export async function keepFailures(
  trx: Db,
  topic: Topic,
  handler: string,
  events: readonly AnyEvent[],
): Promise<void> {
  const rows = events.map(({ id, key }) => ({ topic, handler, event_id: id, key }))
  await trx
    .insertInto('event_failure')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface FailedKey {
  readonly topic: Topic
  readonly handler: string
  readonly key: string
}

/**
 * Takes away what a handler has failed on for a key, to deliver it or to give it up; it is back if
 * the transaction fails.
 */
export async function takeFailures(trx: Db, { topic, handler, key }: FailedKey): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from event_failure
    where topic = ${topic} and handler = ${handler} and key = ${key}
    returning event_id as id`.execute(trx)
  return rows.map(({ id }) => id)
}

interface EventRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly payload: Record<string, unknown>
  readonly at: Date
}

const eventOf = ({ id, key, name, payload, at }: EventRow): AnyEvent => ({
  ...payload,
  id,
  key,
  at,
  event: name,
})

/** A topic whose events stand in the table `event`. */
export function tableTopic(topic: Topic): EventSource {
  const columns = sql`e.id, e.key, e.name, e.payload, e.at`
  return {
    topic,
    isPending: sql`exists (select from event where topic = ${topic}::text and handled_at is null)`,
    take: async (trx, max, at): Promise<PendingEvent[]> => {
      const { rows } = await sql<EventRow & { failing: string[] }>`
        with pending as (select id from event where topic = ${topic} and handled_at is null order by id
          limit ${max}),
          e as (update event set handled_at = ${at} from pending where event.id = pending.id
            returning event.*)
        select ${columns}, ${failingHandlers(topic, sql`e.key`)} as failing from e order by e.id`.execute(
        trx,
      )
      return rows.map(({ failing, ...row }) => ({ event: eventOf(row), failing }))
    },
    read: async (trx, ids) => {
      const { rows } = await sql<EventRow>`
        select ${columns} from event e where e.id = any(${[...ids]}::bigint[]) order by e.id`.execute(
        trx,
      )
      return rows.map(eventOf)
    },
  }
}
