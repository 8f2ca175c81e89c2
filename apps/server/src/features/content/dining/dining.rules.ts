import { receiptStates, type ReceiptState } from '@mallard/contract/content/dining/dining.codes'
import type { Instant } from '@mallard/kernel'
import type { ReceiptRow } from './dining.repo.ts'

const [open, used, expired] = receiptStates

/** A used receipt stays used when its days are over. */
export function receiptState(
  { usedAt, expiresAt }: Pick<ReceiptRow, 'usedAt' | 'expiresAt'>,
  now: Instant,
): ReceiptState {
  if (usedAt) return used
  return now < expiresAt.getTime() ? open : expired
}
