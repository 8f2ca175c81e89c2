import { actorType } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { InvoiceRow } from './invoice.repo.ts'

export interface MailRow {
  readonly id: number
  readonly invoiceId: number
  readonly email: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly fault: string
  readonly actorType: number
  readonly createdAt: Date
}

const columns = sql`l.id, l.invoice_id as "invoiceId", l.email, l.state, l.fault, l.actor_type as "actorType",
  l.created_at as "createdAt"`

export async function mailById(db: Db, id: number): Promise<MailRow | undefined> {
  const { rows } =
    await sql<MailRow>`select ${columns} from invoice_mail l where l.id = ${id}`.execute(db)
  return rows[0]
}

/** Mails with an invoice, the newest first. */
export async function mailsOf(db: Db, invoiceId: number): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select ${columns} from invoice_mail l
    where l.invoice_id = ${invoiceId}
    order by l.id desc limit 20`.execute(db)
  return rows
}

/** The address that a member sent an invoice to last; empty when they never did. */
export async function lastAddress(
  db: Db,
  { partnerId, memberId }: { partnerId: number; memberId: number },
): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select l.email from invoice_mail l
    where l.partner_id = ${partnerId} and l.member_id = ${memberId}
      and l.actor_type <> ${lit(actorType.staff)} order by l.id desc limit 1`.execute(db)
  return rows[0]?.email ?? ''
}

/** One to this address that is on its way, or went out since. */
export async function mailSince(
  trx: Db,
  invoiceId: number,
  email: string,
  since: Date,
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    select ${columns} from invoice_mail l
    where l.invoice_id = ${invoiceId} and lower(l.email) = lower(${email})
      and (l.state = 'waiting' or l.state = 'sent' and l.created_at > ${since})
    order by l.id desc limit 1`.execute(trx)
  return rows[0]
}

export async function countMails(
  trx: Db,
  { id, partnerId, memberId }: InvoiceRow,
  since: Date,
): Promise<{ ofInvoice: number; ofMember: number }> {
  const { rows } = await sql<{ ofInvoice: number; ofMember: number }>`
    select (count(*) filter (where invoice_id = ${id}))::int as "ofInvoice", count(*)::int as "ofMember"
    from invoice_mail where partner_id = ${partnerId} and member_id = ${memberId} and created_at > ${since}
      and actor_type <> ${lit(actorType.staff)}`.execute(trx)
  return rows[0] ?? { ofInvoice: 0, ofMember: 0 }
}

/** Undefined when one to this address is on its way already. */
export async function insertMail(
  trx: Db,
  { id, partnerId, storeId, memberId }: InvoiceRow,
  mail: { readonly email: string; readonly actorType: number; readonly at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into invoice_mail (partner_id, store_id, member_id, invoice_id, email, state, actor_type,
      created_at)
    values (${partnerId}, ${storeId}, ${memberId}, ${id}, ${mail.email}, 'waiting', ${mail.actorType},
      ${mail.at})
    on conflict (invoice_id, lower(email)) where state = 'waiting' do nothing returning id`.execute(
    trx,
  )
  return rows[0]?.id
}

/** Whether it was still waiting. */
export async function endMail(
  trx: Db,
  id: number,
  state: 'sent' | 'failed',
  fault: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update invoice_mail set state = ${state}, fault = ${fault}, ended_at = ${at}
    where id = ${id} and state = 'waiting'
    returning id`.execute(trx)
  return rows.length === 1
}
