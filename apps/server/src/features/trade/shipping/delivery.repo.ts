import type { AdminCarrier } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import type { CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { logSigned, shippedPart } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'

export interface ParcelKey {
  readonly companyCode: string
  readonly deliverySn: string
}

export interface NewDelivery {
  readonly scope: Scope
  readonly orderId: number
  readonly carrier: AdminCarrier
  readonly deliverySn: string
  readonly phone: string
  readonly lines: readonly { readonly orderItemId: number; readonly quantity: number }[]
  readonly at: Date
  /** Sent once more: its units count as shipped already. */
  readonly isAgain?: true | undefined
}

/** What a parcel keeps of who brings it; the names of a carrier of every shop stand in its table. */
const carrierColumns = ({ code, kind, name, nameEn, phone, isOwn }: AdminCarrier) => ({
  companyCode: code,
  companyName: name,
  companyNameEn: isOwn ? nameEn : '',
  companyPhone: isOwn ? phone : '',
  kind,
})

/**
 * Writes a parcel and counts its units as shipped; undefined when this order has the parcel
 * already.
 */
export async function insertDelivery(trx: Db, delivery: NewDelivery): Promise<number | undefined> {
  const { scope, orderId, carrier, deliverySn, phone, lines, at, isAgain = false } = delivery
  const { companyCode, companyName, companyNameEn, companyPhone, kind } = carrierColumns(carrier)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into delivery (partner_id, store_id, order_id, company_code, company_name, company_name_en,
        company_phone, kind, delivery_sn, phone, lines, asked_at, is_again, created_at)
      values (${scope.partnerId}, ${scope.storeId}, ${orderId}, ${companyCode}, ${companyName},
        ${companyNameEn}, ${companyPhone}, ${kind}, ${deliverySn}, ${phone}, ${JSON.stringify(lines)}::jsonb,
        ${at}, ${isAgain}, ${at})
      on conflict (order_id, company_code, delivery_sn) do nothing returning id
    ), counted as (${shippedPart(
      orderId,
      lines,
      sql`not ${isAgain}::boolean and exists (select 1 from made)`,
    )})
    select id from made`.execute(trx)
  return rows[0]?.id
}

export async function deliveryById(
  db: Db,
  id: number,
): Promise<(ParcelKey & { kind: CarrierKind; phone: string; watch: string }) | undefined> {
  return db
    .selectFrom('delivery')
    .select(['company_code as companyCode', 'delivery_sn as deliverySn', 'kind', 'phone', 'watch'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setWatch(db: Db, id: number, watch: string): Promise<void> {
  await db.updateTable('delivery').set({ watch }).where('id', '=', id).execute()
}

/** Nobody was asked about this parcel yet, as far as the next question is concerned. */
export async function restartWatch(trx: Db, id: number): Promise<void> {
  await sql`update delivery set watch = 'none', asked_at = null where id = ${id}`.execute(trx)
}

/**
 * Another number, or another carrier: whatever was heard of the old one was about somebody else's
 * parcel.
 */
export async function correctDelivery(
  trx: Db,
  id: number,
  { carrier, deliverySn }: Pick<NewDelivery, 'carrier' | 'deliverySn'>,
): Promise<void> {
  const { companyCode, companyName, companyNameEn, companyPhone, kind } = carrierColumns(carrier)
  await sql`
    update delivery set company_code = ${companyCode}, company_name = ${companyName},
      company_name_en = ${companyNameEn}, company_phone = ${companyPhone}, kind = ${kind},
      delivery_sn = ${deliverySn}, state = default, watch = 'none', traces = default, asked_at = null
    where id = ${id}`.execute(trx)
}

/** Two orders may travel in one parcel. */
export async function setWatchOf(db: Db, parcel: ParcelKey, watch: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ watch })
    .where('company_code', '=', parcel.companyCode)
    .where('delivery_sn', '=', parcel.deliverySn)
    .execute()
}

/**
 * Replaces the track of a parcel; pushes may arrive out of order, so an older one changes nothing.
 */
export async function replaceTrack(
  db: Db,
  parcel: ParcelKey,
  state: string,
  traces: readonly { time: string; text: string }[],
): Promise<number> {
  const { rows } = await sql`
    update delivery d set state = ${state}, traces = ${JSON.stringify(traces)}::jsonb
    where d.company_code = ${parcel.companyCode} and d.delivery_sn = ${parcel.deliverySn}
      and coalesce(d.traces -> 0 ->> 'time', '') <= ${traces[0]?.time ?? ''}
    returning d.id`.execute(db)
  return rows.length
}

/** Writes into the logs of its orders that a parcel was signed for; once. */
export async function noteSigned(trx: Db, parcel: ParcelKey, at: Date): Promise<void> {
  const signed = {
    parcels: sql`delivery d`,
    which: sql`d.company_code = ${parcel.companyCode} and d.delivery_sn = ${parcel.deliverySn}
      and d.state = 'signed'`,
    name: sql<string>`d.company_name || ' ' || d.delivery_sn`,
  }
  await logSigned(trx, signed, at)
}

/** Claims the query of a parcel at the channel by compare-and-set: false if it was queried since `before`. */
export async function takeAsking(db: Db, id: number, now: Date, before: Date): Promise<boolean> {
  const { rows } = await sql`
    update delivery d set asked_at = ${now}
    where d.id = ${id} and (d.asked_at is null or d.asked_at <= ${before})
    returning d.id`.execute(db)
  return rows.length === 1
}
