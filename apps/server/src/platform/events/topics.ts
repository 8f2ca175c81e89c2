/**
 * Events: how a feature reacts to what happened in another one, without either importing the other.
 *
 *     // the feature where it happens says what its events are …
 *     declare module '#platform/events/topics.ts' {
 * interface EventTopics { member: { readonly event: 'joined' | 'closed'; readonly scope: Scope; … }
 * }
 *     }
 * // … names its topic among those of its feature.ts (`tableTopic('member')`), and publishes in the
 * transaction of the cause:
 * await publish(trx, 'member', [{ key: String(memberId), partnerId, at, payload: … }])
 *
 *     // any other feature handles them, and names the handler in its own feature.ts
 *     export const couponsForNewMembers: EventHandler<'member'> = {
 *       topic: 'member', name: 'coupon', events: ['joined'], handle: async (trx, events) => { … },
 *     }
 *
 * Events of one key are handled in their order; a writer holds the row that the key names while it
 * publishes. They come soon after their commit: some 200 ms when a call of this process caused
 * them, a second otherwise. `handle` runs in the transaction that marks them handled, so what it
 * writes through `trx` happens exactly once; calls to the outside go through `enqueue`. It must be
 * repeatable all the same (a conflict runs it again) and takes events as a batch: up to 200, of
 * many keys and stores. What it throws for is tried again for that handler and key alone, with
 * growing pauses, by the job `event.deliver`; after about a day the job is dead, and operators see
 * it and can deliver again. Later events of the key wait behind it for that handler.
 */
import type { RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What an event of each topic says. Its payload is kept as JSON: no dates, no functions. */
export interface EventTopics {}

export type Topic = keyof EventTopics & string

/** What every event has beside its payload. */
export interface EventPlace {
  /** Grows with time within a topic. */
  readonly id: number
  /** What it is about; the order of events holds within it. */
  readonly key: string
  readonly at: Date
}

export type EventName<K extends Topic> = EventTopics[K]['event']
export type EventOf<K extends Topic> = EventTopics[K] & EventPlace

export interface EventHandler<K extends Topic> {
  readonly topic: K
  /** Own within its topic, and stays for ever: failed deliveries are kept under it. */
  readonly name: string
  readonly events: readonly EventName<K>[]
  handle(trx: Db, events: readonly EventOf<K>[]): Promise<void>
}

export type AnyEventHandler = { readonly [K in Topic]: EventHandler<K> }[Topic]

/** An event as the dispatcher sees it, of whatever topic. */
export interface AnyEvent extends EventPlace {
  readonly event: string
}

export interface PendingEvent {
  readonly event: AnyEvent
  /** Handlers that could not handle an earlier event of its key yet. */
  readonly failing: readonly string[]
}

/**
 * Where the events of a topic stand: the table `event` (`tableTopic`), or a log that says the same
 * anyway.
 */
export interface EventSource {
  readonly topic: Topic
  /** True while an event is pending: one look into an index that is nearly empty. */
  readonly isPending: RawBuilder<boolean>
  /** The oldest pending events, marked as handled in the same statement. */
  take(trx: Db, max: number, at: Date): Promise<readonly PendingEvent[]>
  /** These events, the oldest first. */
  read(trx: Db, ids: readonly number[]): Promise<readonly AnyEvent[]>
}
