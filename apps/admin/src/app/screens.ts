import type { Right } from '@mallard/contract/people/staff/rights'
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
    list: lazy(() => import('#features/trade/order/order-list.screen.tsx')),
    one: lazy(() => import('#features/trade/order/order.screen.tsx')),
  },
  shipping: {
    right: 'order.ship',
    list: lazy(() => import('#features/trade/order/shipping-list.screen.tsx')),
    one: lazy(() => import('#features/trade/order/shipping.screen.tsx')),
  },
  payments: {
    right: 'pay.repair',
    list: lazy(() => import('#features/trade/payment/payment-list.screen.tsx')),
  },
  'ship-reports': {
    right: 'pay.repair',
    list: lazy(() => import('#features/trade/ship-report/ship-report-list.screen.tsx')),
  },
  bills: {
    right: 'pay.repair',
    list: lazy(() => import('#features/trade/payment/bill-list.screen.tsx')),
  },
  returns: {
    right: 'return.read',
    list: lazy(() => import('#features/aftersales/returns/return-list.screen.tsx')),
    one: lazy(() => import('#features/aftersales/returns/return.screen.tsx')),
  },
  vouchers: {
    right: 'voucher.read',
    list: lazy(() => import('#features/trade/voucher/voucher-list.screen.tsx')),
    one: lazy(() => import('#features/trade/voucher/voucher.screen.tsx')),
  },
  goods: {
    right: 'goods.read',
    list: lazy(() => import('#features/catalog/catalog/goods-list.screen.tsx')),
    one: lazy(() => import('#features/catalog/catalog/goods.screen.tsx')),
  },
  stock: {
    right: 'goods.read',
    list: lazy(() => import('#features/catalog/catalog/stock-list.screen.tsx')),
  },
  'goods-imports': {
    right: 'goods.write',
    list: lazy(() => import('#features/catalog/goods-import/imports-list.screen.tsx')),
    one: lazy(() => import('#features/catalog/goods-import/import.screen.tsx')),
  },
  categories: {
    right: 'goods.write',
    list: lazy(() => import('#features/catalog/category/category-list.screen.tsx')),
  },
  freight: {
    right: 'goods.write',
    list: lazy(() => import('#features/pricing/freight/freight-list.screen.tsx')),
  },
  carriers: {
    right: 'store.write',
    list: lazy(() => import('#features/trade/carrier/carriers.screen.tsx')),
  },
  media: {
    right: 'media.read',
    list: lazy(() => import('#features/catalog/media/media-list.screen.tsx')),
  },
  promotions: {
    right: 'promotion.read',
    list: lazy(() => import('#features/pricing/promotion/promotion-list.screen.tsx')),
    one: lazy(() => import('#features/pricing/promotion/promotion.screen.tsx')),
  },
  seckills: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/seckill/seckill-list.screen.tsx')),
    one: lazy(() => import('#features/activities/seckill/seckill.screen.tsx')),
  },
  'group-buys': {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/group-buy/group-buy-list.screen.tsx')),
    one: lazy(() => import('#features/activities/group-buy/group-buy.screen.tsx')),
  },
  bargains: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/bargain/bargain-list.screen.tsx')),
    one: lazy(() => import('#features/activities/bargain/bargain.screen.tsx')),
  },
  'sign-in': {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/sign-in/sign-in-list.screen.tsx')),
  },
  lotteries: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/lottery/lottery-list.screen.tsx')),
    one: lazy(() => import('#features/activities/lottery/lottery.screen.tsx')),
  },
  postages: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/postage/postage-list.screen.tsx')),
    one: lazy(() => import('#features/activities/postage/postage.screen.tsx')),
  },
  questions: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/question/question-list.screen.tsx')),
    one: lazy(() => import('#features/activities/question/question.screen.tsx')),
  },
  events: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/invitation/event-list.screen.tsx')),
    one: lazy(() => import('#features/activities/invitation/event.screen.tsx')),
  },
  'check-ins': {
    right: 'event.checkin',
    list: lazy(() => import('#features/activities/invitation/check-in-list.screen.tsx')),
    one: lazy(() => import('#features/activities/invitation/check-in.screen.tsx')),
  },
  evaluates: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/evaluate/evaluate-list.screen.tsx')),
    one: lazy(() => import('#features/activities/evaluate/evaluate.screen.tsx')),
  },
  'inner-goods': {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/inner-buy/inner-goods-list.screen.tsx')),
  },
  'inner-quotas': {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/inner-buy/inner-quota-list.screen.tsx')),
    one: lazy(() => import('#features/activities/inner-buy/inner-quota.screen.tsx')),
  },
  'points-goods': {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/points-shop/points-goods-list.screen.tsx')),
    one: lazy(() => import('#features/activities/points-shop/points-goods.screen.tsx')),
  },
  gifts: {
    right: 'promotion.read',
    list: lazy(() => import('#features/activities/gift/gift-list.screen.tsx')),
    one: lazy(() => import('#features/activities/gift/gift.screen.tsx')),
  },
  reviews: {
    right: 'review.read',
    list: lazy(() => import('#features/catalog/review/review-list.screen.tsx')),
  },
  coupons: {
    right: 'promotion.read',
    list: lazy(() => import('#features/pricing/coupon/coupon-list.screen.tsx')),
    one: lazy(() => import('#features/pricing/coupon/coupon.screen.tsx')),
  },
  members: {
    right: 'member.read',
    list: lazy(() => import('#features/account/member/member-list.screen.tsx')),
    one: lazy(() => import('#features/account/member/member.screen.tsx')),
  },
  promoters: {
    right: 'promoter.read',
    list: lazy(() => import('#features/promoters/fx/promoter-list.screen.tsx')),
    one: lazy(() => import('#features/promoters/fx/promoter.screen.tsx')),
  },
  withdrawals: {
    right: 'promoter.read',
    list: lazy(() => import('#features/promoters/fx/withdrawal-list.screen.tsx')),
  },
  invoices: {
    right: 'invoice.read',
    list: lazy(() => import('#features/aftersales/invoice/invoice-list.screen.tsx')),
    one: lazy(() => import('#features/aftersales/invoice/invoice.screen.tsx')),
  },
  'invoice-requests': {
    right: 'invoice.read',
    list: lazy(() => import('#features/aftersales/invoice-request/request-list.screen.tsx')),
    one: lazy(() => import('#features/aftersales/invoice-request/request.screen.tsx')),
  },
  tax: {
    right: 'invoice.read',
    list: lazy(() => import('#features/catalog/tax/tax.screen.tsx')),
  },
  visits: {
    right: 'visit.read',
    list: lazy(() => import('#features/insight/tracking/visits.screen.tsx')),
  },
  exports: {
    right: 'data.export',
    list: lazy(() => import('#features/people/export/export-list.screen.tsx')),
  },
  articles: {
    right: 'content.read',
    list: lazy(() => import('#features/content/article/article-list.screen.tsx')),
  },
  'article-comments': {
    right: 'content.read',
    list: lazy(() => import('#features/content/article/comment-list.screen.tsx')),
  },
  pages: {
    right: 'page.read',
    list: lazy(() => import('#features/content/cms/page-list.screen.tsx')),
    one: lazy(() => import('#features/content/cms/page.screen.tsx')),
  },
  recipes: {
    right: 'content.read',
    list: lazy(() => import('#features/content/kitchen/recipe-list.screen.tsx')),
  },
  guides: {
    right: 'content.read',
    list: lazy(() => import('#features/content/kitchen/guide-list.screen.tsx')),
  },
  'dish-receipts': {
    right: 'review.read',
    list: lazy(() => import('#features/content/dining/receipt-list.screen.tsx')),
  },
  'dish-comments': {
    right: 'review.read',
    list: lazy(() => import('#features/content/dining/comment-list.screen.tsx')),
  },
  feedbacks: {
    right: 'service.read',
    list: lazy(() => import('#features/content/service-center/feedback-list.screen.tsx')),
  },
  devices: {
    right: 'service.read',
    list: lazy(() => import('#features/devices/smart/device-list.screen.tsx')),
    one: lazy(() => import('#features/devices/smart/device.screen.tsx')),
  },
  'device-models': {
    right: 'service.read',
    list: lazy(() => import('#features/devices/smart/model-list.screen.tsx')),
  },
  'service-articles': {
    right: 'service.read',
    list: lazy(() => import('#features/content/service-center/article-list.screen.tsx')),
  },
  agreements: {
    right: 'member.read',
    list: lazy(() => import('#features/account/member/agreement-list.screen.tsx')),
    one: lazy(() => import('#features/account/member/agreement.screen.tsx')),
  },
  approvals: {
    right: 'pay.confirm',
    list: lazy(() => import('#features/people/staff/approval-list.screen.tsx')),
  },
  brand: {
    right: 'store.write',
    list: lazy(() => import('#features/people/setting/brand.screen.tsx')),
  },
  stores: {
    right: 'store.write',
    list: lazy(() => import('#features/people/setting/store-list.screen.tsx')),
  },
  staff: {
    right: 'staff.write',
    list: lazy(() => import('#features/people/staff/staff-list.screen.tsx')),
  },
  operations: {
    right: 'system.read',
    list: lazy(() => import('#features/insight/operations/operations.screen.tsx')),
  },
  audit: {
    right: 'audit.read',
    list: lazy(() => import('#features/people/staff/audit.screen.tsx')),
  },
  'approval-rules': {
    right: 'order.read',
    list: lazy(() => import('#features/people/staff/approval-rules.screen.tsx')),
  },
  'people-reads': {
    right: 'audit.read',
    list: lazy(() => import('#features/people/staff/people-reads.screen.tsx')),
  },
}

/** The sections that these rights open, in the order of the menu. */
export function menuOf(rights: readonly Right[]): Section[] {
  return sections.filter((section) => rights.includes(screens[section].right))
}
