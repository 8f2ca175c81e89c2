import { HostError } from '@mallard/host'
import { isApiError } from './api-error.ts'

/** What a failed payment leads to (specification §8). `message` is what still has to be said. */
export interface PaymentTreatment {
  kind: 'signOut' | 'orderDetail'
  message: string | undefined
}

/** Refused calls have been spoken of by the shell already; what the host or the app around us refused has not. A failed bridge says nothing. */
export function paymentTreatment(error: unknown): PaymentTreatment {
  if (isApiError(error)) return { kind: kindOf(error.code), message: undefined }
  if (error instanceof HostError || typeof error !== 'object' || error === null) return { kind: 'orderDetail', message: undefined }
  const { code, message } = error as { code?: unknown; message?: unknown }
  return { kind: kindOf(code), message: typeof message === 'string' && message ? message : undefined }
}

/** An app says its codes as text, the server as numbers. */
function kindOf(code: unknown): PaymentTreatment['kind'] {
  return String(code) === '401' ? 'signOut' : 'orderDetail'
}
