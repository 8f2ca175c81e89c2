import type { PageName } from '@mallard/contract/pages'
import type { LoadScreen } from '#platform/navigator/loader.ts'

export { pageTitles } from '@mallard/contract/page-titles.gen'

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
  information: () => import('#features/member/information.screen.tsx'),
  orderList: () => import('#features/order/order-list.screen.tsx'),
  orderDetail: () => import('#features/order/order-detail.screen.tsx'),
  orderLogistics: () => import('#features/order/logistics.screen.tsx'),
  orderStatus: () => import('#features/order/order-status.screen.tsx'),
  couponList: () => import('#features/coupon/coupon-list.screen.tsx'),
  returnList: () => import('#features/returns/return-list.screen.tsx'),
  returnDetail: () => import('#features/returns/return-detail.screen.tsx'),
  returnPartStep1: () => import('#features/returns/part-step1.screen.tsx'),
  returnAllStep1: () => import('#features/returns/all-step1.screen.tsx'),
  returnPartStep2: () => import('#features/returns/step2.screen.tsx'),
  returnAllStep2: () => import('#features/returns/step2.screen.tsx'),
  commentList: () => import('#features/review/comment-list.screen.tsx'),
  commentEdit: () => import('#features/review/comment-edit.screen.tsx'),
  tickets: () => import('#features/invoice/tickets.screen.tsx'),
  collectionList: () => import('#features/collection/collection-list.screen.tsx'),
  setting: () => import('#features/member/setting.screen.tsx'),
  settingPersonal: () => import('#features/member/personal.screen.tsx'),
  settingMessage: () => import('#features/notices/message.screen.tsx'),
  settingAccountSecurity: () => import('#features/member/security.screen.tsx'),
  settingAgreement: () => import('#features/member/agreement.screen.tsx'),
  settingCancelAccount: () => import('#features/member/cancel-account.screen.tsx'),
  settingCancelAccountNext: () => import('#features/member/cancel-account-next.screen.tsx'),

  // Cart and order flow
  cart: () => import('#features/cart/cart.screen.tsx'),
  addBuy: () => import('#features/promotion/addbuy.screen.tsx'),
  orderCheckout: () => import('#features/checkout/checkout.screen.tsx'),
  payment: () => import('#features/payment/payment.screen.tsx'),
  paymentStatusScoped: () => import('#features/payment/payment-status.screen.tsx'),
  paymentStatusOrder: () => import('#features/payment/payment-status.screen.tsx'),
  paymentStatus: () => import('#features/payment/payment-status.screen.tsx'),
  offLinePayment: () => import('#features/payment/offline-payment.screen.tsx'),
  offLinePaySuccess: () => import('#features/payment/offline-result.screen.tsx'),
  invoiceEdit: () => import('#features/invoice/invoice-edit.screen.tsx'),
  buyIns: () => import('#features/coupon/buyins.screen.tsx'),

  // Points
  integralCenter: () => import('#features/points/integral-center.screen.tsx'),
  integralGrowth: () => import('#features/points/integral-growth.screen.tsx'),

  // Service and other
  scInvoiceList: () => import('#features/invoice/invoice-list.screen.tsx'),
  omniChannelInvoice: () => import('#features/invoice/omni-invoice.screen.tsx'),
  scInvoiceDetail: () => import('#features/invoice/invoice-detail.screen.tsx'),
  thirdReturn: () => import('#features/third-return/third-return.screen.tsx'),
  thirdReturnApply: () => import('#features/third-return/third-return-apply.screen.tsx'),
  thirdReturnDetail: () => import('#features/third-return/third-return-detail.screen.tsx'),
  thirdReturnList: () => import('#features/third-return/third-return-list.screen.tsx'),
  omsReturn: () => import('#features/third-return/third-return.screen.tsx'),
  companyPass: () => import('#features/identity/company-pass.screen.tsx'),
  login: () => import('#features/identity/login.screen.tsx'),
  driverAuth: () => import('#features/identity/driver-auth.screen.tsx'),
  notFound: () => import('#features/home/not-found.screen.tsx'),
} satisfies Record<PageName, LoadScreen>
