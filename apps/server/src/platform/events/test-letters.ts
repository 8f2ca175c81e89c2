import { fakeClock, hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { testDatabase } from '#app/testing/test-harness.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { createDispatcher, type Dispatcher } from './dispatcher.ts'
import { tableTopic } from './events.repo.ts'
import { publish } from './publish.ts'
import type { AnyEventHandler, EventHandler, EventName, EventOf } from './topics.ts'

declare module './topics.ts' {
  interface EventTopics {
    /** Of tests alone. */
    'test.letter': {
      readonly event: 'written' | 'sent'
      readonly n: number
      readonly to?: { readonly name: string }
    }
    'test.parcel': { readonly event: 'packed' }
  }
}

export type Letter = EventOf<'test.letter'>

/**
 * Writes down in the transaction what it handles; a letter that was handled before is refused by
 * the table.
 */
export async function note(trx: Db, handler: string, letters: readonly Letter[]): Promise<void> {
  for (const { id, key, n } of letters) {
    await sql`insert into handled (handler, event_id, key, n) values (${handler}, ${id}, ${key}, ${n})`.execute(
      trx,
    )
  }
}

/** A handler that notes what it handles, and fails on some of it. */
export function reader(
  name: string,
  events: readonly EventName<'test.letter'>[] = ['written', 'sent'],
  fails: (letter: Letter) => boolean = () => false,
): EventHandler<'test.letter'> {
  return {
    topic: 'test.letter',
    name,
    events,
    handle: async (trx, letters) => {
      await note(trx, name, letters)
      if (letters.some(fails)) throw new Error(`${name} cannot handle this`)
    },
  }
}

/** A database of its own with two topics of letters and parcels. */
export async function testLetters() {
  const { kysely: db } = await testDatabase()
  const clock = fakeClock()
  await sql`create table handled (place bigint generated always as identity, handler text, event_id bigint, key text, n int,
    primary key (handler, event_id))`.execute(db)
  const sources = [tableTopic('test.letter'), tableTopic('test.parcel')]
  const failures = async () => (await sql`select 1 from event_failure`.execute(db)).rows.length
  const workerOf = ({ jobs }: Dispatcher) =>
    createWorker({ db, clock, log: silentLog, handlers: jobs as JobHandlers })
  return {
    db,
    clock,
    failures,
    workerOf,
    clean: async () => {
      for (const table of ['event', 'event_failure', 'handled', 'job'])
        await sql`delete from ${sql.table(table)}`.execute(db)
    },
    dispatcher: (...handlers: AnyEventHandler[]) =>
      createDispatcher({ db, clock, log: silentLog, sources, handlers }),
    write: (key: string, n: number, event: EventName<'test.letter'> = 'written', trx: Db = db) =>
      publish(trx, 'test.letter', [
        { key, partnerId: 1, at: new Date(clock.now()), payload: { event, n } },
      ]),
    /** The numbers of what was handled, in that order. */
    handledBy: async (handler: string, key: string | null = null) => {
      const { rows } = await sql<{ n: number }>`
        select n from handled where handler = ${handler} and (${key}::text is null or key = ${key}) order by place`.execute(
        db,
      )
      return rows.map(({ n }) => n)
    },
    /** Runs the jobs that deliver again, until nothing has failed. */
    deliverAll: async (of: Dispatcher) => {
      for (let tries = 0; tries < 20 && (await failures()) > 0; tries += 1) {
        clock.advance(5 * hour)
        await workerOf(of).runDue()
      }
    },
  }
}
