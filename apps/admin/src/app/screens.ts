import type { Right } from '@mallard/contract/staff/rights'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { sections, type Section } from '#platform/places.ts'

/** A list makes nothing of the id. */
type Screen = LazyExoticComponent<ComponentType<{ id: string }>>

interface Entry {
  readonly right: Right
  readonly list: Screen
  /** One of the things in the list. */
  readonly one?: Screen
}

export const screens: Readonly<Record<Section, Entry>> = {
  orders: {
    right: 'order.read',
    list: lazy(() => import('#features/order/order-list.screen.tsx')),
    one: lazy(() => import('#features/order/order.screen.tsx')),
  },
  shipping: {
    right: 'order.ship',
    list: lazy(() => import('#features/order/shipping-list.screen.tsx')),
    one: lazy(() => import('#features/order/shipping.screen.tsx')),
  },
  payments: { right: 'pay.repair', list: lazy(() => import('#features/payment/payment-list.screen.tsx')) },
  bills: { right: 'pay.repair', list: lazy(() => import('#features/payment/bill-list.screen.tsx')) },
  returns: {
    right: 'return.read',
    list: lazy(() => import('#features/returns/return-list.screen.tsx')),
    one: lazy(() => import('#features/returns/return.screen.tsx')),
  },
  vouchers: {
    right: 'voucher.read',
    list: lazy(() => import('#features/voucher/voucher-list.screen.tsx')),
    one: lazy(() => import('#features/voucher/voucher.screen.tsx')),
  },
  goods: {
    right: 'goods.read',
    list: lazy(() => import('#features/catalog/goods-list.screen.tsx')),
    one: lazy(() => import('#features/catalog/goods.screen.tsx')),
  },
  promotions: {
    right: 'promotion.read',
    list: lazy(() => import('#features/promotion/promotion-list.screen.tsx')),
    one: lazy(() => import('#features/promotion/promotion.screen.tsx')),
  },
  reviews: { right: 'review.read', list: lazy(() => import('#features/review/review-list.screen.tsx')) },
  coupons: {
    right: 'promotion.read',
    list: lazy(() => import('#features/coupon/coupon-list.screen.tsx')),
    one: lazy(() => import('#features/coupon/coupon.screen.tsx')),
  },
  members: {
    right: 'member.read',
    list: lazy(() => import('#features/member/member-list.screen.tsx')),
    one: lazy(() => import('#features/member/member.screen.tsx')),
  },
  invoices: {
    right: 'invoice.read',
    list: lazy(() => import('#features/invoice/invoice-list.screen.tsx')),
    one: lazy(() => import('#features/invoice/invoice.screen.tsx')),
  },
  visits: { right: 'visit.read', list: lazy(() => import('#features/tracking/visits.screen.tsx')) },
  agreements: {
    right: 'member.read',
    list: lazy(() => import('#features/member/agreement-list.screen.tsx')),
    one: lazy(() => import('#features/member/agreement.screen.tsx')),
  },
  staff: { right: 'staff.write', list: lazy(() => import('#features/staff/staff-list.screen.tsx')) },
  operations: { right: 'system.read', list: lazy(() => import('#features/operations/operations.screen.tsx')) },
  audit: { right: 'audit.read', list: lazy(() => import('#features/staff/audit.screen.tsx')) },
}

/** The sections that these rights open, in the order of the menu. */
export function menuOf(rights: readonly Right[]): Section[] {
  return sections.filter((section) => rights.includes(screens[section].right))
}
