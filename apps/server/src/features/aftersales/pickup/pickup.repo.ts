import { cleanLine } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import type { PickupRef } from '@mallard/providers/pickup'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { pickupStates, type PickupMove, type PickupState } from './pickup.states.ts'

export interface PickupRow {
  readonly id: number
  readonly pickupNo: string
  readonly applyNo: string
  readonly status: PickupState
  readonly companyCode: string
  readonly sender: { name: string; phone: string; address: string }
  readonly day: string
  readonly from: string
  readonly until: string
  readonly taskId: string | null
  readonly channelNo: string | null
  readonly courierName: string
  readonly courierPhone: string
  readonly deliverySn: string | null
  readonly error: string
  /** 1 shopper, 2 staff */
  readonly bookedBy: number
  readonly createdAt: Date
}

const columns = sql`p.id, p.pickup_no as "pickupNo", r.apply_id as "applyNo", p.status,
  p.company_code as "companyCode", p.sender, p.day, p.slot_from as "from", p.slot_until as "until",
  p.task_id as "taskId", p.channel_no as "channelNo", p.courier_name as "courierName",
  p.courier_phone as "courierPhone", p.delivery_sn as "deliverySn", p.error, p.booked_by as "bookedBy",
  p.created_at as "createdAt"`
const from = sql`from return_pickup p join return_apply r on r.id = p.apply_id`

/** The newest of a return. */
export async function newestPickup(db: Db, applyId: number): Promise<PickupRow | undefined> {
  const { rows } = await sql<PickupRow>`
    select ${columns} ${from} where p.apply_id = ${applyId} order by p.id desc limit 1`.execute(db)
  return rows[0]
}

/** All of a return, the newest first. */
export async function pickupsOf(db: Db, applyId: number): Promise<PickupRow[]> {
  const { rows } =
    await sql<PickupRow>`select ${columns} ${from} where p.apply_id = ${applyId} order by p.id desc`.execute(
      db,
    )
  return rows
}

/** The newest of each return that has any. */
export async function newestPickups(
  db: Db,
  applyIds: readonly number[],
): Promise<Map<string, PickupRow>> {
  if (applyIds.length === 0) return new Map()
  const { rows } = await sql<PickupRow>`
    select distinct on (p.apply_id) ${columns} ${from}
    where p.apply_id = any(${applyIds}::bigint[])
    order by p.apply_id, p.id desc`.execute(db)
  return new Map(rows.map((row) => [row.applyNo, row]))
}

export async function pickupByNo(db: Db, pickupNo: string): Promise<PickupRow | undefined> {
  const { rows } =
    await sql<PickupRow>`select ${columns} ${from} where p.pickup_no = ${pickupNo}`.execute(db)
  return rows[0]
}

export interface NewPickup
  extends
    Scope,
    Pick<PickupRow, 'pickupNo' | 'companyCode' | 'sender' | 'day' | 'from' | 'until' | 'bookedBy'> {
  readonly applyId: number
  readonly orderId: number
  readonly at: Date
}

/** False when a courier is coming already. */
export async function insertPickup(trx: Db, pickup: NewPickup): Promise<boolean> {
  const { rows } = await sql`
    insert into return_pickup (partner_id, store_id, pickup_no, apply_id, order_id, company_code, sender, day,
      slot_from, slot_until, created_at, booked_by)
    values (${pickup.partnerId}, ${pickup.storeId}, ${pickup.pickupNo}, ${pickup.applyId}, ${pickup.orderId},
      ${pickup.companyCode}, ${JSON.stringify(pickup.sender)}::jsonb,
      ${pickup.day}, ${pickup.from}, ${pickup.until}, ${pickup.at}, ${pickup.bookedBy})
    on conflict (apply_id)
    where status in ('asking', 'booked', 'collecting', 'cancelling') do nothing
    returning id`.execute(trx)
  return rows.length === 1
}

/** Letters of a courier's name or number. */
const longestName = 40

interface MoveDetails {
  readonly ref?: PickupRef | undefined
  readonly courier?: { readonly name: string; readonly phone: string } | undefined
  readonly deliverySn?: string | undefined
  readonly error?: string | undefined
}

/** Compare-and-set by the table; false when it does not allow it, or somebody else was first. */
export async function movePickup(
  trx: Db,
  { id, status }: Pick<PickupRow, 'id' | 'status'>,
  event: PickupMove,
  details: MoveDetails = {},
): Promise<boolean> {
  const to = pickupStates.next(status, event)
  if (to === undefined) return false
  const { ref, courier, deliverySn, error } = details
  const { rows } = await sql`
    update return_pickup set status = ${to}::text, task_id = coalesce(${ref?.taskId ?? null}::text, task_id),
      channel_no = coalesce(${ref?.orderId ?? null}::text, channel_no),
      courier_name = coalesce(${courier ? cleanLine(courier.name, longestName) : null}::text, courier_name),
      courier_phone = coalesce(${courier ? cleanLine(courier.phone, longestName) : null}::text,
        courier_phone),
      delivery_sn = coalesce(${deliverySn ?? null}::text, delivery_sn),
      error = coalesce(${error === undefined ? null : cleanLine(error, 500)}::text, error)
    where id = ${id} and status = ${status}::text returning id`.execute(trx)
  return rows.length === 1
}

/** What the channel calls a booking that was thought lost. */
export async function noteRef(db: Db, id: number, { taskId, orderId }: PickupRef): Promise<void> {
  await sql`
    update return_pickup set task_id = ${taskId}, channel_no = ${orderId}
    where id = ${id} and task_id is null`.execute(db)
}
