import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { fen } from '@mallard/kernel'
import type { PaymentRecords } from '#features/trade/order-admin/index.ts'
import { paymentHistory, queryAndSettle } from './repair.service.ts'

/** What the operator sees of payments, and may do about them. */
export const paymentRecords: PaymentRecords = {
  async attempts(services, scope, orderSn) {
    const history = await paymentHistory(services.db, scope, orderSn)
    if (!history.ok) return []
    const { attempts, notifications, refunds } = history.value
    return attempts.map((attempt) => {
      const own = refunds.filter(({ payNo }) => payNo === attempt.payNo)
      const numbers = new Set([attempt.payNo, ...own.map(({ refundNo }) => refundNo)])
      return {
        payNo: attempt.payNo,
        method: attempt.method,
        tradeType: attempt.tradeType,
        amount: fen(attempt.amount),
        status: attempt.status,
        channelTradeNo: attempt.channelTradeNo,
        paidAt: attempt.paidAt?.getTime() ?? null,
        createdAt: attempt.createdAt.getTime(),
        notifications: notifications
          .filter(({ subjectNo }) => numbers.has(subjectNo))
          .map(({ notifyId, result, handledAt }) => ({
            notifyId,
            verified: true,
            result,
            at: handledAt.getTime(),
          })),
        refunds: own.map(({ refundNo, amount, cause, status, tries }) => ({
          refundNo,
          amount: fen(amount),
          reason: cause,
          status,
          tries,
        })),
      }
    })
  },

  async settle(services, scope, orderSn) {
    const history = await paymentHistory(services.db, scope, orderSn)
    if (!history.ok) return []
    const said: string[] = []
    for (const { payNo, status } of history.value.attempts) {
      if (status === payStatus.paid) continue
      const answer = await queryAndSettle(services, scope, payNo)
      if (answer.ok) said.push(answer.value.asked)
    }
    return said
  },
}
