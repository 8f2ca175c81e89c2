// Faults that would cost money or rights, for `npm run test:planted`.
const features = 'apps/server/src/features'

/**
 * `put` stands for `find`, which the file has once. `seenBy`: a file of the gate; one of the browser
 * wants a build of its own, and the pages of the fault alone.
 */
export const faults = [
  {
    title: 'a discount is rounded up',
    file: 'packages/kernel/src/money.ts',
    find: 'BigInt(basisPoints)) / 10_000n))',
    put: 'BigInt(basisPoints) + 9_999n) / 10_000n))',
    seenBy: 'packages/kernel/src/money.test.ts',
  },
  {
    title: 'stock is taken without its condition',
    file: `${features}/catalog/catalog/catalog.stock.ts`,
    find: 'reserved: sql`w.quantity`,\n    guard: sql`s.on_hand - s.reserved >= w.quantity`,',
    put: 'reserved: sql`w.quantity`,\n    guard: sql`true`,',
    seenBy: `${features}/catalog/catalog/catalog.stock.test.ts`,
  },
  {
    title: 'an order is read without its owner',
    file: `${features}/trade/order/order.repo.ts`,
    find: "${ofStore('o', owner)} and o.member_id = ${owner.memberId} and not o.is_hidden",
    put: "${ofStore('o', owner)} and not o.is_hidden",
    seenBy: 'apps/server/src/app/authz.test.ts',
  },
  {
    title: 'a right is not asked for',
    file: 'apps/server/src/platform/http/access.ts',
    find: "return call.right && !who.staff.rights.includes(call.right) ? 'forbidden' : undefined",
    put: 'return undefined',
    seenBy: 'apps/server/src/platform/http/access.test.ts',
  },
  {
    title: 'a call asks for less than it changes',
    file: 'packages/contract/src/trade/order/order-admin.calls.ts',
    find: "tell what becomes of a parcel',\n    authz: 'operator',\n    right: 'order.ship'",
    put: "tell what becomes of a parcel',\n    authz: 'operator',\n    right: 'order.read'",
    seenBy: 'apps/server/src/app/rights.test.ts',
  },
  {
    title: 'a query forgets its store',
    file: `${features}/aftersales/returns/returns.repo.ts`,
    find: "${ofStore('i', scope)} and i.id = any",
    put: 'i.partner_id = ${scope.partnerId} and i.id = any',
    seenBy: 'apps/server/src/app/store-scope.test.ts',
  },
  {
    title: 'a notification is not verified',
    file: 'packages/providers/src/pay/wechat/client.ts',
    find: "return key && verifyText(answerText(timestamp, once, body), signature, key) ? 'ok' : 'signature'",
    put: "return key ? 'ok' : 'signature'",
    seenBy: 'packages/providers/src/pay/wechat/protocol.test.ts',
  },
  {
    title: 'more is refunded than was paid',
    file: `${features}/aftersales/returns/refund.rules.ts`,
    find: "return amount > leftOf(item) ? refuse('refundTooMuch') : ok(fen(amount))\n}",
    put: 'return ok(fen(amount))\n}',
    seenBy: `${features}/aftersales/returns/refund.rules.test.ts`,
  },
  {
    title: 'a coupon is used twice',
    file: `${features}/pricing/coupon/coupon.repo.ts`,
    find: 'h.member_id = ${owner.memberId} and h.status = ${lit(couponStatus.unused)}\n        and h.valid_from',
    put: 'h.member_id = ${owner.memberId}\n        and h.valid_from',
    seenBy: `${features}/pricing/coupon/coupon.routes.test.ts`,
  },
  {
    title: 'an answer lacks a field',
    file: `${features}/catalog/search/card.rules.ts`,
    find: '    stockState: row.stock_state,\n',
    put: '',
    seenBy: `${features}/catalog/catalog/catalog.routes.test.ts`,
  },
  {
    title: 'a page throws when it is drawn',
    file: 'apps/storefront/src/features/content/kitchen/guide-center.screen.tsx',
    find: '<Link to={',
    put: '<Link to={undefined!.x ?? ',
    seenBy: 'e2e/pages.spec.ts',
    page: 'productGuideCenter',
  },
  {
    title: 'a link leads to a page that is not there',
    file: 'apps/storefront/src/features/content/kitchen/guide-center.screen.tsx',
    find: "href('productGuideDetail', { productId })",
    put: "'/nowhere/at/all'",
    seenBy: 'e2e/pages.spec.ts',
    page: 'productGuideCenter',
  },
]
