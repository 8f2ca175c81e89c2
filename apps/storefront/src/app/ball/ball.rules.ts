import type { PageName } from '@mallard/contract/pages'

/**
 * Route names of the specification (§2) on which the ball is not shown, and the pages of this shop
 * that they are.
 */
export const hiddenRoutes = {
  cart: ['cart'],
  orderCheckout: ['orderCheckout'],
  cmsV1b: ['cmsV1b', 'cmsV1bBare'],
  legalAgreement: ['legalAgreement'],
  KAShare: ['KAShare'],
  aqiyi: ['aqiyi'],
  examine: ['examine'],
  preview: ['preview'],
  agreement: ['settingAgreement'],
  checkEvaluateDetail: ['checkEvaluateDetail'],
  'user-order-list': ['orderList'],
  'user-order-valuate': ['commentList', 'commentEdit'],
  orderSale2: [
    'returnList',
    'returnPartStep1',
    'returnAllStep1',
    'returnPartStep2',
    'returnAllStep2',
  ],
  orderDetailSale2: ['returnDetail'],
  orderAfterSaleDetail: ['returnDetail', 'thirdReturnDetail'],
} as const satisfies Readonly<Record<string, readonly PageName[]>>

/**
 * Order detail, order list, goods, evaluate and after-sale detail pages, whatever they are named.
 */
const hiddenDetails: readonly PageName[] = [
  'orderDetail',
  'orderLogistics',
  'orderList',
  'goods',
  'goodsComments',
  'evaluate',
  'returnDetail',
  'thirdReturnDetail',
]

/** Checkouts of activities, and what is typed and sent: it stands where the ball does. */
const hiddenFeet: readonly PageName[] = ['checkoutSeckill', 'checkoutPostage', 'serviceMessage']

const hidden: ReadonlySet<string> = new Set([
  ...Object.values(hiddenRoutes).flat(),
  ...hiddenDetails,
  ...hiddenFeet,
])

/** `fx` and `groupBuy` anywhere in the path. */
const hiddenPaths = /fx|groupBuy/

/** Whether the floating shortcut ball is shown on a page (specification §2). */
export function showsBall({ name, pathname }: { name: string; pathname: string }): boolean {
  return !hidden.has(name) && !hiddenPaths.test(pathname)
}
