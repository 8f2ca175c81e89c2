import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@mallard/kernel'
import type { PastPayment } from '@mallard/sandbox'
import { type World, world } from '@mallard/shop-data'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { fillFeatures } from './demo/fill-features.ts'
import { fillOrder, pastOrders } from './demo/fill-orders.ts'
import { fillPromotions } from './demo/fill-promotions.ts'
import { fillVisits } from './demo/fill-visits.ts'
import { fillWorld } from './demo/fill.ts'
import { keepLogins, type Login } from './demo/logins.ts'
import { openingWorld } from './demo/opening-world.ts'
import type { PictureOf } from './demo/pictures.ts'

export type ShopData = 'demo' | 'catalog' | 'none'

interface Options {
  readonly shopData: ShopData
  readonly dataDir: string
  readonly pictureOf: PictureOf
  /** Of the one owner that a live shop begins with; absent: one is made. */
  readonly ownerPassword?: string | undefined
  /** Hears of what demo shoppers have paid. */
  readonly adopt?: ((payment: PastPayment) => void) | undefined
}

interface FirstStart {
  /** Logins whose passwords were generated now; they are stored as hashes only, so this is the one time to show them. */
  readonly logins: readonly Login[]
  /**
   * Of a demo world that was filled before: brings its activities up to the day, at each start. Runs
   * in the background.
   */
  readonly refresh?: () => Promise<void>
}

const lockNumber = 77_415_042
/** Milliseconds that another process is given to fill the shop. */
const patience = 300_000

/** Another process has been filling the shop for too long. */
class StartHeld extends Error {
  override readonly name = 'StartHeld'
  constructor() {
    super(
      'Another process holds the first start of this database and does not end: stop it, and start again.',
    )
  }
}

/**
 * Fills an empty database once, however many processes start on it and wherever they are killed:
 * brands, goods and staff with their passwords appear together or not at all; the demo world's
 * history, which the shop makes itself, goes on where it was broken off.
 */
export async function firstStart(
  database: Database,
  services: Services,
  options: Options,
): Promise<FirstStart> {
  const begun = await begunWith(database.kysely)
  if (begun) {
    const refresh = () =>
      alone(database, async () =>
        fillFeatures(services, await shoppersOf(database.kysely), options.pictureOf, options.adopt),
      )
    return { logins: [], ...(begun === 'demo' && { refresh }) }
  }
  return alone(database, async () => {
    const logins = await begin(database.kysely, services.clock, options)
    await goOn(services, options)
    return { logins }
  })
}

/** What a shop that is filled was filled with. */
async function begunWith(db: Db): Promise<ShopData | undefined> {
  const { rows } = await sql<{
    data: ShopData
  }>`select shop_data as data from first_start where done_at is not null`.execute(db)
  return rows[0]?.data
}

/**
 * Runs under an advisory lock: one process at a time. It polls for the lock instead of blocking in
 * the database, where a statement timeout would end it. The lock is scoped to a transaction, which
 * has a connection of its own, and is released when the process ends.
 */
async function alone<T>(database: Database, run: () => Promise<T>): Promise<T> {
  // Nobody else can have the embedded database open.
  if (database.kind === 'embedded') return run()
  return database.kysely.transaction().execute(async (own) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(own)
    const began = performance.now()
    for (;;) {
      const { rows } = await sql<{
        isMine: boolean
      }>`select pg_try_advisory_xact_lock(${lockNumber}) as "isMine"`.execute(own)
      if (rows[0]?.isMine) break
      if (performance.now() - began > patience) throw new StartHeld()
      await sleep(200)
    }
    return run()
  })
}

/** The world and its staff in one transaction, with the mark that they are there. */
async function begin(
  db: Db,
  clock: Clock,
  { shopData, dataDir, pictureOf, ownerPassword }: Options,
): Promise<readonly Login[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`select 1 from first_start`.execute(trx)
    if (rows.length > 0) return []
    const { logins } = await fillWorld(trx, worldOf(shopData), clock, pictureOf, ownerPassword)
    const isDone = shopData !== 'demo'
    await sql`
      insert into first_start (shop_data, done_at)
      values (${shopData}, ${isDone ? new Date(clock.now()) : null})`.execute(trx)
    // Before the passwords count: a start that dies in between leaves a file that the next one
    // writes again.
    keepLogins(dataDir, shopData, logins)
    return logins
  })
}

const worldOf = (shopData: ShopData): World =>
  shopData === 'demo' ? world : openingWorld(shopData)

/**
 * What the demo world's shoppers did before, by the shop's own handlers. Does nothing in a live
 * shop.
 */
async function goOn(services: Services, { adopt, pictureOf }: Options): Promise<void> {
  const { db, clock } = services
  const { rows } = await sql<{ made: number; hasPromotions: boolean }>`
    select past_orders as made, has_promotions as "hasPromotions"
    from first_start
    where done_at is null and shop_data = 'demo'`.execute(db)
  const [state] = rows
  if (!state) return
  const members = await shoppersOf(db)
  for (const [index, past] of pastOrders().entries()) {
    if (index < state.made) continue
    await fillOrder(services, past, members, adopt)
    await sql`update first_start set past_orders = ${index + 1}`.execute(db)
  }
  if (!state.hasPromotions) {
    await db.transaction().execute(async (trx) => {
      await fillPromotions(trx, clock.now())
      await sql`update first_start set has_promotions = true`.execute(trx)
    })
  }
  await fillFeatures(services, members, pictureOf, adopt)
  await fillVisits(services, new URL(services.publicUrl).host)
  await sql`update first_start set done_at = ${new Date(clock.now())}`.execute(db)
}

/** Ids of the demo shoppers by partner and code, as they were filled in. */
async function shoppersOf(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('member').select(['id', 'partner_id', 'phone']).execute()
  const codeOf = new Map(world.shoppers.map(({ phone, code }) => [phone, code]))
  return new Map(
    rows.flatMap(({ id, partner_id: partnerId, phone }) =>
      phone && codeOf.has(phone) ? [[`${partnerId}:${codeOf.get(phone)}`, id]] : [],
    ),
  )
}
