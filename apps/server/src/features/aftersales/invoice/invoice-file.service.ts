import {
  maxInvoiceFile,
  type InvoiceForm,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import { refOf } from './invoice.rules.ts'
import type { InvoiceRow } from './invoice.repo.ts'
import { fileKey } from './invoice-file.repo.ts'
import type { Services } from '#platform/services.ts'
import { randomText } from '#platform/secrets.ts'

type Kept = { readonly kind: 'ok'; readonly bytes: Buffer } | { readonly kind: 'gone' | 'away' }

/**
 * A form of an issued invoice: as staff handed it over, else the PDF from who issued it. `gone`:
 * there is none; `away`: it cannot be had right now.
 */
export async function invoiceFile(
  services: Pick<Services, 'db' | 'storage' | 'fapiao' | 'log'>,
  row: InvoiceRow,
  form: InvoiceForm,
): Promise<Kept> {
  const key = await fileKey(services.db, row.id, form)
  const ref = form === 'pdf' ? refOf(row) : undefined
  const asked =
    key === undefined
      ? ref && row.invoiceNo && services.fapiao?.file(ref)
      : services.storage.read(key, maxInvoiceFile)
  if (!asked) return { kind: 'gone' }
  const file = await asked
  if (file.kind === 'ok') return { kind: 'ok', bytes: file.data }
  services.log.warn(
    { invoiceId: row.id, form, code: file.code },
    'the file of an invoice could not be had',
  )
  return { kind: 'away' }
}

const types: Readonly<Record<InvoiceForm, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/octet-stream',
  xml: 'application/xml',
}

/** Keeps a file of an invoice; its key, or undefined when the storage did not take it. */
export async function keepFile(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  form: InvoiceForm,
  bytes: Buffer,
): Promise<string | undefined> {
  const key = `invoices/${randomText(26, '0123456789abcdefghijklmnopqrstuvwxyz')}`
  const written = await storage.write(key, bytes, types[form])
  if (written.kind === 'ok') return key
  log.error({ code: written.code }, 'the file of an invoice could not be kept')
  return undefined
}
