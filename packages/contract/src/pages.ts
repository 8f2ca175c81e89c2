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
  orderList: page('/user/{partnerId}-{storeId}/order/list/{active}', { title: ['我的订单', 'My orders'] }),
  orderDetail: page('/user/{partnerId}-{storeId}/order/detail/{orderId}', { title: ['订单详情', 'Order'] }),
  orderLogistics: page('/user/{partnerId}-{storeId}/order/detail/{orderId}/logistics', { title: ['物流详情', 'Delivery'] }),
  orderStatus: page('/user/{partnerId}-{storeId}/commont/orderStatus/{orderId}/{status}', { title: ['订单状态', 'Order status'] }),
  collectionList: page('/user/{partnerId}-{storeId}/collection/list', { title: ['我的收藏', 'Favourites'] }),

  // Cart and order flow
  cart: page('/order/{partnerId}-{storeId}/cart', { tabBar: true, title: ['购物车', 'Cart'] }),
  orderCheckout: page('/order/{partnerId}-{storeId}/checkout/{flowId}/{cartId}', { title: ['确认订单', 'Checkout'] }),
  payment: page('/order/{partnerId}-{storeId}/payment/order-{orderId}', { title: ['支付订单', 'Payment'] }),
  paymentStatusScoped: page('/order/{partnerId}-{storeId}/paymentStatus/order-{orderSn}', { title: ['支付结果', 'Payment result'] }),
  paymentStatusOrder: page('/order/paymentStatus/order-{orderId}', { title: ['支付结果', 'Payment result'] }),
  paymentStatus: page('/order/paymentStatus/{orderId}/{status}', { title: ['支付结果', 'Payment result'] }),

  // Service and other
  login: page('/login/{partnerId}-{storeId}', { title: ['登录', 'Sign in'] }),
  notFound: page('*', { title: ['商城', 'Mall'] }),
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
