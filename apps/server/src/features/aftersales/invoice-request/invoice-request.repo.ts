import type {
  RequestChannel,
  RequestMailState,
  RequestState,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface RequestRow extends Scope {
  readonly id: number
  readonly phone: string
  readonly channel: RequestChannel
  readonly orderSn: string
  /** Fen, as printed. */
  readonly amount: number
  /** Fen, as the OMS says; null where it does not know the order. */
  readonly knownAmount: number | null
  readonly type: 1 | 2
  readonly name: string
  readonly taxNo: string
  readonly email: string
  readonly pics: readonly PictureRef[]
  readonly state: RequestState
  readonly reason: string
  readonly invoiceNo: string
  readonly hasFile: boolean
  readonly mailState: RequestMailState
  readonly mailFault: string
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** All but the file, of which rows say whether there is one. */
export const requestColumns = sql`q.id, q.partner_id as "partnerId", q.store_id as "storeId", q.phone,
  q.channel, q.order_sn as "orderSn", q.amount, q.known_amount as "knownAmount", q.type, q.name,
  q.tax_no as "taxNo", q.email, q.pics, q.state, q.reason, q.invoice_no as "invoiceNo",
  q.file is not null as "hasFile", q.mail_state as "mailState", q.mail_fault as "mailFault",
  q.created_at as "createdAt", q.ended_at as "endedAt"`

/** Those of a store whose buyers have not closed their account. */
export const requestsIn = (scope: Scope) => sql`${ofStore('q', scope)} and q.phone is not null`

/** Of a phone in a store, the newest first. */
export async function requestsOf(db: Db, scope: Scope, phone: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from invoice_request q
    where ${requestsIn(scope)} and q.phone = ${phone}
    order by q.id desc limit 50`.execute(db)
  return rows
}

/** The one of an order that stands: nobody asks a second time for what waits or was issued. */
export async function standingRequest(
  db: Db,
  scope: Scope,
  phone: string,
  orderSn: string,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from invoice_request q
    where ${requestsIn(scope)} and q.phone = ${phone} and q.order_sn = ${orderSn}
      and q.state in ('asked', 'issued')`.execute(db)
  return rows[0]
}

export async function findRequest(
  db: Db,
  scope: Scope,
  id: number,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from invoice_request q
    where ${requestsIn(scope)} and q.id = ${id}`.execute(db)
  return rows[0]
}

/** Of whatever store, for jobs and files. */
export async function requestById(db: Db, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from invoice_request q
    where q.id = ${id} and q.phone is not null`.execute(db)
  return rows[0]
}

/** The PDF of an issued one. */
export async function fileOf(db: Db, id: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ file: Uint8Array | null }>`
    select q.file from invoice_request q where q.id = ${id} and q.phone is not null`.execute(db)
  return rows[0]?.file ? Buffer.from(rows[0].file) : undefined
}

/** What is written to ask for an invoice. */
export type NewRequest = Pick<
  RequestRow,
  'phone' | 'channel' | 'orderSn' | 'amount' | 'knownAmount' | 'type' | 'name' | 'taxNo' | 'email'
>

/** Its id; undefined where one stands already, also one that was written at this moment. */
export async function insertRequest(
  trx: Db,
  { partnerId, storeId }: Scope,
  asked: NewRequest,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into invoice_request (partner_id, store_id, phone, channel, order_sn, amount, known_amount, type,
      name, tax_no, email, created_at)
    values (${partnerId}, ${storeId}, ${asked.phone}, ${asked.channel}, ${asked.orderSn}, ${asked.amount},
      ${asked.knownAmount}, ${asked.type}, ${asked.name},
      ${asked.taxNo}, ${asked.email}, ${at})
    on conflict (partner_id, store_id, phone, order_sn)
    where state in ('asked', 'issued') do nothing
    returning id`.execute(trx)
  return rows[0]?.id
}

export async function setPictures(trx: Db, id: number, pics: readonly PictureRef[]): Promise<void> {
  await sql`update invoice_request set pics = ${JSON.stringify(pics)}::jsonb where id = ${id}`.execute(
    trx,
  )
}

export type RequestEnd =
  | { readonly state: 'issued'; readonly invoiceNo: string; readonly file: Buffer }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'withdrawn' }

/** Ends one that waits; false where somebody was first. `isMailed`: a mail about it is queued. */
export async function endRequest(
  trx: Db,
  id: number,
  end: RequestEnd,
  { at, staffId, isMailed }: { at: Date; staffId: number | null; isMailed: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update invoice_request set state = ${end.state}, ended_at = ${at}, staff_id = ${staffId},
      mail_state = ${isMailed ? 'waiting' : 'none'}, reason = ${end.state === 'refused' ? end.reason : ''},
      invoice_no = ${end.state === 'issued' ? end.invoiceNo : ''},
      file = ${end.state === 'issued' ? end.file : null}::bytea
    where id = ${id} and state = 'asked' returning id`.execute(trx)
  return rows.length === 1
}

export async function setMailed(
  db: Db,
  id: number,
  state: 'sent' | 'failed',
  fault: string,
): Promise<void> {
  await sql`
    update invoice_request set mail_state = ${state}, mail_fault = ${fault}
    where id = ${id} and mail_state = 'waiting'`.execute(db)
}

/** Removes what ended before, and what closed accounts left; with their pictures. */
export async function removeOldRequests(
  trx: Db,
  before: Date,
  max: number,
): Promise<{ pics: PictureRef[] }[]> {
  const { rows } = await sql<{ pics: PictureRef[] }>`
    delete from invoice_request where id = any(array(
      select id from invoice_request
      where ended_at < ${before}::timestamptz or phone is null
      order by id limit ${max}))
      returning pics`.execute(trx)
  return rows
}
