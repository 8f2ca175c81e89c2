import { decodeOr, parseScope, type Scope, scopeText, forAddress } from '@mallard/kernel'

/** The menu: what belongs together stands together. */
export const menu = {
  trade: ['orders', 'shipping', 'returns'],
  catalog: ['goods', 'stock', 'goods-imports', 'categories', 'freight', 'media', 'reviews'],
  marketing: [
    'promotions',
    'seckills',
    'bargains',
    'group-buys',
    'sign-in',
    'lotteries',
    'points-goods',
    'gifts',
    'postages',
    'questions',
    'events',
    'check-ins',
    'evaluates',
    'inner-goods',
    'inner-quotas',
    'coupons',
  ],
  people: ['members', 'promoters'],
  content: [
    'pages',
    'articles',
    'article-comments',
    'recipes',
    'guides',
    'dish-receipts',
    'dish-comments',
    'feedbacks',
    'service-articles',
    'agreements',
  ],
  smart: ['devices', 'device-models'],
  figures: ['visits', 'exports'],
  money: [
    'payments',
    'approvals',
    'ship-reports',
    'bills',
    'vouchers',
    'withdrawals',
    'invoices',
    'invoice-requests',
    'tax',
  ],
  settings: [
    'brand',
    'stores',
    'carriers',
    'staff',
    'approval-rules',
    'audit',
    'people-reads',
    'operations',
  ],
} as const

export type Group = keyof typeof menu
export type Section = (typeof menu)[Group][number]
export const groups = Object.keys(menu) as Group[]
export const sections: readonly Section[] = Object.values(menu).flat()

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
  const [scope = '', section, id] = pathname.startsWith(base)
    ? pathname.slice(base.length).split('/')
    : []
  return {
    scope: parseScope(scope) ?? undefined,
    section: sections.find((each) => each === section),
    // A link that was cut inside a percent code leads to what it still says.
    id: id ? decodeOr(id, id) : undefined,
  }
}

export function addressOf(scope: Scope, section: Section, id?: string | number): string {
  return `${base}${scopeText(scope)}/${section}${id === undefined ? '' : `/${forAddress(String(id))}`}`
}

/** Numbers of other platforms' returns begin so in the address. */
export const otherReturn = 'other-'

/** The audit log of one object: `order 2611…`, `goods 12`. */
export function auditAddress(scope: Scope, object: string): string {
  return `${addressOf(scope, 'audit')}?object=${forAddress(object)}`
}

/** Who was shown that object. */
export function readsAddress(scope: Scope, object: string): string {
  return `${addressOf(scope, 'people-reads')}?object=${forAddress(object)}`
}
