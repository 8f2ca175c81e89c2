import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import type { Instant, Scope } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import { letGo } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import { leave, moveUp } from './entry.repo.ts'
import { lessSeats, lockSeats } from './invitation.repo.ts'

interface Leaving {
  readonly scope: Scope
  /** Of the event. */
  readonly id: number
  /** Null: those alone whose accounts were closed. */
  readonly memberId: number | null
  readonly now: Instant
}

/**
 * Takes a member out of an event that has not begun, and all whose accounts were closed; who has
 * waited longest gets each place that is free, and is told, in the caller's transaction. Nothing is
 * changed of one that has begun, nor of who came already.
 */
export async function leaveEvent(trx: Db, { scope, id, memberId, now }: Leaving): Promise<void> {
  const event = await lockSeats(trx, scope, id, new Date(now))
  if (!event) return
  const left = await leave(trx, id, memberId)
  await letGo(
    trx,
    left.flatMap(({ pics }) => Object.values(pics)),
  )
  const free = left.filter(({ state }) => state === 'in').length
  const moved = free > 0 ? await moveUp(trx, id, free) : []
  await lessSeats(trx, id, {
    taken: free - moved.length,
    waiting: left.length - free + moved.length,
  })
  await notify(
    trx,
    moved.flatMap(({ id: entryId, memberId: who }) =>
      who === null ? [] : [placeFreed({ scope, id, event, entryId, memberId: who, now })],
    ),
  )
}

interface Moved extends Leaving {
  readonly event: { readonly name: string; readonly nameEn: string }
  readonly entryId: number
  readonly memberId: number
}

const placeFreed = ({ scope, id, event, entryId, memberId, now }: Moved) => ({
  scope,
  memberId,
  topic: `invitation ${entryId} up ${now}`,
  about: about('invitation.placed', { event: [event.name, event.nameEn] }),
  link: href('invitation', { ...scope, id }),
  at: new Date(now),
})
