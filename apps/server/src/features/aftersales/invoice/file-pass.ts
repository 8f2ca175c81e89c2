import type { InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Instant } from '@mallard/kernel'
import { keyedHash, sameText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { fileFor } from './invoice.rules.ts'

/** Whose files: of issued invoices, and of requests that staff answered with one. */
export type FileKind = 'invoice' | 'invoice-request'

/** One file, for a while. */
interface Passed {
  readonly kind: FileKind
  readonly id: number
  readonly form: InvoiceForm
  readonly until: Instant
}

const signOf = (hashKey: string, { kind, id, form, until }: Passed) =>
  keyedHash(hashKey, `${kind}-file:${id}:${until}${form === 'pdf' ? '' : `:${form}`}`)

/** Path of a file, good for ten minutes for anyone who has it. */
export function filePath(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  kind: FileKind,
  id: number,
  form: InvoiceForm = 'pdf',
): string {
  const until = clock.now() + fileFor
  return `/${kind}-files/${id}/${until}/${signOf(hashKey, { kind, id, form, until })}.${form}`
}

export function opensFile(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  passed: Passed,
  sign: string,
): boolean {
  const { until } = passed
  return (
    until > clock.now() && until <= clock.now() + fileFor && sameText(sign, signOf(hashKey, passed))
  )
}
