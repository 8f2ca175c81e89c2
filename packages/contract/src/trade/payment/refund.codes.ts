interface AskedRefund {
  /** 0 created, 1 processing, 2 done, 3 failed. */
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
  if (after.status === 2) return 'refunded'
  if (after.status === 3) return 'failed'
  if (after.status === 1) return 'accepted'
  // A failed one begins to count again.
  return after.tries > (before.status === 3 ? 0 : before.tries) ? 'refused' : 'unknown'
}
