import type { InvoiceDraft, Title } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Whose titles: a member's, in every store of the partner. */
export interface TitleOwner {
  readonly partnerId: number
  readonly memberId: number
}

/** Titles kept per member; the one that was used longest ago gives way. */
const maxTitles = 20

export async function titlesOf(db: Db, { partnerId, memberId }: TitleOwner): Promise<Title[]> {
  const { rows } = await sql<Title>`
    select id, type, name, tax_no as "taxNo", bank_name as "bankName", bank_account as "bankAccount",
      reg_address as "regAddress", reg_phone as "regPhone", email
    from invoice_title
    where partner_id = ${partnerId} and member_id = ${memberId}
    order by used_at desc, id desc limit ${maxTitles}`.execute(db)
  return rows
}

export async function keepTitle(
  trx: Db,
  { partnerId, memberId }: TitleOwner,
  draft: InvoiceDraft,
  at: Date,
): Promise<void> {
  await sql`
    insert into invoice_title (partner_id, member_id, type, name, tax_no, bank_name, bank_account,
      reg_address, reg_phone, email, used_at)
    values (${partnerId}, ${memberId}, ${draft.type}, ${draft.name}, ${draft.taxNo}, ${draft.bankName},
      ${draft.bankAccount}, ${draft.regAddress}, ${draft.regPhone}, ${draft.email}, ${at})
    on conflict (partner_id, member_id, type, name, tax_no)
    do update set bank_name = excluded.bank_name, bank_account = excluded.bank_account,
    reg_address = excluded.reg_address, reg_phone = excluded.reg_phone, email = excluded.email,
    used_at = excluded.used_at`.execute(trx)
  await sql`
    delete from invoice_title where partner_id = ${partnerId} and member_id = ${memberId} and id not in (
      select id from invoice_title
      where partner_id = ${partnerId} and member_id = ${memberId}
      order by used_at desc, id desc limit ${maxTitles})`.execute(trx)
}

export async function removeTitle(
  db: Db,
  { partnerId, memberId }: TitleOwner,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from invoice_title
    where partner_id = ${partnerId} and member_id = ${memberId} and id = ${id}
    returning id`.execute(db)
  return rows.length === 1
}
