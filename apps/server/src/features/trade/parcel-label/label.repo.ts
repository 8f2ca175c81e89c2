import type { LabelState } from '@mallard/contract/trade/parcel-label/parcel-label.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { ReceiverSnapshot } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import './parcel-label.tables.ts'

export interface LabelRow {
  readonly id: number
  readonly orderSn: string
  readonly accountId: number
  readonly carrier: string
  readonly labelNo: string
  readonly state: LabelState
  readonly waybill: string
  readonly pictureUrl: string
  readonly pictureKey: string
  readonly receiverMark: string
  /** Where the order goes now. */
  readonly receiver: ReceiverSnapshot
  readonly takenAt: Date
  /** A parcel of the order was sent with it. */
  readonly isUsed: boolean
}

const columns = sql`l.id, o.order_sn as "orderSn", l.account_id as "accountId", l.carrier,
  l.label_no as "labelNo", l.state, l.waybill, l.picture_url as "pictureUrl",
  l.picture_key as "pictureKey", l.receiver_mark as "receiverMark", o.receiver, l.taken_at as "takenAt",
  exists (select from delivery d where d.order_id = l.order_id and d.company_code = l.carrier
    and d.delivery_sn = l.waybill) as "isUsed"`

/** The labels of these orders, the newest of each first. */
export async function labelsOf(db: Db, scope: Scope, sns: readonly string[]): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select ${columns} from orders o join parcel_label l on l.order_id = o.id
    where ${ofStore('o', scope)} and o.order_sn = any(${sns}::text[])
    order by array_position(${sns}::text[], o.order_sn), l.id desc`.execute(db)
  return rows
}

export async function findLabel(
  db: Db,
  scope: Scope,
  { sn, id }: { readonly sn: string; readonly id: number },
): Promise<LabelRow | undefined> {
  const { rows } = await sql<LabelRow>`
    select ${columns} from orders o join parcel_label l on l.order_id = o.id
    where ${ofStore('o', scope)} and o.order_sn = ${sn} and l.id = ${id}::bigint`.execute(db)
  return rows[0]
}

interface NewLabel {
  readonly scope: Scope
  readonly orderId: number
  readonly accountId: number
  readonly carrier: string
  readonly labelNo: string
  readonly receiverMark: string
  readonly staffId: number
  readonly at: Date
}

export async function insertLabel(trx: Db, label: NewLabel): Promise<number> {
  const { scope, orderId, accountId, carrier, labelNo, receiverMark, staffId, at } = label
  const { id } = await trx
    .insertInto('parcel_label')
    .values({
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      order_id: orderId,
      account_id: accountId,
      carrier,
      label_no: labelNo,
      receiver_mark: receiverMark,
      staff_id: staffId,
      taken_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Compare-and-set; false when it was in another state by now. */
export async function moveLabel(
  db: Db,
  id: number,
  from: LabelState,
  to: LabelState,
  { waybill, pictureUrl }: { waybill?: string; pictureUrl?: string } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parcel_label')
    .set({
      state: to,
      ...(waybill !== undefined && { waybill }),
      ...(pictureUrl !== undefined && { picture_url: pictureUrl }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes where a picture lies; false where somebody else did before. */
export async function setPicture(db: Db, id: number, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parcel_label')
    .set({ picture_key: key })
    .where('id', '=', id)
    .where('picture_key', '=', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Pictures of labels that were taken before `until`, the oldest first. */
export async function oldPictures(
  db: Db,
  until: Date,
  most: number,
): Promise<{ id: number; pictureKey: string }[]> {
  const { rows } = await sql<{ id: number; pictureKey: string }>`
    select l.id, l.picture_key as "pictureKey" from parcel_label l
    where l.taken_at < ${until}::timestamptz and l.picture_key <> ''
    order by l.taken_at limit ${most}`.execute(db)
  return rows
}

export async function forgetPictures(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update parcel_label set picture_key = '', picture_url = ''
    where id = any(${ids}::bigint[])`.execute(db)
}
