// GENERATED from the .section.ts files of the features by `npm run gen`; do not edit.
import type { ToDoName } from '@mallard/contract/insight/figures/to-do-words'
import type { AuditKind } from '@mallard/contract/people/staff/audit.codes'

/** The menu: what belongs together stands together. */
export const menu = {
  home: ['home'],
  trade: ['orders', 'shipping', 'returns', 'alerts'],
  catalog: ['goods', 'stock', 'goods-imports', 'categories', 'freight', 'media', 'reviews'],
  marketing: ['promotions', 'seckills', 'bargains', 'group-buys', 'sign-in', 'lotteries', 'points-goods', 'gifts', 'postages', 'questions', 'events', 'check-ins', 'evaluates', 'inner-goods', 'inner-quotas', 'coupons'],
  people: ['members', 'segments', 'campaigns', 'conversations', 'member-import', 'promoters'],
  content: ['pages', 'articles', 'article-comments', 'recipes', 'guides', 'dish-receipts', 'dish-comments', 'feedbacks', 'service-articles', 'agreements'],
  smart: ['devices', 'device-models'],
  figures: ['reports', 'visits', 'exports'],
  money: ['payments', 'approvals', 'ship-reports', 'bills', 'vouchers', 'withdrawals', 'invoices', 'invoice-requests', 'tax'],
  settings: ['brand', 'stores', 'carriers', 'label-accounts', 'robots', 'notice-templates', 'staff', 'roles', 'approval-rules', 'audit', 'people-reads', 'operations'],
} as const

interface AuditPage {
  readonly section: (typeof menu)[keyof typeof menu][number]
  /** What follows the address of the section; undefined: the number is that of a store. */
  readonly path: string | undefined
}

/** Where things that the audit log names have their page. */
export const auditPages: Readonly<Partial<Record<AuditKind, AuditPage>>> = {
  campaign: { section: 'campaigns', path: '/{number}' },
  member: { section: 'members', path: '/{number}' },
  level: { section: 'members', path: '/levels' },
  memberTag: { section: 'members', path: '/tags' },
  agreement: { section: 'agreements', path: '/{number}' },
  segment: { section: 'segments', path: '/{number}' },
  bargain: { section: 'bargains', path: '/{number}' },
  evaluate: { section: 'evaluates', path: '/{number}' },
  gift: { section: 'gifts', path: '/{number}' },
  groupBuy: { section: 'group-buys', path: '/{number}' },
  innerPrice: { section: 'inner-goods', path: '' },
  innerGrant: { section: 'inner-quotas', path: '/{number}' },
  invitation: { section: 'events', path: '/{number}' },
  lottery: { section: 'lotteries', path: '/{number}' },
  pointsGoods: { section: 'points-goods', path: '/{number}' },
  postage: { section: 'postages', path: '/{number}' },
  question: { section: 'questions', path: '/{number}' },
  seckill: { section: 'seckills', path: '/{number}' },
  conversation: { section: 'conversations', path: '/{number}' },
  invoiceRequest: { section: 'invoice-requests', path: '/{number}' },
  invoice: { section: 'invoices', path: '/{number}' },
  return: { section: 'returns', path: '/{number}' },
  thirdReturn: { section: 'returns', path: '/other-{number}' },
  goods: { section: 'goods', path: '/{number}' },
  category: { section: 'categories', path: '' },
  goodsImport: { section: 'goods-imports', path: '/{number}' },
  importMapping: { section: 'goods-imports', path: '' },
  media: { section: 'media', path: '?open={number}' },
  story: { section: 'articles', path: '' },
  comment: { section: 'article-comments', path: '?state=all' },
  page: { section: 'pages', path: '/{number}' },
  dishReceipt: { section: 'dish-receipts', path: '' },
  dishComment: { section: 'dish-comments', path: '?state=all' },
  kitchen: { section: 'recipes', path: '' },
  recipe: { section: 'recipes', path: '' },
  guide: { section: 'guides', path: '' },
  feedback: { section: 'feedbacks', path: '?state=all' },
  article: { section: 'service-articles', path: '' },
  deviceModel: { section: 'device-models', path: '' },
  export: { section: 'exports', path: '' },
  noticeTemplate: { section: 'notice-templates', path: '' },
  robot: { section: 'robots', path: '' },
  store: { section: 'stores', path: undefined },
  role: { section: 'roles', path: '' },
  approval: { section: 'approval-rules', path: '' },
  coupon: { section: 'coupons', path: '/{number}' },
  freight: { section: 'freight', path: '' },
  promotion: { section: 'promotions', path: '/{number}' },
  promoter: { section: 'promoters', path: '/{number}' },
  promoterRate: { section: 'promoters', path: '/rates' },
  withdrawal: { section: 'withdrawals', path: '' },
  order: { section: 'orders', path: '/{number}' },
  shipping: { section: 'shipping', path: '/{number}' },
  labelAccount: { section: 'label-accounts', path: '' },
  payment: { section: 'payments', path: '?q={number}' },
  refund: { section: 'payments', path: '?tab=refunds&q={number}' },
  account: { section: 'vouchers', path: '/account' },
}

interface ToDoPlace {
  readonly section: AuditPage['section']
  /** What follows the address of the section. */
  readonly path: string
}

/** Where what waits is done. */
export const toDoPlaces: Readonly<Record<ToDoName, ToDoPlace>> = {
  'bargain.soon': { section: 'bargains', path: '' },
  'evaluate.soon': { section: 'evaluates', path: '' },
  'gift.soon': { section: 'gifts', path: '' },
  'groupBuy.soon': { section: 'group-buys', path: '' },
  'lottery.soon': { section: 'lotteries', path: '' },
  'postage.soon': { section: 'postages', path: '' },
  'seckill.soon': { section: 'seckills', path: '' },
  'conversation.waiting': { section: 'conversations', path: '?state=waiting' },
  'invoice.failed': { section: 'invoices', path: '?stage=failed' },
  'return.due': { section: 'returns', path: '' },
  'stock.low': { section: 'stock', path: '?shelf=on&stock=low' },
  'stock.out': { section: 'stock', path: '?shelf=on&stock=out' },
  'review.waiting': { section: 'reviews', path: '' },
  'review.unanswered': { section: 'reviews', path: '?state=unanswered' },
  'job.dead': { section: 'operations', path: '' },
  'approval.waiting': { section: 'approvals', path: '' },
  'promotion.soon': { section: 'promotions', path: '' },
  'order.toShip': { section: 'orders', path: '?status=1' },
  'order.overdue': { section: 'orders', path: '?status=1' },
  'bill.difference': { section: 'bills', path: '' },
  'voucher.review': { section: 'vouchers', path: '' },
}
