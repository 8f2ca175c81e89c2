// GENERATED from the contract by `npm run gen`; do not edit.

export const store = {
  partnerInit: ['GET', '/b2c/init/{p}-{s}/init'],
  filings: ['GET', '/b2c/init/{p}-{s}/filings'],
  service: ['GET', '/b2c/member/{p}-{s}/service'],
} as const

export const upload = {
  policy: ['GET', '/b2c/member/{p}-{s}/aliyun-oss/policy'],
  done: ['POST', '/b2c/member/{p}-{s}/aliyun-oss/done'],
} as const

export const identity = {
  ssoInit: ['GET', '/sso/init/sso'],
  login: ['POST', '/sso/do/login'],
  resetPassword: ['POST', '/sso/do/reset-password'],
  logout: ['POST', '/sso/do/logout'],
  userInfo: ['GET', '/sso/info/user-info'],
  updateInfo: ['PUT', '/sso/info/update'],
  sendPhoneCode: ['POST', '/sso/do/send-phone-code', ['phone', 'scene', 'captchaId', 'captcha']],
  sendPhoneCodeV2: ['POST', '/sso/do/send-phone-code-v2', ['phone']],
  captcha: ['GET', '/sso/do/captcha'],
  loginType: ['GET', '/sso/oauth/{p}-{s}/loginType'],
  renderWapWechat: ['GET', '/sso/oauth/{p}-{s}/render/wap-wechat'],
  appleLogin: ['POST', '/sso/oauth/apple/login', ['code']],
  appLogin: ['GET', '/sso/oauth/{p}-{s}/app-login/{x}'],
  oaLogin: ['POST', '/sso/oa-login'],
  agree: ['POST', '/sso/do/agree'],
  bind: ['POST', '/sso/do/bind'],
  passport: ['GET', '/sso/passport'],
  passportOf: ['GET', '/sso/passport/{x}'],
  passportUse: ['POST', '/sso/passport/{x}'],
} as const

export const screenAuth = {
  open: ['POST', '/sso/screen-auth/{p}-{s}/open'],
  asked: ['GET', '/sso/screen-auth/{p}-{s}/asked'],
  answer: ['POST', '/sso/screen-auth/{p}-{s}/answer'],
  claim: ['POST', '/sso/screen-auth/{p}-{s}/claim'],
} as const

export const address = {
  list: ['GET', '/b2c/member/{p}-{s}/address/list'],
  get: ['GET', '/b2c/member/{p}-{s}/address/get/{id}'],
  save: ['POST', '/b2c/member/{p}-{s}/address/save'],
  regions: ['GET', '/b2c/member/{p}-{s}/address/regions'],
  delete: ['POST', '/b2c/member/{p}-{s}/address/delete/{id}'],
} as const

export const notices = {
  list: ['GET', '/b2c/member/{p}-{s}/notice/list'],
  unread: ['GET', '/b2c/member/{p}-{s}/notice/unread'],
  read: ['POST', '/b2c/member/{p}-{s}/notice/read/{id}'],
  readAll: ['POST', '/b2c/member/{p}-{s}/notice/read-all'],
  switches: ['GET', '/b2c/member/{p}-{s}/notice/switches'],
  turn: ['POST', '/b2c/member/{p}-{s}/notice/switches'],
} as const

export const coupon = {
  draw: ['POST', '/b2c/coupon/{p}-{s}/draw/{grantUuid}'],
  listLive: ['GET', '/b2c/coupon/{p}-{s}/list/live'],
  forGoods: ['GET', '/b2c/coupon/{p}-{s}/goods/{id}'],
  fenXiao: ['GET', '/b2c/coupon/{p}-{s}/fen-xiao/{grantUuid}'],
} as const

export const member = {
  couponNewlist: ['GET', '/b2c/member/{p}-{s}/coupon/newlist'],
  couponRegister: ['GET', '/b2c/member/{p}-{s}/coupon/getRegisterCoupon'],
  couponHistory: ['GET', '/b2c/member/{p}-{s}/coupon/couponHistory'],
  lotteryList: ['GET', '/b2c/member/{p}-{s}/lottery-list'],
  checkCancel: ['GET', '/sso/check-cancel'],
  cancelSms: ['POST', '/sso/cancel-sms'],
  cancelMember: ['PUT', '/sso/cancel-member', ['reason', 'phoneCode']],
  takeBack: ['POST', '/b2c/member/{p}-{s}/cancel/take-back'],
  sessionList: ['GET', '/b2c/member/{p}-{s}/session/list'],
  sessionEnd: ['POST', '/b2c/member/{p}-{s}/session/end/{id}'],
  sessionEndAll: ['POST', '/b2c/member/{p}-{s}/session/end-all'],
  identityList: ['GET', '/b2c/member/{p}-{s}/identity/list'],
  identityUnbind: ['POST', '/b2c/member/{p}-{s}/identity/unbind/{id}'],
  phoneCode: ['POST', '/b2c/member/{p}-{s}/phone/send-code'],
  changePhone: ['POST', '/b2c/member/{p}-{s}/phone/change'],
  passwordState: ['GET', '/b2c/member/{p}-{s}/password'],
  passwordCode: ['POST', '/b2c/member/{p}-{s}/password/send-code'],
  passwordSet: ['POST', '/b2c/member/{p}-{s}/password/set'],
  agreementList: ['GET', '/b2c/member/{p}-{s}/agreement/list'],
  agreementChoose: ['POST', '/b2c/member/{p}-{s}/agreement/choose'],
  personal: ['GET', '/b2c/member/{p}-{s}/personal'],
  personalExport: ['GET', '/b2c/member/{p}-{s}/personal/export'],
  flushData: ['GET', '/b2c/init/flush-data'],
  index: ['GET', '/b2c/member/{p}-{s}/index'],
} as const

export const promotions = {
  oneKeyDraw: ['POST', '/b2c/promotion/{p}-{s}/one-key-draw'],
} as const

export const sales = {
  scanDraw: ['GET', '/b2c/sales/scan'],
} as const

export const points = {
  list: ['GET', '/b2c/member/{p}-{s}/points-list'],
  ofOrder: ['GET', '/b2c/member/{p}-{s}/points-of-order/{sn}'],
  growthList: ['GET', '/b2c/member/{p}-{s}/growth-list'],
  activities: ['GET', '/b2c/points/{p}-{s}/activities'],
  store: ['GET', '/b2c/points/{p}-{s}/store'],
  exchange: ['POST', '/b2c/points/{p}-{s}/exchange'],
} as const

export const catalog = {
  detail: ['GET', '/b2c/product/{p}-{s}/detail/{id}'],
  bySn: ['GET', '/b2c/product/{p}-{s}/sn/{productSn}'],
  delivery: ['GET', '/b2c/product/{p}-{s}/delivery/{id}'],
  categoryList: ['GET', '/b2c/category/{p}-{s}/list'],
  productList: ['GET', '/b2c/product/{p}-{s}/product-list'],
  searchCategoryList: ['GET', '/b2c/search/{p}-{s}/category-list'],
  recommend: ['GET', '/b2c/member/{p}-{s}/recommend'],
} as const

export const review = {
  list: ['GET', '/b2c/comment/{p}-{s}/list'],
  add: ['POST', '/b2c/comment/{p}-{s}/add'],
  append: ['POST', '/b2c/comment/{p}-{s}/append'],
  mine: ['GET', '/b2c/member/{p}-{s}/comment-list2'],
} as const

export const collection = {
  add: ['POST', '/b2c/collection/{p}-{s}/add/{goods}'],
  delete: ['POST', '/b2c/collection/{p}-{s}/delete/{goods}'],
  list: ['GET', '/b2c/collection/{p}-{s}/list'],
  deleteMore: ['POST', '/b2c/collection/{p}-{s}/delete-more', ['ids']],
} as const

export const watch = {
  list: ['GET', '/b2c/watch/{p}-{s}/list'],
  set: ['POST', '/b2c/watch/{p}-{s}/set'],
} as const

export const cms = {
  v1a: ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/a/{type}'],
  v1b: ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/b/{type}'],
  preview: ['GET', '/b2c/cms/{p}-{s}/preview/{type}/{url}'],
  agreement: ['GET', '/b2c/help/{p}-{s}/agreement/{code}'],
} as const

export const article = {
  articleV2: ['GET', '/b2c/articleV2/{p}-{s}/{url}'],
  like: ['POST', '/b2c/article/{p}-{s}/like/{url}'],
  comments: ['GET', '/b2c/article/{p}-{s}/comments/{url}'],
  replies: ['GET', '/b2c/article/{p}-{s}/replies/{commentId}'],
  create: ['POST', '/b2c/article/{p}-{s}/create'],
  delete: ['POST', '/b2c/article/{p}-{s}/delete/{commentId}'],
} as const

export const service = {
  feedback: ['POST', '/p/service/feedback'],
  feedbackList: ['GET', '/p/service/feedback'],
  instructions: ['GET', '/p/service/instructions'],
  instructionDetail: ['GET', '/p/service/instructions/{id}'],
  questions: ['GET', '/p/service/questions'],
  questionDetail: ['GET', '/p/service/questions/{id}'],
  knowledge: ['GET', '/p/service/knowledge'],
  knowledgeDetail: ['GET', '/p/service/knowledge/{id}'],
  policy: ['GET', '/p/service/policy'],
  categories: ['GET', '/p/service/categories'],
  search: ['GET', '/p/service/search'],
  read: ['POST', '/p/service/read/{id}'],
  vote: ['POST', '/p/service/vote/{id}'],
} as const

export const guides = {
  productGuides: ['GET', '/p/guide/{p}-{s}/products'],
  productGuide: ['GET', '/p/guide/{p}-{s}/products/{productId}'],
  goodsHelp: ['GET', '/p/guide/{p}-{s}/goods/{productId}'],
  kitchen: ['GET', '/p/kitchen/{id}'],
  storeKitchen: ['GET', '/p/guide/{p}-{s}/kitchen'],
  recipe: ['GET', '/p/kitchen/{id}/recipes/{recipeId}'],
  kitchenInstruction: ['GET', '/p/kitchen/instructions/{productSn}'],
} as const

export const dining = {
  receipt: ['GET', '/b2c/dining/{p}-{s}/receipt'],
  comment: ['POST', '/b2c/dining/{p}-{s}/comment'],
} as const

export const cart = {
  add: ['POST', '/b2c/cartV3/{p}-{s}/add/{goods}/{qty}/0'],
  fastadd: ['POST', '/b2c/cartV3/{p}-{s}/fastadd'],
  updateQuantity: ['POST', '/b2c/cartV3/{p}-{s}/update/quantity'],
  updateSku: ['POST', '/b2c/cartV3/{p}-{s}/update/sku'],
  delete: ['POST', '/b2c/cartV3/{p}-{s}/delete', ['ids']],
  checked: ['POST', '/b2c/cartV3/{p}-{s}/checked', ['t', 'dels', 'adds']],
  getCartTotal: ['GET', '/b2c/cartV3/{p}-{s}/getCartTotal'],
  list: ['GET', '/b2c/cartV3/{p}-{s}/list'],
  listUnscoped: ['GET', '/b2c/cartV3/list'],
  discount: ['PUT', '/b2c/cartV3/{p}-{s}/discount'],
  addBuyAdd: ['POST', '/b2c/cartV3/{p}-{s}/add-buy/add'],
  addBuyModify: ['POST', '/b2c/cartV3/{p}-{s}/add-buy/modify'],
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
  batchList: ['GET', '/b2c/orderV2/{p}-{s}/batch-list'],
} as const

export const payment = {
  params: ['GET', '/pay/v2/json/{p}-{s}/{method}/{sn}/openId-{id}'],
  paramsApp: ['GET', '/pay/v2/json/{p}-{s}/{method}-APP/{sn}/openId-{id}'],
  paramsMallApp: ['GET', '/pay/v2/json/{p}-{s}/{method}-MALLAPP/{sn}/openId-{id}'],
  redirectWap: ['GET', '/pay/v2/toPay/{p}-{s}/{method}-WAP/{sn}.html'],
  back: ['POST', '/pay/v2/return/{method}', ['to']],
  notify: ['POST', '/pay/v2/notify/{method}'],
} as const

export const voucher = {
  toPayOffline: ['POST', '/pay/v2/toPay-offline'],
  offlineStatus: ['GET', '/pay/sales/offline-status'],
  withdrawOffline: ['POST', '/pay/v2/offline-withdraw'],
} as const

export const share = {
  wxParam: ['GET', '/b2c/share/{p}-{s}/wx-param'],
  card: ['GET', '/b2c/share/{p}-{s}/card'],
  record: ['POST', '/b2c/share/{p}-{s}/record'],
  posters: ['GET', '/b2c/share/{p}-{s}/posters'],
} as const

export const tracking = {
  web: ['POST', '/p/web-tracking/web'],
} as const

export const returns = {
  orderDetail: ['GET', '/b2c/order-return/{p}-{s}/order-detail/{sn}'],
  reason: ['GET', '/b2c/order-return/{p}-{s}/reason'],
  apply: ['POST', '/b2c/order-return/{p}-{s}/apply'],
  list: ['GET', '/b2c/order-return/{p}-{s}/list'],
  cancel: ['DELETE', '/b2c/order-return/{p}-{s}/cancel/{applyId}'],
  setFreight: ['PUT', '/b2c/order-return/{p}-{s}/setFreight/{applyId}'],
  detail: ['GET', '/b2c/order-return/{p}-{s}/detail/{applyId}'],
  v2OrderDetail: ['GET', '/b2c/order-return-v2/{p}-{s}/order-detail/{orderItemId}'],
  v2Reason: ['GET', '/b2c/order-return-v2/{p}-{s}/reason'],
  v2Apply: ['POST', '/b2c/order-return-v2/{p}-{s}/apply'],
  v2List: ['GET', '/b2c/order-return-v2/{p}-{s}/list'],
  v2Cancel: ['DELETE', '/b2c/order-return-v2/{p}-{s}/cancel/{applyId}'],
  v2SetFreight: ['PUT', '/b2c/order-return-v2/{p}-{s}/setFreight/{applyId}'],
  v2Detail: ['GET', '/b2c/order-return-v2/{p}-{s}/detail/{applyId}'],
  pickup: ['GET', '/b2c/order-return/{p}-{s}/pickup/{applyId}'],
  bookPickup: ['POST', '/b2c/order-return/{p}-{s}/pickup/{applyId}'],
  cancelPickup: ['DELETE', '/b2c/order-return/{p}-{s}/pickup/{applyId}'],
} as const

export const thirdReturn = {
  order: ['GET', '/p/third-return/order'],
  apply: ['POST', '/p/third-return/apply'],
  applyInfo: ['GET', '/p/third-return/apply-info/{id}'],
  addDelivery: ['POST', '/p/third-return/add-delivery'],
  cancel: ['POST', '/p/third-return/cancel/{id}'],
  list: ['GET', '/p/third-return/list'],
  sendPhoneCode: ['POST', '/p/third-return/send-phone-code'],
  picturePolicy: ['GET', '/p/third-return/picture-policy'],
  pictureDone: ['POST', '/p/third-return/picture-done'],
} as const

export const invoice = {
  name: ['GET', '/b2c/invoice/{p}-{s}/name'],
  tax: ['GET', '/b2c/invoice/{p}-{s}/tax'],
  apply: ['POST', '/b2c/invoice/{p}-{s}/apply'],
  list: ['GET', '/b2c/invoice/{p}-{s}/list'],
  detail: ['GET', '/b2c/invoice/{p}-{s}/detail/{id}'],
  sendMail: ['POST', '/b2c/invoice/{p}-{s}/send-mail'],
  byOrder: ['GET', '/b2c/invoice/{p}-{s}/order/{sn}'],
  deleteTitle: ['POST', '/b2c/invoice/{p}-{s}/title/delete/{id}'],
  editLink: ['POST', '/b2c/invoice/{p}-{s}/edit-link/{sn}'],
  thirdInvoice: ['GET', '/invoice/get-third-invoice'],
  sendPhoneCode: ['POST', '/invoice/send-phone-code'],
  receipt: ['GET', '/b2c/receipt/{p}-{s}/detail/{orderId}'],
} as const

export const invoiceScan = {
  orderInit: ['GET', '/p/store/pub/order-init'],
  orderInvoice: ['POST', '/p/store/pub/order-invoice'],
  updateInvoice: ['POST', '/p/store/pub/update-invoice'],
  invoiceSearchName: ['GET', '/p/store/pub/invoice-name'],
  invoiceSearchTax: ['GET', '/p/store/pub/invoice-tax'],
} as const

export const invoiceRequest = {
  list: ['GET', '/invoice/requests'],
  ask: ['POST', '/invoice/requests/ask'],
  withdraw: ['POST', '/invoice/requests/withdraw/{id}'],
  picturePolicy: ['GET', '/invoice/requests/picture-policy'],
  pictureDone: ['POST', '/invoice/requests/picture-done'],
} as const

export const conversation = {
  messages: ['GET', '/b2c/member/{p}-{s}/service/messages'],
  unread: ['GET', '/b2c/member/{p}-{s}/service/messages/unread'],
  send: ['POST', '/b2c/member/{p}-{s}/service/messages'],
  read: ['POST', '/b2c/member/{p}-{s}/service/messages/read'],
  rate: ['POST', '/b2c/member/{p}-{s}/service/messages/rate'],
} as const

export const seckill = {
  seckillList: ['GET', '/b2c/seckill/{p}-{s}/list'],
  current: ['GET', '/b2c/seckill/{p}-{s}/current'],
  secKillDetail: ['GET', '/b2c/product/{p}-{s}/sec-kill-detail/{id}/{productSn}'],
  quota: ['GET', '/b2c/seckill/{p}-{s}/quota/{id}'],
  reminders: ['GET', '/b2c/seckill/{p}-{s}/reminders'],
  remind: ['POST', '/b2c/seckill/{p}-{s}/remind/{id}'],
  secKillCheckout: ['POST', '/b2c/orderV2/{p}-{s}/sec-kill-checkout/{productId}/{promotionId}/{qty}'],
  secKillFlow: ['POST', '/b2c/orderV2/{p}-{s}/sec-kill-flow/{productId}/{promotionId}/{flowId}'],
  secKillSubmit: ['POST', '/b2c/orderV2/{p}-{s}/sec-kill-submit'],
} as const

export const bargain = {
  list: ['GET', '/b2c/bargain/{p}-{s}/list/{bargainId}'],
  add: ['PUT', '/b2c/bargain/{p}-{s}/add'],
  room: ['GET', '/b2c/bargain/{p}-{s}/bargain-room/{bargainRoomId}'],
  mine: ['GET', '/b2c/bargain/{p}-{s}/mine/{bargainId}'],
  rooms: ['GET', '/b2c/bargain/{p}-{s}/rooms'],
  bargain: ['POST', '/b2c/promotion/{p}-{s}/bargain'],
} as const

export const activity = {
  list: ['GET', '/b2c/activity/{p}-{s}/list'],
  orderModify: ['POST', '/b2c/activity/{p}-{s}/order-modify'],
  submit: ['POST', '/b2c/activity/{p}-{s}/submit'],
  eventList: ['GET', '/b2c/event/{p}-{s}/list'],
} as const

export const groupBuy = {
  batch: ['GET', '/b2c/group-buy/{p}-{s}/batch/{batchId}'],
} as const

export const signIn = {
  content: ['GET', '/b2c/sign/{p}-{s}/content'],
  sign: ['POST', '/b2c/sign/{p}-{s}/sign'],
  makeUp: ['POST', '/b2c/sign/{p}-{s}/make-up'],
  remind: ['POST', '/b2c/sign/{p}-{s}/remind'],
} as const

export const lottery = {
  info: ['GET', '/b2c/lottery/{p}-{s}/info/{lotteryUrl}'],
  lottery: ['POST', '/b2c/lottery/{p}-{s}/lottery/{lotteryUrl}'],
  share: ['POST', '/b2c/lottery/{p}-{s}/share/{lotteryUrl}'],
  saveAddress: ['POST', '/b2c/lottery/{p}-{s}/save-address'],
  setAddress: ['POST', '/b2c/lottery/{p}-{s}/set-address'],
} as const

export const innerBuy = {
  list: ['GET', '/b2c/inner-buy/{p}-{s}/list'],
  innerBuy: ['POST', '/b2c/orderV2/{p}-{s}/inner-buy'],
  innerBuyModify: ['POST', '/b2c/orderV2/{p}-{s}/inner-buy-modify/1'],
} as const

export const postage = {
  postagePromotionDetail: ['GET', '/b2c/product/{p}-{s}/postage-promotion-detail/{postageUuid}'],
  postagePromotionFlow: ['POST', '/b2c/orderV2/{p}-{s}/postage-promotion-flow/{id}'],
  postagePromotionSubmit: ['POST', '/b2c/orderV2/{p}-{s}/postage-promotion-submit'],
} as const

export const gift = {
  newArrival: ['GET', '/b2c/gift/{p}-{s}/new-arrival'],
  waiting: ['GET', '/b2c/gift/{p}-{s}/waiting'],
  claim: ['POST', '/b2c/gift/{p}-{s}/claim'],
} as const

export const question = {
  info: ['GET', '/b2c/question/{p}-{s}/info/{url}'],
  save: ['POST', '/b2c/question/{p}-{s}/save'],
  result: ['GET', '/b2c/question/{p}-{s}/result/{sourceUrl}'],
} as const

export const invitation = {
  list: ['GET', '/b2c/invitation/{p}-{s}/list'],
  detail: ['GET', '/b2c/invitation/{p}-{s}/detail/{id}'],
  form: ['GET', '/b2c/invitation/{p}-{s}/form/{id}'],
  add: ['POST', '/b2c/invitation/{p}-{s}/add'],
  withdraw: ['POST', '/b2c/invitation/{p}-{s}/withdraw'],
} as const

export const evaluate = {
  list: ['GET', '/b2c/evaluate/{p}-{s}/list'],
  detail: ['GET', '/b2c/evaluate/{p}-{s}/detail/{id}'],
  apply: ['POST', '/b2c/evaluate/{p}-{s}/apply/{id}'],
} as const

export const fx = {
  initForm: ['GET', '/p/fx/{p}-{s}/init'],
  register: ['POST', '/p/fx/{p}-{s}/register'],
  center: ['GET', '/p/fx/{p}-{s}/center'],
  myCollect: ['GET', '/p/fx/{p}-{s}/center/my-collect'],
  myAchievement: ['GET', '/p/fx/{p}-{s}/center/my-achievement'],
  myCustomer: ['GET', '/p/fx/{p}-{s}/center/my-customer'],
  totalAmount: ['GET', '/p/fx/{p}-{s}/center/totalAmount'],
  cashOutCollect: ['GET', '/p/fx/{p}-{s}/cash-out/collect'],
  cashOutLists: ['GET', '/p/fx/{p}-{s}/cash-out/lists'],
  cashOutTotal: ['GET', '/p/fx/{p}-{s}/cash-out/total'],
  cashOutSubmit: ['POST', '/p/fx/{p}-{s}/cash-out/submit'],
  bankList: ['GET', '/p/fx/{p}-{s}/bank/list'],
  bankAdd: ['POST', '/p/fx/{p}-{s}/bank/add'],
  goods: ['GET', '/p/fx/{p}-{s}/goods'],
  material: ['GET', '/p/fx/{p}-{s}/material'],
  brought: ['GET', '/p/fx/{p}-{s}/brought'],
  bankDefault: ['POST', '/p/fx/{p}-{s}/bank/default/{id}'],
} as const

export const smart = {
  device: ['GET', '/p/smart/{p}-{s}/device/{deviceId}'],
  saveSettings: ['PUT', '/p/smart/{p}-{s}/device/{deviceId}/settings'],
  devices: ['GET', '/p/smart/{p}-{s}/devices'],
  bind: ['POST', '/p/smart/{p}-{s}/bind'],
  unbind: ['POST', '/p/smart/{p}-{s}/device/{deviceId}/unbind'],
  activateWarranty: ['POST', '/p/smart/{p}-{s}/device/{deviceId}/warranty'],
  confirmMesh: ['POST', '/p/smart/{p}-{s}/device/{deviceId}/mesh'],
} as const
