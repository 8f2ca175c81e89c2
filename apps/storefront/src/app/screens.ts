import type { PageName } from '@mallard/contract/pages'
import type { LoadScreen } from '#platform/navigator/loader.ts'

/** Which screen draws which page. A page without a screen does not compile. */
export const screens = {
  // Home and content
  home: () => import('#features/home/home.screen.tsx'),
  homeScoped: () => import('#features/home/home.screen.tsx'),
  cmsV1a: () => import('#features/cms/cms-v1a.screen.tsx'),
  cmsV1aBare: () => import('#features/cms/cms-v1a.screen.tsx'),
  cmsV1b: () => import('#features/cms/cms-v1b.screen.tsx'),
  cmsV1bBare: () => import('#features/cms/cms-v1b.screen.tsx'),
  legalAgreement: () => import('#features/cms/legal-agreement.screen.tsx'),

  // Catalogue and promotions
  goodslist: () => import('#features/catalog/goodslist.screen.tsx'),
  search: () => import('#features/search/search.screen.tsx'),
  searchBare: () => import('#features/search/search.screen.tsx'),
  goods: () => import('#features/catalog/goods.screen.tsx'),
  goodsComments: () => import('#features/review/goods-comments.screen.tsx'),

  // User area
  userCenter: () => import('#features/member/user-center.screen.tsx'),
  addressList: () => import('#features/address/address-list.screen.tsx'),
  addressEdit: () => import('#features/address/address-edit.screen.tsx'),
  orderList: () => import('#features/order/order-list.screen.tsx'),
  orderDetail: () => import('#features/order/order-detail.screen.tsx'),
  orderLogistics: () => import('#features/order/logistics.screen.tsx'),
  orderStatus: () => import('#features/order/order-status.screen.tsx'),
  collectionList: () => import('#features/collection/collection-list.screen.tsx'),

  // Cart and order flow
  cart: () => import('#features/cart/cart.screen.tsx'),
  orderCheckout: () => import('#features/checkout/checkout.screen.tsx'),
  payment: () => import('#features/payment/payment.screen.tsx'),
  paymentStatusScoped: () => import('#features/payment/payment-status.screen.tsx'),
  paymentStatusOrder: () => import('#features/payment/payment-status.screen.tsx'),
  paymentStatus: () => import('#features/payment/payment-status.screen.tsx'),

  // Service and other
  login: () => import('#features/identity/login.screen.tsx'),
  notFound: () => import('#features/home/not-found.screen.tsx'),
} satisfies Record<PageName, LoadScreen>
