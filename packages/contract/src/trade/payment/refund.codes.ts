/** Where a refund stands at its channel. */
export const refundStatus = { created: 0, processing: 1, done: 2, failed: 3 } as const

interface AskedRefund {
  /** One of `refundStatus`. */
  readonly status: number
  readonly tries: number
}

/** What a channel can have said of a refund that it was asked about, or sent, again. */
export type RefundAnswer = 'refunded' | 'failed' | 'accepted' | 'refused' | 'unknown'

/**
 * Told from what became of the refund. The channel's no is not the end before it has said so often
 * enough; its silence is no answer.
 */
export function refundAnswer(before: AskedRefund, after: AskedRefund): RefundAnswer {
  if (after.status === refundStatus.done) return 'refunded'
  if (after.status === refundStatus.failed) return 'failed'
  if (after.status === refundStatus.processing) return 'accepted'
  // A failed one begins to count again.
  return after.tries > (before.status === refundStatus.failed ? 0 : before.tries)
    ? 'refused'
    : 'unknown'
}
