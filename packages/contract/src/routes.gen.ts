// GENERATED from the contract by `npm run gen`; do not edit.

export const identity = {
  ssoInit: ['GET', '/sso/init/sso'],
  login: ['POST', '/sso/do/login'],
  logout: ['POST', '/sso/do/logout'],
  userInfo: ['GET', '/sso/info/user-info'],
  updateInfo: ['PUT', '/sso/info/update'],
  sendPhoneCode: ['POST', '/sso/do/send-phone-code', ['phone', 'scene', 'captchaId', 'captcha']],
  sendPhoneCodeV2: ['POST', '/sso/do/send-phone-code-v2', ['phone']],
  captcha: ['GET', '/sso/do/captcha'],
  loginType: ['GET', '/sso/oauth/{p}-{s}/loginType'],
} as const

export const store = {
  partnerInit: ['GET', '/b2c/init/{p}-{s}/init'],
  service: ['GET', '/b2c/member/{p}-{s}/service'],
} as const

export const catalog = {
  productList: ['GET', '/b2c/product/{p}-{s}/product-list'],
  detail: ['GET', '/b2c/product/{p}-{s}/detail/{id}'],
  categoryList: ['GET', '/b2c/category/{p}-{s}/list'],
  searchCategoryList: ['GET', '/b2c/search/{p}-{s}/category-list'],
  recommend: ['GET', '/b2c/member/{p}-{s}/recommend'],
} as const

export const cms = {
  v1a: ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/a/{type}'],
  v1b: ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/b/{type}'],
  agreement: ['GET', '/b2c/help/{p}-{s}/agreement/{code}'],
} as const

export const review = {
  list: ['GET', '/b2c/comment/{p}-{s}/list'],
} as const

export const collection = {
  add: ['POST', '/b2c/collection/{p}-{s}/add/{goods}'],
  delete: ['POST', '/b2c/collection/{p}-{s}/delete/{goods}'],
  list: ['GET', '/b2c/collection/{p}-{s}/list'],
  deleteMore: ['POST', '/b2c/collection/{p}-{s}/delete-more', ['ids']],
} as const

export const cart = {
  add: ['POST', '/b2c/cartV3/{p}-{s}/add/{goods}/{qty}/0'],
  fastadd: ['POST', '/b2c/cartV3/{p}-{s}/fastadd'],
  updateQuantity: ['POST', '/b2c/cartV3/{p}-{s}/update/quantity'],
  delete: ['POST', '/b2c/cartV3/{p}-{s}/delete', ['ids']],
  checked: ['POST', '/b2c/cartV3/{p}-{s}/checked', ['t', 'dels', 'adds']],
  getCartTotal: ['GET', '/b2c/cartV3/{p}-{s}/getCartTotal'],
  list: ['GET', '/b2c/cartV3/{p}-{s}/list'],
  discount: ['PUT', '/b2c/cartV3/{p}-{s}/discount'],
} as const

export const checkout = {
  checkout: ['POST', '/b2c/orderV2/{p}-{s}/checkout'],
  flow: ['POST', '/b2c/orderV2/{p}-{s}/flow/{flowId}/{cartId}'],
  flowModify: ['POST', '/b2c/orderV2/{p}-{s}/flow-modify/{flowId}/{cartId}'],
  submit: ['POST', '/b2c/orderV2/{p}-{s}/submit'],
} as const

export const order = {
  orderStatus: ['POST', '/b2c/orderV2/{p}-{s}/orderStatus/{sn}'],
  delete: ['POST', '/b2c/orderV2/{p}-{s}/delete/{sn}'],
  confirm: ['POST', '/b2c/orderV2/{p}-{s}/confirm/{sn}'],
  cancel: ['POST', '/b2c/orderV2/{p}-{s}/cancel/{sn}'],
  orderList: ['GET', '/b2c/orderV2/{p}-{s}/orderList'],
  detail: ['GET', '/b2c/orderV2/{p}-{s}/detail/{sn}'],
  traceDetail: ['GET', '/b2c/orderV2/{p}-{s}/trace-detail/{sn}'],
} as const

export const address = {
  list: ['GET', '/b2c/member/{p}-{s}/address/list'],
  get: ['GET', '/b2c/member/{p}-{s}/address/get/{id}'],
  save: ['POST', '/b2c/member/{p}-{s}/address/save'],
  delete: ['POST', '/b2c/member/{p}-{s}/address/delete/{id}'],
} as const

export const member = {
  flushData: ['GET', '/b2c/init/flush-data'],
  index: ['GET', '/b2c/member/{p}-{s}/index'],
} as const

export const payment = {
  params: ['GET', '/pay/v2/json/{p}-{s}/{method}/{sn}/openId-{id}'],
  paramsApp: ['GET', '/pay/v2/json/{p}-{s}/{method}-APP/{sn}/openId-{id}'],
  paramsMallApp: ['GET', '/pay/v2/json/{p}-{s}/{method}-MALLAPP/{sn}/openId-{id}'],
  redirectWap: ['GET', '/pay/v2/toPay/{p}-{s}/{method}-WAP/{sn}.html'],
  notify: ['POST', '/pay/v2/notify/{method}'],
} as const
