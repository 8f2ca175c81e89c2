import type { InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface NewFile {
  readonly form: InvoiceForm
  /** Where the storage has it. */
  readonly key: string
  /** Of its bytes. */
  readonly hash: string
  readonly at: Date
}

/**
 * Notes a file of an invoice, which is locked. `same`: it is there already, and nothing is noted;
 * `replaced`: the key of the one that it takes the place of.
 */
export async function putFile(
  trx: Db,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
  { form, key, hash, at }: NewFile,
): Promise<'same' | { readonly replaced: string | undefined }> {
  const { rows } = await sql<{ key: string; hash: string }>`
    select key, hash from invoice_file where invoice_id = ${id} and form = ${form}`.execute(trx)
  if (rows[0]?.hash === hash) return 'same'
  await sql`
    insert into invoice_file (partner_id, invoice_id, form, key, hash, created_at)
    values (${partnerId}, ${id}, ${form}, ${key}, ${hash}, ${at})
    on conflict (invoice_id, form) do update
      set key = excluded.key, hash = excluded.hash, created_at = excluded.created_at`.execute(trx)
  return { replaced: rows[0]?.key }
}

/** Where a form of an invoice lies; undefined: nobody handed it over. */
export async function fileKey(
  db: Db,
  invoiceId: number,
  form: InvoiceForm,
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from invoice_file where invoice_id = ${invoiceId} and form = ${form}`.execute(db)
  return rows[0]?.key
}

/** Whether an invoice of the partner other than this one has this number. */
export async function isNumberTaken(
  db: Db,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
  number: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from invoice
    where invoice_no = ${number} and partner_id = ${partnerId} and id <> ${id} limit 1`.execute(db)
  return rows.length > 0
}
