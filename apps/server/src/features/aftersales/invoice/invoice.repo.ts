import type {
  InvoiceForm,
  InvoiceIssuer,
  InvoiceStage,
  ReverseReason,
  UnreversedBy,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import type { Scope } from '@mallard/kernel'
import type { FapiaoLine } from '@mallard/providers/fapiao'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import { invoiceStates, type InvoiceEvent } from './invoice.states.ts'
import type { Filler } from './invoice.tables.ts'

export interface InvoiceRow extends InvoiceDraft {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly orderId: number
  readonly orderSn: string
  /** Of its order. */
  readonly payTime: Date | null
  /** Of its order: paid and not given back, fen. */
  readonly dueAmount: number
  readonly memberId: number
  readonly amount: number
  readonly state: InvoiceStage
  readonly applyNo: string | null
  readonly tries: number
  readonly invoiceNo: string | null
  readonly redNo: string | null
  readonly reverseReason: ReverseReason | null
  readonly reverseSent: boolean
  /** When the channel was asked to reverse it, or the buyer to confirm. */
  readonly reverseSentAt: Date | null
  /** Until when the buyer may confirm; null: it does not wait for them. */
  readonly awaitsUntil: Date | null
  /** How the last reversal came to nothing. */
  readonly unreversed: UnreversedBy | null
  readonly reissue: boolean
  readonly filledBy: Filler
  readonly reason: string
  readonly fault: string
  readonly createdAt: Date
  readonly movedAt: Date
  readonly issuedAt: Date | null
  /** What it was last applied for with; null: never, or before lines were kept. */
  readonly lines: readonly FapiaoLine[] | null
  readonly issuedBy: InvoiceIssuer
  /** Forms of it that staff handed over. */
  readonly forms: readonly InvoiceForm[]
}

// While a state lasts alone: a version that knows nothing of them leaves them where they are.
const awaitsUntil = sql`case when v.state = 'reversing' then v.awaits_until end as "awaitsUntil"`
const unreversed = sql`case when v.state = 'issued' then v.unreversed end as unreversed`
const title = sql`v.type, v.name, v.tax_no as "taxNo", v.bank_name as "bankName",
  v.bank_account as "bankAccount", v.reg_address as "regAddress", v.reg_phone as "regPhone", v.email`
export const invoiceColumns = sql`v.id, v.partner_id as "partnerId", v.store_id as "storeId",
  v.order_id as "orderId", v.order_sn as "orderSn",
  (select o.pay_time from orders o where o.id = v.order_id) as "payTime",
  (select o.paid_amount - o.refunded_amount from orders o where o.id = v.order_id) as "dueAmount",
  v.member_id as "memberId", ${title}, v.amount, v.state, v.apply_no as "applyNo", v.tries,
  v.invoice_no as "invoiceNo", v.red_no as "redNo", v.reverse_reason as "reverseReason",
  v.reverse_sent as "reverseSent", v.reverse_sent_at as "reverseSentAt",
  ${awaitsUntil}, ${unreversed}, v.reissue, v.filled_by as "filledBy", v.reason, v.fault,
  v.created_at as "createdAt", v.moved_at as "movedAt", v.issued_at as "issuedAt", v.lines,
  v.issued_by as "issuedBy", array(select f.form from invoice_file f where f.invoice_id = v.id) as forms`

export interface InvoiceOwner extends Scope {
  readonly memberId: number
}

const mine = (owner: InvoiceOwner) =>
  sql`${ofStore('v', owner)} and v.member_id = ${owner.memberId}`

async function find(db: Db, which: RawBuilder<unknown>): Promise<InvoiceRow[]> {
  const { rows } =
    await sql<InvoiceRow>`select ${invoiceColumns} from invoice v where ${which}`.execute(db)
  return rows
}

/** For jobs, which know no owner. */
export const invoiceById = async (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  (await find(db, sql`v.id = ${id}`))[0]
export const invoiceByApplyNo = async (db: Db, applyNo: string): Promise<InvoiceRow | undefined> =>
  (await find(db, sql`v.apply_no = ${applyNo}`))[0]
export const storeInvoice = async (
  db: Db,
  scope: Scope,
  id: number,
): Promise<InvoiceRow | undefined> =>
  (await find(db, sql`${ofStore('v', scope)} and v.id = ${id}`))[0]
export const ownInvoice = async (
  db: Db,
  owner: InvoiceOwner,
  id: number,
): Promise<InvoiceRow | undefined> => (await find(db, sql`${mine(owner)} and v.id = ${id}`))[0]
export const lockInvoice = async (trx: Db, id: number): Promise<InvoiceRow | undefined> =>
  (await find(trx, sql`v.id = ${id} for update`))[0]
/** Invoices of an order, the newest first. */
export const invoicesOf = (db: Db, orderId: number): Promise<InvoiceRow[]> =>
  find(db, sql`v.order_id = ${orderId} order by v.id desc`)
/** The invoices that stand for these orders. */
export const standingOf = (db: Db, orderIds: readonly number[]): Promise<InvoiceRow[]> =>
  find(db, sql`v.order_id = any(${orderIds}::bigint[]) and v.state <> 'reversed' order by v.id`)

export async function listOwn(
  db: Db,
  owner: InvoiceOwner,
  offset: number,
  limit: number,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const total = await totalOf(db, sql`invoice v where ${mine(owner)}`)
  return {
    rows: await find(db, sql`${mine(owner)} order by v.id desc limit ${limit} offset ${offset}`),
    total,
  }
}

export interface NewInvoice extends InvoiceOwner {
  readonly orderId: number
  readonly orderSn: string
  readonly amount: number
  readonly filledBy: Filler
  readonly at: Date
}

/** Undefined when one stands already. */
export async function insertInvoice(
  trx: Db,
  order: NewInvoice,
  draft: InvoiceDraft,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, tax_no, bank_name,
      bank_account, reg_address, reg_phone, email, amount, filled_by, state, created_at, moved_at)
    values (${order.partnerId}, ${order.storeId}, ${order.orderId}, ${order.orderSn}, ${order.memberId},
      ${draft.type}, ${draft.name}, ${draft.taxNo},
      ${draft.bankName}, ${draft.bankAccount}, ${draft.regAddress}, ${draft.regPhone}, ${draft.email},
      ${order.amount}, ${order.filledBy}, 'applied', ${order.at}, ${order.at})
    on conflict (order_id) where state <> 'reversed' do nothing returning id`.execute(trx)
  return rows[0]?.id
}

/** What changes with a state; what is left out stays, but for what a state is in because of. */
export interface Moved {
  readonly draft?: InvoiceDraft
  readonly filledBy?: Filler
  readonly amount?: number
  readonly applyNo?: string
  readonly lines?: readonly FapiaoLine[] | undefined
  readonly invoiceNo?: string
  readonly issuedBy?: InvoiceIssuer
  readonly redNo?: string
  readonly reverseReason?: ReverseReason
  readonly reissue?: boolean
  readonly reverseSentAt?: Date
  /** Left out: it waits for nobody. */
  readonly awaitsUntil?: Date
  /** Left out: none. */
  readonly unreversed?: UnreversedBy
  readonly issuedAt?: Date
  readonly reversedAt?: Date
  readonly reason?: string
  readonly fault?: string
}

export interface Actor {
  readonly type: number
  readonly id?: number
  readonly at: Date
}

const titleColumns = (draft: InvoiceDraft) => ({
  type: draft.type,
  name: draft.name,
  tax_no: draft.taxNo,
  bank_name: draft.bankName,
  bank_account: draft.bankAccount,
  reg_address: draft.regAddress,
  reg_phone: draft.regPhone,
  email: draft.email,
})

/** What a move writes; a column that is undefined stays as it was. */
const columnsOf = (moved: Moved, tries: number) => ({
  ...(moved.draft && titleColumns(moved.draft)),
  reason: moved.reason ?? '',
  fault: moved.fault ?? '',
  awaits_until: moved.awaitsUntil ?? null,
  unreversed: moved.unreversed ?? null,
  filled_by: moved.filledBy,
  amount: moved.amount,
  ...(moved.applyNo !== undefined && { apply_no: moved.applyNo, tries: tries + 1 }),
  lines: moved.lines && JSON.stringify(moved.lines),
  invoice_no: moved.invoiceNo,
  issued_by: moved.issuedBy,
  red_no: moved.redNo,
  ...(moved.reverseReason !== undefined && {
    reverse_reason: moved.reverseReason,
    reverse_sent: false,
    reverse_sent_at: null,
  }),
  ...(moved.reverseSentAt && { reverse_sent_at: moved.reverseSentAt }),
  reissue: moved.reissue,
  issued_at: moved.issuedAt,
  reversed_at: moved.reversedAt,
})

/** Moves an invoice if it still stands where it stood, and writes it down; whether it did. */
export async function moveInvoice(
  trx: Db,
  { id, state, tries }: Pick<InvoiceRow, 'id' | 'state' | 'tries'>,
  event: InvoiceEvent,
  actor: Actor,
  moved: Moved = {},
): Promise<boolean> {
  const to = invoiceStates.next(state, event)
  if (!to) return false
  const result = await trx
    .updateTable('invoice')
    .set({ ...columnsOf(moved, tries), state: to, moved_at: actor.at })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) return false
  await logInvoice(trx, id, {
    event,
    from: state,
    to,
    actor,
    reason: moved.reason || moved.fault || '',
  })
  return true
}

export async function noteReverseSent(db: Db, id: number, at: Date): Promise<void> {
  await sql`
    update invoice set reverse_sent = true, reverse_sent_at = ${at}
    where id = ${id} and state = 'reversing'`.execute(db)
}

interface Logged {
  readonly event: string
  readonly from: InvoiceStage | null
  readonly to: InvoiceStage
  readonly actor: Actor
  readonly reason?: string
}

export async function logInvoice(
  trx: Db,
  invoiceId: number,
  { event, from, to, actor, reason = '' }: Logged,
): Promise<void> {
  await sql`
    insert into invoice_log (invoice_id, partner_id, event, from_state, to_state, actor_type, actor_id,
      reason, at)
    select v.id, v.partner_id, ${event}::text, ${from}::text, ${to}::text, ${actor.type}::smallint,
      ${actor.id ?? null}::bigint, ${reason}::text, ${actor.at}::timestamptz
    from invoice v where v.id = ${invoiceId}`.execute(trx)
}
