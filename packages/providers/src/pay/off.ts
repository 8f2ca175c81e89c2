import { failed } from '../answer.ts'
import type { PayChannel } from './port.ts'

const off = async () => failed('config', 'off', 'this way to pay is switched off')

/**
 * A way to pay that the operator has not switched on: it offers nothing, and takes no word for a
 * payment. What was paid before it was switched off goes back by hand: a refund is refused at once,
 * which calls for a person.
 */
export function createOffPay(method: PayChannel['method']): PayChannel {
  const refusal = { status: 404, body: '' }
  return {
    method,
    tradeTypes: [],
    appIdOf: () => undefined,
    create: async () => failed('unsupported', 'off'),
    signsAlone: () => false,
    query: off,
    close: off,
    refund: off,
    queryRefund: off,
    parseNotify: async () => failed('merchant', 'off'),
    acknowledge: { success: refusal, failure: refusal },
  }
}
