import type { Instant } from '@mallard/kernel'
import { keyedHash, sameText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { fileFor } from './invoice.rules.ts'

/** Whose files: of issued invoices, and of requests that staff answered with one. */
export type FileKind = 'invoice' | 'invoice-request'

const signOf = (hashKey: string, kind: FileKind, id: number, until: Instant) =>
  keyedHash(hashKey, `${kind}-file:${id}:${until}`)

/** Path of a PDF, good for ten minutes for anyone who has it. */
export function filePath(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  kind: FileKind,
  id: number,
): string {
  const until = clock.now() + fileFor
  return `/${kind}-files/${id}/${until}/${signOf(hashKey, kind, id, until)}.pdf`
}

export function opensFile(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  kind: FileKind,
  id: number,
  until: Instant,
  sign: string,
): boolean {
  return (
    until > clock.now() &&
    until <= clock.now() + fileFor &&
    sameText(sign, signOf(hashKey, kind, id, until))
  )
}
