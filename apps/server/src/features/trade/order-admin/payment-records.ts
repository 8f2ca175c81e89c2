import type { PayAttempt } from '@mallard/contract/trade/order/order-admin.calls'
import type { Scope } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    paymentRecords: PaymentRecords
  }
}

/**
 * What the operator's view of an order needs from payment, which itself stands on orders: given
 * from outside.
 */
export interface PaymentRecords {
  /** Every attempt to pay an order, with what channels told about it and what went back. */
  attempts(services: Services, scope: Scope, orderSn: string): Promise<PayAttempt[]>
  /**
   * Asks the channel about every attempt that is not paid, closed ones too, and books what it says:
   * its answers.
   */
  settle(services: Services, scope: Scope, orderSn: string): Promise<string[]>
}
