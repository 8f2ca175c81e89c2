import type { NamedObject } from '@mallard/contract/people/staff/audit-words'
import { forAddress, type Scope } from '@mallard/kernel'
import { addressOf, otherReturn } from '#platform/places.ts'

/** The page of the object, where it has one. */
export function pageOfObject(scope: Scope, { kind, number }: NamedObject): string | undefined {
  if (kind === 'order') return addressOf(scope, 'orders', number)
  if (kind === 'return') return addressOf(scope, 'returns', number)
  if (kind === 'thirdReturn') return addressOf(scope, 'returns', `${otherReturn}${number}`)
  if (kind === 'promotion') return addressOf(scope, 'promotions', number)
  if (kind === 'seckill') return addressOf(scope, 'seckills', number)
  if (kind === 'groupBuy') return addressOf(scope, 'group-buys', number)
  if (kind === 'bargain') return addressOf(scope, 'bargains', number)
  if (kind === 'pointsGoods') return addressOf(scope, 'points-goods', number)
  if (kind === 'promoter') return addressOf(scope, 'promoters', number)
  if (kind === 'withdrawal') return addressOf(scope, 'withdrawals')
  if (kind === 'promoterRate') return addressOf(scope, 'promoters', 'rates')
  if (kind === 'gift') return addressOf(scope, 'gifts', number)
  if (kind === 'lottery') return addressOf(scope, 'lotteries', number)
  if (kind === 'postage') return addressOf(scope, 'postages', number)
  if (kind === 'invitation') return addressOf(scope, 'events', number)
  if (kind === 'question') return addressOf(scope, 'questions', number)
  if (kind === 'evaluate') return addressOf(scope, 'evaluates', number)
  if (kind === 'innerPrice') return addressOf(scope, 'inner-goods')
  if (kind === 'innerGrant') return addressOf(scope, 'inner-quotas', number)
  if (kind === 'page') return addressOf(scope, 'pages', number)
  if (kind === 'invoice') return addressOf(scope, 'invoices', number)
  if (kind === 'invoiceRequest') return addressOf(scope, 'invoice-requests', number)
  if (kind === 'coupon') return addressOf(scope, 'coupons', number)
  if (kind === 'member') return addressOf(scope, 'members', number)
  if (kind === 'level') return addressOf(scope, 'members', 'levels')
  if (kind === 'agreement') return addressOf(scope, 'agreements', number)
  if (kind === 'story') return addressOf(scope, 'articles')
  if (kind === 'comment') return `${addressOf(scope, 'article-comments')}?state=all`
  if (kind === 'kitchen' || kind === 'recipe') return addressOf(scope, 'recipes')
  if (kind === 'guide') return addressOf(scope, 'guides')
  if (kind === 'deviceModel') return addressOf(scope, 'device-models')
  if (kind === 'dishReceipt') return addressOf(scope, 'dish-receipts')
  if (kind === 'dishComment') return `${addressOf(scope, 'dish-comments')}?state=all`
  if (kind === 'feedback') return `${addressOf(scope, 'feedbacks')}?state=all`
  if (kind === 'article') return addressOf(scope, 'service-articles')
  if (kind === 'account') return addressOf(scope, 'vouchers', 'account')
  if (kind === 'goodsImport') return addressOf(scope, 'goods-imports', number)
  if (kind === 'importMapping') return addressOf(scope, 'goods-imports')
  if (kind === 'shipping') return addressOf(scope, 'shipping', number)
  if (kind === 'payment') return `${addressOf(scope, 'payments')}?q=${forAddress(number)}`
  if (kind === 'refund')
    return `${addressOf(scope, 'payments')}?tab=refunds&q=${forAddress(number)}`
  if (kind === 'store') return addressOf({ ...scope, storeId: Number(number) }, 'stores')
  if (kind === 'export') return addressOf(scope, 'exports')
  if (kind === 'approval') return addressOf(scope, 'approval-rules')
  if (kind === 'category') return addressOf(scope, 'categories')
  if (kind === 'freight') return addressOf(scope, 'freight')
  if (kind === 'media') return `${addressOf(scope, 'media')}?open=${forAddress(number)}`
  return kind === 'goods' ? addressOf(scope, 'goods', number) : undefined
}
