import { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { decideMoney, moneyProposals } from './money-proposal.service.ts'
import {
  askPayment,
  confirmPayment,
  paidOut,
  payments,
  refundAgain,
  refunds,
} from './repair-admin.service.ts'

export const repairAdminRoutes = bind('repairAdmin', repairAdminCalls, {
  payments,
  ask: askPayment,
  confirm: confirmPayment,
  refunds,
  refundAgain,
  paidOut,
  proposals: moneyProposals,
  decide: decideMoney,
})
