import { PayError } from '@mallard/host'
import { isApiError } from './api-error.ts'

/** What a failed payment leads to (specification §8). `message` is what still has to be said. */
export interface PaymentTreatment {
  kind: 'signOut' | 'orderDetail'
  message: string | undefined
}

/** Refused calls have been spoken of by the shell already; what the host refused has not. A failed bridge says nothing. */
export function paymentTreatment(error: unknown): PaymentTreatment {
  if (isApiError(error)) return { kind: error.code === 401 ? 'signOut' : 'orderDetail', message: undefined }
  if (error instanceof PayError) return { kind: error.code === 401 ? 'signOut' : 'orderDetail', message: error.message }
  return { kind: 'orderDetail', message: undefined }
}
