import { type EventNotice, notify } from '#features/people/notices/index.ts'
import { stateBySn, type OrderState } from '#features/trade/order/index.ts'
import type { JobHandlers, RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { orderDigests, type OrderDigest } from './digest.repo.ts'
import {
  confirmReminder,
  payReminder,
  remindToConfirm,
  remindToPay,
} from './order-notices.rules.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** An unpaid order is about to be closed. */
    'notices.remindToPay': { orderSn: string }
    /** Receipt is about to count as confirmed. */
    'notices.remindToConfirm': { orderSn: string }
  }
}

type Reminder = (order: OrderState, digest: OrderDigest, at: Date) => EventNotice

export function orderNoticeJobs({
  db,
  clock,
}: Services): Pick<JobHandlers, 'notices.remindToPay' | 'notices.remindToConfirm'> {
  /** Reminds of an order that is still in this status, `before` its time; not when that is over. */
  async function remind(
    orderSn: string,
    status: number,
    timeOf: (order: OrderState) => Date | null,
    before: (order: OrderDigest) => number,
    words: Reminder,
  ): Promise<RunAgain | void> {
    const order = await stateBySn(db, orderSn)
    if (!order || order.status !== status) return
    const ends = timeOf(order)?.getTime() ?? 0
    const now = clock.now()
    if (ends <= now) return
    const digest = (await orderDigests(db, [order.id])).get(order.id)
    if (!digest) return
    // The time was put off in the meantime.
    const due = ends - before(digest)
    if (due > now) return { again: due }
    await notify(db, [words(order, digest, new Date(now))])
  }

  return {
    'notices.remindToPay': {
      run: ({ payload }) =>
        remind(payload.orderSn, 0, ({ autoCloseAt }) => autoCloseAt, remindToPay, remindPay),
    },
    'notices.remindToConfirm': {
      run: ({ payload }) =>
        remind(
          payload.orderSn,
          2,
          ({ autoConfirmAt }) => autoConfirmAt,
          () => remindToConfirm,
          remindConfirm,
        ),
    },
  }
}

const named = ({ partnerId, storeId, memberId, orderSn }: OrderState) => ({
  scope: { partnerId, storeId },
  memberId,
  orderSn,
})
const remindPay: Reminder = (order, digest, at) => payReminder(named(order), digest, at)
const remindConfirm: Reminder = (order, digest, at) => confirmReminder(named(order), digest, at)
