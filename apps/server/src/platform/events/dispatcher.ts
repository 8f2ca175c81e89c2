import type { Clock } from '@mallard/kernel'
import type { Db, Log } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { inSavepoint } from '#platform/db/savepoint.ts'
import { dropDead, enqueueAll } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import {
  type FailedKey,
  keepFailures,
  pendingTopics,
  takeFailures,
  takeTurn,
} from './events.repo.ts'
import type { AnyEvent, AnyEventHandler, EventSource, PendingEvent, Topic } from './topics.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Delivers again what a handler has failed on, for one key. */
    'event.deliver': { topic: string; handler: string; key: string }
  }
}

/** Events of a topic in one transaction, at most. */
const maxAtOnce = 200
/** Milliseconds until a handler that failed is tried again; the job's own pauses follow. */
const firstPause = 2_000

export interface DispatcherOptions extends Pick<Services, 'db' | 'clock'> {
  readonly log: Log
  readonly sources: readonly EventSource[]
  /** Within a topic they run in this order. */
  readonly handlers: readonly AnyEventHandler[]
}

export interface Dispatcher {
  /**
   * Dispatches what is pending, topic by topic; what comes in the meantime is gathered for the next
   * time. The number of events.
   */
  dispatch(): Promise<number>
  /** The same until nothing is pending, what the handlers publish as well. */
  dispatchAll(): Promise<number>
  readonly jobs: Pick<JobHandlers, 'event.deliver'>
}

/** A handler of whatever topic. */
interface Handler {
  readonly name: string
  readonly events: readonly string[]
  handle(trx: Db, events: readonly AnyEvent[]): Promise<void>
}

interface Dispatched {
  readonly source: EventSource
  readonly handlers: readonly Handler[]
}

/** Runs a handler on events that it wants; what it could not handle. */
type Run = (trx: Db, handler: Handler, events: readonly AnyEvent[]) => Promise<readonly AnyEvent[]>

/** The usual way: no savepoints, and any failure undoes the batch. */
const together: Run = async (trx, handler, events) => {
  await handler.handle(trx, events)
  return []
}

/** After a failure: each handler, and if it fails each key of it, on its own. */
const apartWith =
  (log: Log): Run =>
  async (trx, handler, events) => {
    if (!(await failure(trx, () => handler.handle(trx, events)))) return []
    const failed: AnyEvent[] = []
    for (const key of new Set(events.map((event) => event.key))) {
      const ofKey = events.filter((event) => event.key === key)
      const fault = await failure(trx, () => handler.handle(trx, ofKey))
      if (!fault) continue
      log.warn(
        { handler: handler.name, key, err: fault.reason },
        'a handler failed on events of a key and will be tried again',
      )
      failed.push(...ofKey)
    }
    return failed
  }

/** Keeps events that a handler has failed on, and has a job deliver them again. */
async function deliverLater(
  trx: Db,
  topic: Topic,
  handler: string,
  events: readonly AnyEvent[],
  clock: Clock,
): Promise<void> {
  if (events.length === 0) return
  await keepFailures(trx, topic, handler, events)
  const keys = [...new Set(events.map(({ key }) => key))]
  const runAt = clock.now() + firstPause
  await enqueueAll(
    trx,
    keys.map((key) => ({
      kind: 'event.deliver' as const,
      key: jobKey({ topic, handler, key }),
      payload: { topic, handler, key },
      runAt,
    })),
  )
}

export function createDispatcher({
  db,
  clock,
  log,
  sources,
  handlers,
}: DispatcherOptions): Dispatcher {
  const topics = new Map<string, Dispatched>(
    sources.map((source) => [
      source.topic,
      { source, handlers: handlers.filter(({ topic }) => topic === source.topic) },
    ]),
  )
  checkHandlers(topics, handlers)
  const apart = apartWith(log)

  function dispatchOnce({ source, handlers: interested }: Dispatched, run: Run): Promise<number> {
    return db.transaction().execute(async (trx) => {
      // A statement of its own: the events must be read after the turn was got, not with a view
      // from before.
      if (!(await takeTurn(trx, source.topic))) return 0
      const pending = await source.take(trx, maxAtOnce, new Date(clock.now()))
      if (pending.length === 0) return 0
      for (const handler of interested) {
        const [behind, now] = partition(pending, handler)
        await deliverLater(trx, source.topic, handler.name, behind, clock)
        if (now.length > 0)
          await deliverLater(trx, source.topic, handler.name, await run(trx, handler, now), clock)
      }
      return pending.length
    })
  }

  async function dispatchBatch(topic: Dispatched): Promise<number> {
    try {
      return await retryOnConflict(() => dispatchOnce(topic, together))
    } catch (error) {
      log.warn({ topic: topic.source.topic, err: error }, 'a handler failed: each is run by itself')
      return dispatchOnce(topic, apart)
    }
  }

  /** One batch of each topic in turn, until none is full: a long one keeps no other waiting. */
  async function dispatch(): Promise<number> {
    let total = 0
    for (;;) {
      const pending = await pendingTopics(db, sources)
      const faults: unknown[] = []
      let isFull = false
      for (const topic of topics.values()) {
        if (!pending.has(topic.source.topic)) continue
        // None of these was ours if another process is at it.
        const count = await dispatchBatch(topic).catch((error: unknown) => void faults.push(error))
        total += count ?? 0
        isFull ||= count === maxAtOnce
      }
      if (faults.length > 0) throw faults[0]
      if (!isFull) return total
    }
  }

  async function deliver(failed: FailedKey, finish: (trx: Db) => Promise<void>): Promise<void> {
    const { topic, handler: name } = failed
    const { source, handlers: interested = [] } = topics.get(topic) ?? {}
    const handler = interested.find((each) => each.name === name)
    if (!source || !handler) throw new Error(`no handler of the topic ${topic} is named ${name}`)
    await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const ids = await takeFailures(trx, failed)
        if (ids.length > 0) await handler.handle(trx, await source.read(trx, ids))
        await dropDead(trx, 'event.deliver', jobKey(failed))
        await finish(trx)
      }),
    )
  }

  return {
    dispatch,
    dispatchAll: () => untilNone(dispatch),
    jobs: {
      'event.deliver': {
        run: ({ payload, finish }) =>
          deliver({ ...payload, topic: payload.topic as Topic }, finish),
      },
    },
  }
}

/** Dispatches again and again until nothing is pending; the number of events. */
async function untilNone(dispatch: () => Promise<number>): Promise<number> {
  let total = 0
  for (let count = await dispatch(); count > 0; count = await dispatch()) total += count
  return total
}

const jobKey = ({ topic, handler, key }: FailedKey) => `${topic} ${handler} ${key}`

/** Of what a handler wants: what must wait behind its failures, and what it can handle now. */
function partition(
  pending: readonly PendingEvent[],
  { name, events }: Handler,
): [behind: AnyEvent[], now: AnyEvent[]] {
  const wanted = pending.filter(({ event }) => events.includes(event.event))
  const of = (isBehind: boolean) =>
    wanted.filter(({ failing }) => failing.includes(name) === isBehind).map(({ event }) => event)
  return [of(true), of(false)]
}

/** Runs with a savepoint; what it threw, after its writes were undone. */
async function failure(
  trx: Db,
  run: () => Promise<void>,
): Promise<{ readonly reason: unknown } | undefined> {
  try {
    await inSavepoint(trx, run)
    return undefined
  } catch (reason) {
    return { reason }
  }
}

function checkHandlers(
  topics: ReadonlyMap<string, Dispatched>,
  handlers: readonly AnyEventHandler[],
): void {
  const names = new Set<string>()
  for (const { topic, name } of handlers as readonly { topic: string; name: string }[]) {
    if (!topics.has(topic)) throw new Error(`handler ${name}: nobody publishes the topic ${topic}`)
    if (names.has(`${topic} ${name}`))
      throw new Error(`two handlers of the topic ${topic} are named ${name}`)
    names.add(`${topic} ${name}`)
  }
}
