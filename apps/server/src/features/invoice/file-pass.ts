import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'
import { fileFor } from './invoice.rules.ts'

const signOf = (hashKey: string, id: number, until: Instant) => createHmac('sha256', hashKey).update(`invoice-file:${id}:${until}`).digest('base64url')

/** Path of an invoice's PDF, good for ten minutes for whoever has it. */
export function filePath({ hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>, id: number): string {
  const until = clock.now() + fileFor
  return `/invoice-files/${id}/${until}/${signOf(hashKey, id, until)}.pdf`
}

export function opensFile({ hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>, id: number, until: Instant, sign: string): boolean {
  const wanted = Buffer.from(signOf(hashKey, id, until))
  const given = Buffer.from(sign)
  return until > clock.now() && until <= clock.now() + fileFor && given.length === wanted.length && timingSafeEqual(given, wanted)
}
