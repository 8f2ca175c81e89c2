import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import { forAddress, type Scope } from '@mallard/kernel'
import { addressOf } from '#platform/places.ts'

/** The page on which something can be done about an alert. */
export function alertAddress(
  scope: Scope,
  { kind, ref }: { readonly kind: AlertKind; readonly ref: string },
): string {
  const asked = forAddress(ref)
  const pages: Readonly<Record<AlertKind, () => string>> = {
    paid: () => addressOf(scope, 'orders', ref),
    voucher: () => `${addressOf(scope, 'vouchers')}?q=${asked}`,
    return: () => addressOf(scope, 'returns', ref),
    complaint: () => `${addressOf(scope, 'feedbacks')}?q=${asked}`,
    message: () => addressOf(scope, 'conversations', ref),
    stock: () => `${addressOf(scope, 'stock')}?q=${asked}`,
    bill: () => `${addressOf(scope, 'bills')}?from=${asked}&until=${asked}`,
    job: () => addressOf(scope, 'operations'),
  }
  return pages[kind]()
}
