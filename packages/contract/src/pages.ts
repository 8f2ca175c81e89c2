/** What the shell must know of a page before it loads it (specification §2). */
export interface PageMeta {
  /** Shows the tab bar. */
  tabBar?: true
  /** Stays alive when one goes on, with its scroll place. */
  keepAlive?: true
  /** Needs a session: without one the visitor is sent to the login page with `to`. */
  login?: true
  /** Rendered on the server for everyone alike; its HTML holds nothing of a shopper. */
  anonymous?: true
  /** Page title: zh-CN, en. Pages that name themselves after their content overwrite it. */
  title: readonly [string, string]
}

export interface Page<Path extends string = string> extends PageMeta {
  path: Path
}

function page<const Path extends string>(path: Path, meta: PageMeta): Page<Path> {
  return { path, ...meta }
}

/** Every page that is built, in the specification's order and under its headings. */
export const pages = {
  // Home and content
  home: page('/', { tabBar: true, keepAlive: true, anonymous: true, title: ['商城', 'Mall'] }),
  homeScoped: page('/a/{partnerId}-{storeId}', { tabBar: true, keepAlive: true, anonymous: true, title: ['商城', 'Mall'] }),
  cmsV1a: page('/a/{partnerId}-{storeId}/{type}', { keepAlive: true, anonymous: true, title: ['专题', 'Feature'] }),
  cmsV1aBare: page('/a/{type}', { keepAlive: true, anonymous: true, title: ['专题', 'Feature'] }),
  cmsV1b: page('/b/{partnerId}-{storeId}/{type}', { keepAlive: true, anonymous: true, title: ['专题', 'Feature'] }),
  cmsV1bBare: page('/b/{type}', { keepAlive: true, anonymous: true, title: ['专题', 'Feature'] }),
  legalAgreement: page('/help/{partnerId}-{storeId}/agreement/{code}', { anonymous: true, title: ['协议', 'Agreement'] }),

  // Catalogue and promotions
  goodslist: page('/category-{partnerId}-{storeId}', { tabBar: true, keepAlive: true, anonymous: true, title: ['分类', 'Categories'] }),
  search: page('/list/{partnerId}-{storeId}', { keepAlive: true, anonymous: true, title: ['搜索', 'Search'] }),
  searchBare: page('/list', { keepAlive: true, anonymous: true, title: ['搜索', 'Search'] }),
  goods: page('/goods/{itemId}-{partnerId}-{storeId}', { anonymous: true, title: ['商品详情', 'Goods'] }),
  goodsComments: page('/goods/{partnerId}-{storeId}/comment/detail/{itemId}', { anonymous: true, title: ['商品评价', 'Reviews'] }),

  // User area
  userCenter: page('/user/{partnerId}-{storeId}', { tabBar: true, login: true, title: ['我的', 'Me'] }),
  addressList: page('/user/{partnerId}-{storeId}/address/list/{sourcePage}', { login: true, title: ['收货地址', 'Addresses'] }),
  addressEdit: page('/user/{partnerId}-{storeId}/address/edit', { login: true, title: ['编辑地址', 'Edit address'] }),
  information: page('/user/{partnerId}-{storeId}/information', { login: true, title: ['个人信息', 'Profile'] }),
  orderList: page('/user/{partnerId}-{storeId}/order/list/{active}', { title: ['我的订单', 'My orders'] }),
  orderDetail: page('/user/{partnerId}-{storeId}/order/detail/{orderId}', { title: ['订单详情', 'Order'] }),
  orderLogistics: page('/user/{partnerId}-{storeId}/order/detail/{orderId}/logistics', { title: ['物流详情', 'Delivery'] }),
  orderStatus: page('/user/{partnerId}-{storeId}/commont/orderStatus/{orderId}/{status}', { title: ['订单状态', 'Order status'] }),
  couponList: page('/user/{partnerId}-{storeId}/coupon/list2/0', { title: ['我的优惠券', 'My coupons'] }),
  returnList: page('/user/{partnerId}-{storeId}/order/return/list', { title: ['退款/售后', 'Returns'] }),
  returnDetail: page('/user/{partnerId}-{storeId}/order/return/detail/{applyId}', { title: ['售后详情', 'Return'] }),
  returnPartStep1: page('/user/{partnerId}-{storeId}/order/return/part/step1/{orderItemId}', { title: ['申请售后', 'Ask for a return'] }),
  returnAllStep1: page('/user/{partnerId}-{storeId}/order/return/all/step1/{orderItemId}', { title: ['整单售后', 'Return the order'] }),
  returnPartStep2: page('/user/{partnerId}-{storeId}/order/return/part/step2/{orderItemId}/{num}', { title: ['申请售后', 'Ask for a return'] }),
  returnAllStep2: page('/user/{partnerId}-{storeId}/order/return/all/step2/{orderItemId}/{num}', { title: ['整单售后', 'Return the order'] }),
  commentList: page('/user/{partnerId}-{storeId}/comment/list/{active}', { title: ['我的评价', 'My reviews'] }),
  commentEdit: page('/user/{partnerId}-{storeId}/comment/edit/{id}/{orderId}', { title: ['发表评价', 'Write a review'] }),
  tickets: page('/user/{partnerId}-{storeId}/tickets/{orderId}', { title: ['发票', 'Invoice'] }),
  collectionList: page('/user/{partnerId}-{storeId}/collection/list', { title: ['我的收藏', 'Favourites'] }),
  setting: page('/user/{partnerId}-{storeId}/setting', { title: ['设置', 'Settings'] }),
  settingPersonal: page('/user/{partnerId}-{storeId}/setting/personal', { title: ['个人数据', 'Personal data'] }),
  settingMessage: page('/user/{partnerId}-{storeId}/setting/message', { title: ['消息', 'Messages'] }),
  settingAccountSecurity: page('/user/{partnerId}-{storeId}/setting/accountSecurity', { title: ['账号与安全', 'Account and security'] }),
  settingAgreement: page('/user/{partnerId}-{storeId}/setting/agreement', { title: ['协议与隐私', 'Agreements'] }),
  settingCancelAccount: page('/user/{partnerId}-{storeId}/setting/cancelAccount', { title: ['注销账号', 'Close the account'] }),
  settingCancelAccountNext: page('/user/{partnerId}-{storeId}/setting/cancelAccountNext', { title: ['注销账号', 'Close the account'] }),

  // Cart and order flow
  cart: page('/order/{partnerId}-{storeId}/cart', { tabBar: true, title: ['购物车', 'Cart'] }),
  orderCheckout: page('/order/{partnerId}-{storeId}/checkout/{flowId}/{cartId}', { title: ['确认订单', 'Checkout'] }),
  addBuy: page('/order/{partnerId}-{storeId}/addbuy/{arr}', { title: ['加价购', 'Add-ons'] }),
  payment: page('/order/{partnerId}-{storeId}/payment/order-{orderId}', { title: ['支付订单', 'Payment'] }),
  paymentStatusScoped: page('/order/{partnerId}-{storeId}/paymentStatus/order-{orderSn}', { title: ['支付结果', 'Payment result'] }),
  paymentStatusOrder: page('/order/paymentStatus/order-{orderId}', { title: ['支付结果', 'Payment result'] }),
  paymentStatus: page('/order/paymentStatus/{orderId}/{status}', { title: ['支付结果', 'Payment result'] }),
  invoiceEdit: page('/qr/{partnerId}-{storeId}/{type}/{orderId}/{randomToken}', { title: ['填写开票信息', 'Invoice details'] }),
  offLinePayment: page('/offLine-payment/{partnerId}-{storeId}/{orderId}', { title: ['线下转账', 'Bank transfer'] }),
  offLinePaySuccess: page('/offLinePaySuccess/{partnerId}-{storeId}/{orderId}/{status}', { title: ['转账结果', 'Transfer'] }),
  buyIns: page('/buyins/{partnerId}-{storeId}/list/{grantUuid}/{couponHistoryId}', { title: ['适用商品', 'Goods for a coupon'] }),

  // Points
  integralCenter: page('/integral/center', { login: true, title: ['积分中心', 'Points'] }),
  integralGrowth: page('/integral/growth', { login: true, title: ['成长值', 'Growth'] }),

  // Service and other
  scInvoiceList: page('/service-center/invoice/list', { title: ['我的发票', 'My invoices'] }),
  scInvoiceDetail: page('/service-center/invoice/detail', { title: ['发票详情', 'Invoice'] }),
  thirdReturn: page('/thirdReturn', { title: ['其他平台售后', 'Bought elsewhere'] }),
  thirdReturnApply: page('/thirdReturnApply', { title: ['申请售后', 'Ask for a return'] }),
  thirdReturnDetail: page('/thirdReturn/detail', { title: ['售后详情', 'Return'] }),
  thirdReturnList: page('/thirdReturn/list', { title: ['申请记录', 'Applications'] }),
  omsReturn: page('/omsReturn', { title: ['订单售后', 'Return an order'] }),
  omniChannelInvoice: page('/omniChannelInvoice', { title: ['查发票', 'Find an invoice'] }),
  companyPass: page('/companyPass', { title: ['企业登录', 'Company sign-in'] }),
  login: page('/login/{partnerId}-{storeId}', { title: ['登录', 'Sign in'] }),
  driverAuth: page('/driverAuth', { title: ['授权', 'Authorization'] }),
  notFound: page('*', { title: ['商城', 'Mall'] }),
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
