/** Route names of the specification (§2) on which the ball is not shown, with the names of this shop's pages for the same. */
const hiddenNames: ReadonlySet<string> = new Set([
  'cart',
  'orderCheckout',
  'cmsV1b',
  'cmsV1bBare',
  'legalAgreement',
  'KAShare',
  'examine',
  'checkEvaluateDetail',
  'agreement',
  'aqiyi',
  'user-order-list',
  'user-order-valuate',
  'orderSale2',
  'orderDetailSale2',
  'orderAfterSaleDetail',
  // Order detail, order list, goods, evaluate and after-sale detail pages.
  'orderDetail',
  'orderList',
  'goods',
])

/** `fx` and `groupBuy` anywhere in the path; pages of goods, evaluations, orders and after-sale by their paths. */
const hiddenPaths = /fx|groupBuy|^\/goods\/|^\/evaluate\/|\/order\/(?:detail|list)\/|\/order\/return\/detail\/|^\/thirdReturn\/detail/

/** Whether the floating shortcut ball is shown on a page (specification §2). */
export function showsBall({ name, pathname }: { name: string; pathname: string }): boolean {
  return !hiddenNames.has(name) && !hiddenPaths.test(pathname)
}
