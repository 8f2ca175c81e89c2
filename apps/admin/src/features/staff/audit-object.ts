import type { Scope } from '@mallard/kernel'
import { addressOf } from '#platform/places.ts'

export const objectKinds = [
  'order',
  'goods',
  'sku',
  'review',
  'coupon',
  'member',
  'invoice',
  'account',
  'level',
  'staff',
  'payment',
  'refund',
  'shipping',
  'job',
] as const
export type ObjectKind = (typeof objectKinds)[number]

export interface AuditObject {
  readonly kind: ObjectKind
  readonly number: string
}

/** Reads `order 2611…`, the way the log names what was changed. */
export function auditObjectOf(text: string): AuditObject | undefined {
  const [name = '', number = ''] = text.split(' ')
  const kind = objectKinds.find((each) => each === name)
  return kind && number ? { kind, number } : undefined
}

/** The page of the object, where it has one. */
export function pageOfObject(scope: Scope, { kind, number }: AuditObject): string | undefined {
  if (kind === 'order') return addressOf(scope, 'orders', number)
  if (kind === 'invoice') return addressOf(scope, 'invoices', number)
  if (kind === 'coupon') return addressOf(scope, 'coupons', number)
  if (kind === 'member') return addressOf(scope, 'members', number)
  if (kind === 'level') return addressOf(scope, 'members', 'levels')
  if (kind === 'account') return addressOf(scope, 'vouchers', 'account')
  if (kind === 'shipping') return addressOf(scope, 'shipping', number)
  if (kind === 'payment') return `${addressOf(scope, 'payments')}?q=${encodeURIComponent(number)}`
  if (kind === 'refund') return `${addressOf(scope, 'payments')}?tab=refunds&q=${encodeURIComponent(number)}`
  return kind === 'goods' ? addressOf(scope, 'goods', number) : undefined
}
