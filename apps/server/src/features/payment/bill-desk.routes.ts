import { billDeskCalls } from '@mallard/contract/payment/bill-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { ask, days, differences, note, read } from './bill-desk.service.ts'
import type { RefundHearer } from './refund.service.ts'

export function billDeskRoutes(hear: RefundHearer) {
  return bind('billDesk', billDeskCalls, { days, read, differences, ask: (ctx, input) => ask(ctx, hear, input), note })
}
