import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    paymentGateway: PaymentGateway
  }
}

/** What orders need from payment, which itself stands on orders: given from outside. */
export interface PaymentGateway {
  /** Asks the channels about payments that are under way, and applies what they say. */
  look(services: Services, orderSns: readonly string[]): Promise<void>
  /**
   * Ends all attempts to pay an order, so that it can be closed. `unknown`: a channel could not
   * say, ask again later.
   */
  stop(services: Services, orderSn: string): Promise<'stopped' | 'paid' | 'unknown'>
  /** Whether an attempt is still open; asked while the order is locked. */
  hasOpenAttempt(trx: Db, orderId: number): Promise<boolean>
}
