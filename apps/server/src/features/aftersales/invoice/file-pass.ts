import type { Instant } from '@mallard/kernel'
import { keyedHash, sameText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { fileFor } from './invoice.rules.ts'

const signOf = (hashKey: string, id: number, until: Instant) =>
  keyedHash(hashKey, `invoice-file:${id}:${until}`)

/** Path of an invoice's PDF, good for ten minutes for anyone who has it. */
export function filePath(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  id: number,
): string {
  const until = clock.now() + fileFor
  return `/invoice-files/${id}/${until}/${signOf(hashKey, id, until)}.pdf`
}

export function opensFile(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  id: number,
  until: Instant,
  sign: string,
): boolean {
  return (
    until > clock.now() &&
    until <= clock.now() + fileFor &&
    sameText(sign, signOf(hashKey, id, until))
  )
}
