import { sql } from 'kysely'
import type { Db, Log } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import type { OrderListener, OrderMoved } from './order.events.ts'
import { isAnyUntold, keepUnheard, markTold, takeUnheard, takeUntold, type Untold } from './tell.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** What a listener failed to hear of an order. */
    'order.tell': { listener: string; orderId: number }
  }
}

/** Rows of the log in one transaction, at most. */
const mostAtOnce = 200

type Teller = Pick<Services, 'db' | 'clock'> & { readonly log: Log; readonly listeners: readonly OrderListener[] }

/** Tells the listeners everything that nobody was told of, in the order of the log, what they add to it as well; the number of rows. */
export async function tellAll(teller: Teller): Promise<number> {
  let total = 0
  for (let count = await tellWaiting(teller); count > 0; count = await tellWaiting(teller)) total += count
  return total
}

/** Tells what waits, until a batch is not full: what comes meanwhile is gathered for the next time. The number of rows. */
export async function tellWaiting(teller: Teller): Promise<number> {
  let total = 0
  while (await isAnyUntold(teller.db)) {
    const count = await tellBatch(teller)
    total += count
    // None of these was ours if another process is at it.
    if (count < mostAtOnce) break
  }
  return total
}

async function tellBatch(teller: Teller): Promise<number> {
  try {
    return await retryOnConflict(() => tellOnce(teller, hearTogether))
  } catch (error) {
    teller.log.warn({ err: error }, 'a listener of the orders failed: each is told by itself')
    return tellOnce(teller, hearApart)
  }
}

const movedIn = ({ moved }: Untold) => moved

type Hear = (trx: Db, listener: OrderListener, moved: readonly OrderMoved[], teller: Teller) => Promise<void>

function tellOnce(teller: Teller, hear: Hear): Promise<number> {
  return teller.db.transaction().execute(async (trx) => {
    const untold = await takeUntold(trx, mostAtOnce)
    if (untold.length === 0) return 0
    for (const listener of teller.listeners) {
      const wanted = untold.filter(({ moved: { event } }) => listener.events.includes(event))
      const late = wanted.filter(({ behind }) => behind.includes(listener.name))
      if (late.length > 0) await tellLater(trx, teller, listener, late.map(movedIn))
      const now = wanted.filter(({ behind }) => !behind.includes(listener.name))
      if (now.length > 0) await hear(trx, listener, now.map(movedIn), teller)
    }
    await markTold(trx, untold.map(movedIn))
    return untold.length
  })
}

/** The usual way: no savepoints, and any failure undoes the batch. */
const hearTogether: Hear = (trx, listener, moved) => listener.hear(trx, moved)

/** After a failure: each listener, and if it fails each order of it, on its own. */
const hearApart: Hear = async (trx, listener, moved, teller) => {
  if (!(await failure(trx, () => listener.hear(trx, moved)))) return
  for (const orderId of new Set(moved.map((row) => row.orderId))) {
    const ofOrder = moved.filter((row) => row.orderId === orderId)
    const error = await failure(trx, () => listener.hear(trx, ofOrder))
    if (!error) continue
    teller.log.warn({ listener: listener.name, orderId, err: error }, 'a listener could not hear of an order and will be told again')
    await tellLater(trx, teller, listener, ofOrder)
  }
}

/** Runs with a savepoint; what it threw, after its writes were undone. */
async function failure(trx: Db, run: () => Promise<void>): Promise<{ readonly reason: unknown } | undefined> {
  await sql`savepoint hearing`.execute(trx)
  try {
    await run()
    await sql`release savepoint hearing`.execute(trx)
    return undefined
  } catch (reason) {
    await sql`rollback to savepoint hearing`.execute(trx)
    await sql`release savepoint hearing`.execute(trx)
    return { reason }
  }
}

async function tellLater(trx: Db, { clock }: Teller, listener: OrderListener, moved: readonly OrderMoved[]): Promise<void> {
  await keepUnheard(trx, listener.name, moved)
  for (const orderId of new Set(moved.map((row) => row.orderId))) {
    await enqueue(trx, {
      kind: 'order.tell',
      key: `${listener.name} ${orderId}`,
      payload: { listener: listener.name, orderId },
      runAt: clock.now() + firstPause,
    })
  }
}

/** Milliseconds until a listener that failed is asked again; the job's own pauses follow. */
const firstPause = 2_000

export function tellJobs(services: Services, listeners: readonly OrderListener[]): Pick<JobHandlers, 'order.tell'> {
  return {
    'order.tell': {
      run: async ({ payload, finish }) => {
        const listener = listeners.find(({ name }) => name === payload.listener)
        if (!listener) throw new Error(`no listener of the orders is named ${payload.listener}`)
        await retryOnConflict(() =>
          services.db.transaction().execute(async (trx) => {
            const moved = await takeUnheard(trx, listener.name, payload.orderId)
            if (moved.length > 0) await listener.hear(trx, moved)
            await finish(trx)
          }),
        )
      },
    },
  }
}
