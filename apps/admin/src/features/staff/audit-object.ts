import type { NamedObject } from '@mallard/contract/staff/audit-words'
import type { Scope } from '@mallard/kernel'
import { addressOf, otherReturn } from '#platform/places.ts'

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
