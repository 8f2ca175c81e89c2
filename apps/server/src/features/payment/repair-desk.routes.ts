import { repairDeskCalls } from '@mallard/contract/payment/repair-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { decideMoney, moneyProposals } from './money-proposal.service.ts'
import type { RefundHearer } from './refund.service.ts'
import { askPayment, confirmPayment, paidOut, payments, refundAgain, refunds } from './repair-desk.service.ts'

export function repairDeskRoutes(hear: RefundHearer) {
  return bind('repairDesk', repairDeskCalls, {
    payments,
    ask: askPayment,
    confirm: confirmPayment,
    refunds,
    refundAgain: (ctx, input) => refundAgain(ctx, hear, input),
    paidOut,
    proposals: moneyProposals,
    decide: (ctx, input) => decideMoney(ctx, hear, input),
  })
}
