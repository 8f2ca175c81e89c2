import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { sweepExpired, sweepInBatches } from '#platform/db/sweep.ts'
import type { KeptLine } from './third-return.rules.ts'

export interface ThirdOrderRow {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly platform: string
  readonly orderNo: string
  readonly phoneTail: string
  readonly paidAt: Date
  readonly returnableUntil: Date | null
  readonly lines: readonly KeptLine[]
}

/** Somebody without an account: a session in a store. */
export interface Guest extends Scope {
  readonly sessionId: number
}

const orderColumns = sql`o.id, o.partner_id as "partnerId", o.store_id as "storeId", o.platform,
  o.order_no as "orderNo", o.phone_tail as "phoneTail", o.paid_at as "paidAt",
  o.returnable_until as "returnableUntil", o.lines`

/** What a guest has opened and what is not over yet; `a` is the access. */
const opened = ({ partnerId, storeId, sessionId }: Guest, now: Date) =>
  sql`a.partner_id = ${partnerId} and a.store_id = ${storeId} and a.session_id = ${sessionId}
    and a.expires_at > ${now}::timestamptz`

/**
 * Until when this guest's word about a phone is good; undefined when it was never proved, or too
 * long ago.
 */
export async function provedUntil(
  db: Db,
  guest: Guest,
  phoneHash: string,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select a.expires_at as until from third_access a
    where ${opened(guest, now)} and a.order_id is null and a.phone_hash = ${phoneHash}`.execute(db)
  return rows[0]?.until
}

export async function keepProof(
  db: Db,
  { partnerId, storeId, sessionId }: Guest,
  ticket: string,
  phoneHash: string,
  until: Date,
): Promise<void> {
  await sql`
    insert into third_access (ticket, partner_id, store_id, session_id, phone_hash, expires_at)
    values (${ticket}, ${partnerId}, ${storeId}, ${sessionId}, ${phoneHash}, ${until})
    on conflict (session_id, partner_id, store_id, phone_hash)
    where order_id is null do update set expires_at = excluded.expires_at`.execute(db)
}

export interface SeenOrder
  extends
    Scope,
    Pick<
      ThirdOrderRow,
      'platform' | 'orderNo' | 'phoneTail' | 'paidAt' | 'returnableUntil' | 'lines'
    > {
  readonly phoneHash: string
}

/** Keeps an order as the OMS tells it now; its id. */
export async function keepOrder(db: Db, order: SeenOrder, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into third_order (partner_id, store_id, platform, order_no, phone_hash, phone_tail, paid_at,
      returnable_until, lines, seen_at)
    values (${order.partnerId}, ${order.storeId}, ${order.platform}, ${order.orderNo}, ${order.phoneHash},
      ${order.phoneTail}, ${order.paidAt},
      ${order.returnableUntil}, ${JSON.stringify(order.lines)}::jsonb, ${at})
    on conflict (partner_id, store_id, platform, order_no)
    do update set phone_hash = excluded.phone_hash, phone_tail = excluded.phone_tail,
    paid_at = excluded.paid_at, returnable_until = excluded.returnable_until, lines = excluded.lines,
    seen_at = excluded.seen_at
    returning id`.execute(db)
  return rows[0]!.id
}

/** An order that was seen before with this phone: for when the OMS does not answer. */
export async function knownOrder(
  db: Db,
  { partnerId, storeId }: Scope,
  orderNo: string,
  phoneHash: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select o.id from third_order o
    where o.partner_id = ${partnerId} and o.store_id = ${storeId} and o.order_no = ${orderNo}
      and o.phone_hash = ${phoneHash}
    order by o.id desc limit 1`.execute(db)
  return rows[0]?.id
}

/**
 * Opens an order for a guest as long as the phone's proof is good; opened again, it has the same
 * ticket.
 */
export async function openFor(
  db: Db,
  { partnerId, storeId, sessionId }: Guest,
  ticket: string,
  orderId: number,
  phoneHash: string,
  until: Date,
): Promise<string> {
  const { rows } = await sql<{ ticket: string }>`
    insert into third_access (ticket, partner_id, store_id, session_id, phone_hash, order_id, expires_at)
    values (${ticket}, ${partnerId}, ${storeId}, ${sessionId}, ${phoneHash}, ${orderId}, ${until})
    on conflict (session_id, order_id) do update set expires_at = excluded.expires_at
    returning ticket`.execute(db)
  return rows[0]!.ticket
}

export interface OpenedOrder extends ThirdOrderRow {
  readonly ticket: string
  readonly expiresAt: Date
}

/** An order that a guest has opened, by its ticket or its id. */
export async function openedOrder(
  db: Db,
  guest: Guest,
  wanted: { ticket: string } | { orderId: number },
  now: Date,
): Promise<OpenedOrder | undefined> {
  const { rows } = await sql<OpenedOrder>`
    select ${orderColumns}, a.ticket, a.expires_at as "expiresAt"
    from third_access a
    join third_order o on o.id = a.order_id
    where ${opened(guest, now)}
      and ${
        'ticket' in wanted ? sql`a.ticket = ${wanted.ticket}` : sql`a.order_id = ${wanted.orderId}`
      }`.execute(db)
  return rows[0]
}

/** Ids of the orders that a guest has opened. */
export async function openedOrders(db: Db, guest: Guest, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.order_id as id from third_access a
    where ${opened(guest, now)} and a.order_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** What is over is forgotten, and with it orders about which nothing was asked for since. */
export async function forgetOld(db: Db, now: Instant, unseenFor: number): Promise<void> {
  await sweepInBatches(db, sweepExpired('third_access', 'expires_at', 0), now)
  const isUnused = sql`not exists (select 1 from third_return r where r.order_id = third_order.id)
    and not exists (select 1 from third_access a where a.order_id = third_order.id)`
  await sweepInBatches(db, sweepExpired('third_order', 'seen_at', unseenFor, isUnused), now)
}
