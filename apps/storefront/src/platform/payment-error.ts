import { HostError } from '@mallard/host'
import { isApiError } from './api-error.ts'

/** What a failed payment leads to (specification §8). `message` is what still has to be said. */
export interface PaymentTreatment {
  /** Nothing has begun where the line was gone: the page of the payment stays. */
  kind: 'signOut' | 'orderDetail' | 'stay'
  message: string | undefined
}

/**
 * Refused calls have been spoken of by the shell already; what the host or the app around us
 * refused has not. A failed bridge says nothing.
 */
export function paymentTreatment(error: unknown): PaymentTreatment {
  if (isApiError(error) && error.isTransport) return { kind: 'stay', message: undefined }
  // Code of the host's that did not come; its words are the browser's own.
  if (error instanceof TypeError) return { kind: 'stay', message: undefined }
  if (isApiError(error)) return { kind: kindOf(error.code), message: undefined }
  if (error instanceof HostError || typeof error !== 'object' || error === null)
    return { kind: 'orderDetail', message: undefined }
  const { code, message } = error as { code?: unknown; message?: unknown }
  return {
    kind: kindOf(code),
    message: typeof message === 'string' && message ? message : undefined,
  }
}

/** An app says its codes as text, the server as numbers. */
function kindOf(code: unknown): PaymentTreatment['kind'] {
  return String(code) === '401' ? 'signOut' : 'orderDetail'
}
