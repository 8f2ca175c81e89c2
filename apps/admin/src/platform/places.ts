import { parseScope, type Scope, scopeText } from '@mallard/kernel'

export const sections = [
  'orders',
  'shipping',
  'payments',
  'bills',
  'vouchers',
  'returns',
  'goods',
  'promotions',
  'coupons',
  'members',
  'reviews',
  'invoices',
  'visits',
  'agreements',
  'staff',
  'audit',
  'operations',
] as const
export type Section = (typeof sections)[number]

/** Where in the back office an address is. */
export interface Place {
  readonly scope: Scope | undefined
  readonly section: Section | undefined
  /** Order number or goods id. */
  readonly id: string | undefined
}

export const base = '/admin/'

/** `/admin/1-2/orders/2611…` */
export function placeOf(pathname: string): Place {
  const [scope = '', section, id] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : []
  return { scope: parseScope(scope) ?? undefined, section: sections.find((each) => each === section), id: id ? decodeURIComponent(id) : undefined }
}

export function addressOf(scope: Scope, section: Section, id?: string | number): string {
  return `${base}${scopeText(scope)}/${section}${id === undefined ? '' : `/${encodeURIComponent(String(id))}`}`
}

/** Numbers of other platforms' returns begin so in the address. */
export const otherReturn = 'other-'

/** The audit log of one object: `order 2611…`, `goods 12`. */
export function auditAddress(scope: Scope, object: string): string {
  return `${addressOf(scope, 'audit')}?object=${encodeURIComponent(object)}`
}
