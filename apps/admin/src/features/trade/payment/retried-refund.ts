import type { AdminRefund } from '@mallard/contract/trade/repair/repair-admin.calls'
import { refundAnswer } from '@mallard/contract/trade/payment/refund.codes'

type Retried = Pick<AdminRefund, 'status' | 'tries'>

const words = {
  refunded: 'refundedNow',
  failed: 'stillFailed',
  accepted: 'sentAgain',
  refused: 'refusedAgain',
  unknown: 'noAnswer',
} as const

/** What became of a refund that was tried again. */
export const wordOfRetry = (before: Retried, after: Retried) => words[refundAnswer(before, after)]

/** Only what the channel took is done. */
export const toneOfRetry = ({ status }: Pick<AdminRefund, 'status'>): 'done' | 'found' =>
  status === 1 || status === 2 ? 'done' : 'found'
