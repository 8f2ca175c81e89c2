import { type AuditKind, auditKinds } from '@mallard/contract/staff/audit.codes'
import type { Scope } from '@mallard/kernel'
import { addressOf, otherReturn } from '#platform/places.ts'

export interface NamedObject {
  readonly kind: AuditKind
  readonly number: string
}

/** Reads `order 2611…`, the way the log names what was changed. */
export function auditObjectOf(text: string): NamedObject | undefined {
  const [name = '', number = ''] = text.split(' ')
  const kind = auditKinds.find((each) => each === name)
  return kind && number ? { kind, number } : undefined
}

/** The page of the object, where it has one. */
export function pageOfObject(scope: Scope, { kind, number }: NamedObject): string | undefined {
  if (kind === 'order') return addressOf(scope, 'orders', number)
  if (kind === 'return') return addressOf(scope, 'returns', number)
  if (kind === 'thirdReturn') return addressOf(scope, 'returns', `${otherReturn}${number}`)
  if (kind === 'promotion') return addressOf(scope, 'promotions', number)
  if (kind === 'invoice') return addressOf(scope, 'invoices', number)
  if (kind === 'coupon') return addressOf(scope, 'coupons', number)
  if (kind === 'member') return addressOf(scope, 'members', number)
  if (kind === 'level') return addressOf(scope, 'members', 'levels')
  if (kind === 'agreement') return addressOf(scope, 'agreements', number)
  if (kind === 'account') return addressOf(scope, 'vouchers', 'account')
  if (kind === 'shipping') return addressOf(scope, 'shipping', number)
  if (kind === 'payment') return `${addressOf(scope, 'payments')}?q=${encodeURIComponent(number)}`
  if (kind === 'refund') return `${addressOf(scope, 'payments')}?tab=refunds&q=${encodeURIComponent(number)}`
  return kind === 'goods' ? addressOf(scope, 'goods', number) : undefined
}
