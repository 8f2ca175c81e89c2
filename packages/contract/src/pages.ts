import { page, type Page } from './page.ts'

const ofDevice = <N extends string>(name: N) =>
  `/smart/{partnerId}-{storeId}/${name}/{deviceId}/{userId}` as const

const ofPromoter = <N extends string>(name: N) => `/user/{partnerId}-{storeId}/fx/${name}` as const

const feature = <P extends string>(path: P) =>
  page(path, { keepAlive: true, anonymous: true, title: ['专题', 'Feature'] })

/** Every page that is built, in the specification's order and under its headings. */
export const pages = {
  // Home and content
  home: page('/', { tabBar: true, keepAlive: true, anonymous: true, title: ['商城', 'Mall'] }),
  homeScoped: page('/a/{partnerId}-{storeId}', {
    tabBar: true,
    keepAlive: true,
    anonymous: true,
    title: ['商城', 'Mall'],
  }),
  storeMiniMall: page('/storeMiniMall/{partnerId}-{storeId}', {
    keepAlive: true,
    anonymous: true,
    title: ['小店', 'Mini mall'],
  }),
  cmsV1a: feature('/a/{partnerId}-{storeId}/{type}'),
  cmsV1aBare: feature('/a/{type}'),
  cmsV1b: feature('/b/{partnerId}-{storeId}/{type}'),
  cmsV1bBare: feature('/b/{type}'),
  preview: page('/preview/{partnerId}-{storeId}/{type}/{url}', {
    isDraft: true,
    title: ['页面预览', 'Page preview'],
  }),
  legalAgreement: page('/help/{partnerId}-{storeId}/agreement/{code}', {
    anonymous: true,
    title: ['协议', 'Agreement'],
  }),

  // Catalogue and promotions
  goodslist: page('/category-{partnerId}-{storeId}', {
    tabBar: true,
    keepAlive: true,
    anonymous: true,
    title: ['分类', 'Categories'],
  }),
  search: page('/list/{partnerId}-{storeId}', {
    keepAlive: true,
    anonymous: true,
    title: ['搜索', 'Search'],
  }),
  searchBare: page('/list', { keepAlive: true, anonymous: true, title: ['搜索', 'Search'] }),
  goods: page('/goods/{itemId}-{partnerId}-{storeId}', {
    anonymous: true,
    title: ['商品详情', 'Goods'],
  }),
  goodsComments: page('/goods/{partnerId}-{storeId}/comment/detail/{itemId}', {
    anonymous: true,
    title: ['商品评价', 'Reviews'],
  }),

  groupBuy: page('/groupBuy/{partnerId}-{storeId}/{urlCode}', {
    anonymous: true,
    title: ['拼团', 'Group buy'],
  }),
  groupBuyOrderList: page('/groupBuy/orderList/{partnerId}-{storeId}', {
    title: ['我的拼团', 'My group purchases'],
  }),
  groupBuyOrderDetail: page('/groupBuy/orderDetail/{partnerId}-{storeId}/{batchId}', {
    title: ['拼团详情', 'Group purchase'],
  }),
  groupBuyPayment: page('/groupBuy/payment/{partnerId}-{storeId}', {
    title: ['拼团支付', 'Pay for a group purchase'],
  }),
  seckillList: page('/seckill/{partnerId}-{storeId}', {
    anonymous: true,
    title: ['限时秒杀', 'Flash sale'],
  }),
  seckillDetail: page('/seckill/{partnerId}-{storeId}/detail/{id}/{productSn}', {
    anonymous: true,
    title: ['限时秒杀', 'Flash sale'],
  }),

  bargainList: page('/bargain/{partnerId}-{storeId}/list/{bargainId}', {
    anonymous: true,
    title: ['砍价', 'Bargain'],
  }),
  bargainDetail: page('/bargain/{partnerId}-{storeId}/detail/{bargainRoomId}', {
    title: ['帮我砍价', 'Help me bargain'],
  }),

  innerBuyList: page('/innerBuy/{partnerId}-{storeId}/list', {
    title: ['企业内购', 'Inner buying'],
  }),

  postageDetail: page('/postage/{partnerId}-{storeId}/detail/{postageUuid}', {
    title: ['付邮试用', 'Trial for the postage'],
  }),

  examine: page('/examine/{partnerId}-{storeId}/{url}', {
    title: ['问卷', 'Questionnaire'],
  }),
  invitation: page('/invitation/{partnerId}-{storeId}/{id}', {
    title: ['活动报名', 'Event'],
  }),
  activityResult: page('/activityResult/{partnerId}-{storeId}/{sourceUrl}', {
    title: ['问卷结果', 'Your answers'],
  }),

  evaluate: page('/evaluate/{partnerId}-{storeId}', {
    title: ['免费试用', 'Product trials'],
  }),
  checkEvaluateDetail: page('/evaluate/{partnerId}-{storeId}/detail/{id}', {
    title: ['试用详情', 'Product trial'],
  }),

  // User area
  userCenter: page('/user/{partnerId}-{storeId}', {
    tabBar: true,
    login: true,
    drawnForEach: true,
    title: ['我的', 'Me'],
  }),
  addressList: page('/user/{partnerId}-{storeId}/address/list/{sourcePage}', {
    login: true,
    title: ['收货地址', 'Addresses'],
  }),
  addressEdit: page('/user/{partnerId}-{storeId}/address/edit', {
    login: true,
    title: ['编辑地址', 'Edit address'],
  }),
  information: page('/user/{partnerId}-{storeId}/information', {
    login: true,
    title: ['个人信息', 'Profile'],
  }),
  orderList: page('/user/{partnerId}-{storeId}/order/list/{active}', {
    title: ['我的订单', 'My orders'],
  }),
  orderDetail: page('/user/{partnerId}-{storeId}/order/detail/{orderId}', {
    title: ['订单详情', 'Order'],
  }),
  orderLogistics: page('/user/{partnerId}-{storeId}/order/detail/{orderId}/logistics', {
    title: ['物流详情', 'Delivery'],
  }),
  orderStatus: page('/user/{partnerId}-{storeId}/commont/orderStatus/{orderId}/{status}', {
    title: ['订单状态', 'Order status'],
  }),
  couponList: page('/user/{partnerId}-{storeId}/coupon/list2/0', {
    title: ['我的优惠券', 'My coupons'],
  }),
  returnList: page('/user/{partnerId}-{storeId}/order/return/list', {
    title: ['退款/售后', 'Returns'],
  }),
  returnDetail: page('/user/{partnerId}-{storeId}/order/return/detail/{applyId}', {
    title: ['售后详情', 'Return'],
  }),
  returnPartStep1: page('/user/{partnerId}-{storeId}/order/return/part/step1/{orderItemId}', {
    title: ['申请售后', 'Ask for a return'],
  }),
  returnAllStep1: page('/user/{partnerId}-{storeId}/order/return/all/step1/{orderItemId}', {
    title: ['整单售后', 'Return the order'],
  }),
  returnPartStep2: page('/user/{partnerId}-{storeId}/order/return/part/step2/{orderItemId}/{num}', {
    title: ['申请售后', 'Ask for a return'],
  }),
  returnAllStep2: page('/user/{partnerId}-{storeId}/order/return/all/step2/{orderItemId}/{num}', {
    title: ['整单售后', 'Return the order'],
  }),
  commentList: page('/user/{partnerId}-{storeId}/comment/list/{active}', {
    title: ['我的评价', 'My reviews'],
  }),
  commentEdit: page('/user/{partnerId}-{storeId}/comment/edit/{id}/{orderId}', {
    title: ['发表评价', 'Write a review'],
  }),
  tickets: page('/user/{partnerId}-{storeId}/tickets/{orderId}', { title: ['发票', 'Invoice'] }),
  collectionList: page('/user/{partnerId}-{storeId}/collection/list', {
    title: ['我的收藏', 'Favourites'],
  }),
  setting: page('/user/{partnerId}-{storeId}/setting', { title: ['设置', 'Settings'] }),
  settingPersonal: page('/user/{partnerId}-{storeId}/setting/personal', {
    title: ['个人数据', 'Personal data'],
  }),
  settingMessage: page('/user/{partnerId}-{storeId}/setting/message', {
    title: ['消息', 'Messages'],
  }),
  settingAccountSecurity: page('/user/{partnerId}-{storeId}/setting/accountSecurity', {
    title: ['账号与安全', 'Account and security'],
  }),
  settingAgreement: page('/user/{partnerId}-{storeId}/setting/agreement', {
    title: ['协议与隐私', 'Agreements'],
  }),
  settingCancelAccount: page('/user/{partnerId}-{storeId}/setting/cancelAccount', {
    title: ['注销账号', 'Close the account'],
  }),
  settingCancelAccountNext: page('/user/{partnerId}-{storeId}/setting/cancelAccountNext', {
    title: ['注销账号', 'Close the account'],
  }),

  // Cart and order flow
  cart: page('/order/{partnerId}-{storeId}/cart', { tabBar: true, title: ['购物车', 'Cart'] }),
  orderCheckout: page('/order/{partnerId}-{storeId}/checkout/{flowId}/{cartId}', {
    title: ['确认订单', 'Checkout'],
  }),
  checkoutSeckill: page(
    '/order/{partnerId}-{storeId}/checkoutSeckill/{productSn}/{promotionId}/{flowId}',
    { title: ['确认订单', 'Checkout'] },
  ),
  checkoutPostage: page('/order/{partnerId}-{storeId}/checkoutPostage/{postageUuid}', {
    title: ['确认订单', 'Checkout'],
  }),
  addBuy: page('/order/{partnerId}-{storeId}/addbuy/{arr}', { title: ['加价购', 'Add-ons'] }),
  payment: page('/order/{partnerId}-{storeId}/payment/order-{orderId}', {
    title: ['支付订单', 'Payment'],
  }),
  paymentStatusScoped: page('/order/{partnerId}-{storeId}/paymentStatus/order-{orderSn}', {
    title: ['支付结果', 'Payment result'],
  }),
  paymentStatusOrder: page('/order/paymentStatus/order-{orderId}', {
    title: ['支付结果', 'Payment result'],
  }),
  paymentStatus: page('/order/paymentStatus/{orderId}/{status}', {
    title: ['支付结果', 'Payment result'],
  }),
  invoiceEdit: page('/qr/{partnerId}-{storeId}/{type}/{orderId}/{randomToken}', {
    title: ['填写开票信息', 'Invoice details'],
  }),
  offLinePayment: page('/offLine-payment/{partnerId}-{storeId}/{orderId}', {
    title: ['线下转账', 'Bank transfer'],
  }),
  offLinePaySuccess: page('/offLinePaySuccess/{partnerId}-{storeId}/{orderId}/{status}', {
    title: ['转账结果', 'Transfer'],
  }),
  buyIns: page('/buyins/{partnerId}-{storeId}/list/{grantUuid}/{couponHistoryId}', {
    title: ['适用商品', 'Goods for a coupon'],
  }),

  // Lottery
  lotteryDetail: page('/lottery/{partnerId}-{storeId}/detail/{lotteryUrl}', {
    drawnForEach: true,
    title: ['幸运抽奖', 'Lucky draw'],
  }),
  lotteryWinRecord: page('/lottery/{partnerId}-{storeId}/winRecord', {
    title: ['我的奖品', 'My prizes'],
  }),

  // Gift for new customers
  giftNewArrival: page('/gift/{partnerId}-{storeId}/newArrival', {
    title: ['新人礼', 'Welcome gift'],
  }),
  giftSuccess: page('/gift/{partnerId}-{storeId}/success', {
    title: ['新人礼领取成功', 'The gift is yours'],
  }),
  giftRule: page('/gift/{partnerId}-{storeId}/rule', {
    title: ['新人礼规则', 'Rules of the gift'],
  }),

  // Daily sign-in
  signIn: page('/signIn/{partnerId}-{storeId}', { title: ['每日签到', 'Daily check-in'] }),

  // Articles
  articleDetail: page('/article/{partnerId}-{storeId}/detail/{url}', {
    anonymous: true,
    title: ['文章', 'Article'],
  }),

  // What points are for
  pointsList: page('/activity/{partnerId}-{storeId}/points-list', {
    title: ['积分活动', 'Ways with points'],
  }),
  points: page('/activity/{partnerId}-{storeId}/points', {
    title: ['积分活动说明', 'One way with points'],
  }),
  pointsStore: page('/activity/{partnerId}-{storeId}/points/store', {
    title: ['积分商城', 'Points shop'],
  }),

  // Guides and kitchen
  productGuideCenter: page('/productGuide/center', {
    anonymous: true,
    title: ['使用指南', 'Guides'],
  }),
  productGuideDetail: page('/productGuide/detail/{productId}', {
    anonymous: true,
    title: ['商品指南', 'Guide'],
  }),
  kitchenIndex: page('/kitchen/index-{id}', { anonymous: true, title: ['厨房', 'Kitchen'] }),
  kitchenInstructions: page('/kitchen/instructions-{id}', {
    anonymous: true,
    title: ['厨房说明书', 'Kitchen manuals'],
  }),
  kitchenInstructionsDetail: page('/kitchen/instructions/detail-{productSn}', {
    anonymous: true,
    title: ['商品说明书', 'Manual of goods'],
  }),
  kitchenMenu: page('/kitchen/menu-{id}', { anonymous: true, title: ['菜谱', 'Recipes'] }),

  // Points
  integralCenter: page('/integral/center', { login: true, title: ['积分中心', 'Points'] }),
  integralGrowth: page('/integral/growth', { login: true, title: ['成长值', 'Growth'] }),

  // Promoters
  fxCenter: page('/user/{partnerId}-{storeId}/fx', {
    drawnForEach: true,
    title: ['推广中心', 'Promoter centre'],
  }),
  fxWithdrawal: page(ofPromoter('withdrawal'), { title: ['我的佣金', 'My commission'] }),
  fxWithdrawalNew: page(ofPromoter('withdrawal/new'), { title: ['申请提现', 'Withdraw'] }),
  fxWithdrawalSuccess: page(ofPromoter('withdrawal/success/{amount}'), {
    title: ['提现已提交', 'Withdrawal asked for'],
  }),
  fxWithdrawalList: page(ofPromoter('withdrawal/list'), { title: ['提现记录', 'Withdrawals'] }),
  fxBankcardEdit: page(ofPromoter('bankcard/edit'), { title: ['银行卡', 'Bank cards'] }),
  fxReport: page(ofPromoter('report'), { title: ['推广报表', 'My report'] }),
  fxGoods: page(ofPromoter('goods'), { title: ['推广商品', 'Goods to promote'] }),
  fxMaterial: page(ofPromoter('material'), { title: ['推广素材', 'Material'] }),
  fxApply: page(ofPromoter('apply'), { title: ['申请推广员', 'Become a promoter'] }),
  fxArticle: page('/fx/{partnerId}-{storeId}/{sponsorId}/article/{url}', {
    anonymous: true,
    title: ['好文推荐', 'Worth reading'],
  }),
  fxArticleOwn: page('/fx/{partnerId}-{storeId}/{sponsorId}/article/{url}/own', {
    title: ['我的推广文章', 'My link to an article'],
  }),
  fxGoodsLink: page('/fx/{partnerId}-{storeId}/{sponsorId}/goods/{productSn}', {
    anonymous: true,
    title: ['好物推荐', 'A recommendation'],
  }),
  fxGoodsLinkOwn: page('/fx/{partnerId}-{storeId}/{sponsorId}/goods/{productSn}/own', {
    title: ['我的推广链接', 'My link'],
  }),
  fxCoupon: page('/fx/{partnerId}-{storeId}/{sponsorId}/coupon/{grant_uuid}', {
    anonymous: true,
    title: ['好友送你优惠券', 'A coupon for you'],
  }),

  // Service and other
  service: page('/service/{partnerId}-{storeId}', {
    anonymous: true,
    title: ['联系客服', 'Contact us'],
  }),
  serviceBare: page('/service', { anonymous: true, title: ['联系客服', 'Contact us'] }),
  serviceMessage: page('/service/{partnerId}-{storeId}/message', {
    login: true,
    title: ['在线客服', 'Chat with us'],
  }),
  serviceDetail: page('/serviceDetail/{partnerId}-{storeId}/{id}', {
    anonymous: true,
    title: ['使用与保养', 'Use and care'],
  }),
  serviceCenter: page('/service-center', {
    anonymous: true,
    title: ['服务中心', 'Service centre'],
  }),
  scInstructionList: page('/service-center/instruction/list', {
    anonymous: true,
    title: ['使用说明', 'Manuals'],
  }),
  scInstructionDetail: page('/service-center/instruction/detail', {
    anonymous: true,
    title: ['使用说明', 'Manual'],
  }),
  scCategory: page('/service-center/category', {
    anonymous: true,
    title: ['按品类查找', 'By category'],
  }),
  scQuestionList: page('/service-center/question/list', {
    anonymous: true,
    title: ['常见问题', 'Questions'],
  }),
  scQuestionDetail: page('/service-center/question/detail', {
    anonymous: true,
    title: ['常见问题', 'Question'],
  }),
  scPolicy: page('/service-center/afterSalesPolicy', {
    anonymous: true,
    title: ['售后政策', 'After-sales policy'],
  }),
  scInvoiceList: page('/service-center/invoice/list', { title: ['我的发票', 'My invoices'] }),
  scInvoiceDetail: page('/service-center/invoice/detail', { title: ['发票详情', 'Invoice'] }),
  scKnowledgeList: page('/service-center/knowledge/list', {
    anonymous: true,
    title: ['使用与保养', 'Use and care'],
  }),
  scKnowledgeDetail: page('/service-center/knowledge/detail', {
    anonymous: true,
    title: ['使用与保养', 'Use and care'],
  }),
  thirdReturn: page('/thirdReturn', { title: ['其他平台售后', 'Bought elsewhere'] }),
  thirdReturnApply: page('/thirdReturnApply', { title: ['申请售后', 'Ask for a return'] }),
  thirdReturnDetail: page('/thirdReturn/detail', { title: ['售后详情', 'Return'] }),
  thirdReturnList: page('/thirdReturn/list', { title: ['申请记录', 'Applications'] }),
  omsReturn: page('/omsReturn', { title: ['订单售后', 'Return an order'] }),
  omniChannelInvoice: page('/omniChannelInvoice', { title: ['查发票', 'Find an invoice'] }),
  companyPass: page('/companyPass', { title: ['企业登录', 'Company sign-in'] }),
  dishesComment: page('/dishesComment', { title: ['菜品评价', 'Review a dish'] }),
  smartEquipment: page(ofDevice('equipment'), { title: ['设备', 'Device'] }),
  smartWarrantyCard: page(ofDevice('warrantyCard'), {
    title: ['电子保修卡', 'Electronic warranty card'],
  }),
  smartServiceLife: page(ofDevice('serviceLife'), { title: ['刀网寿命', 'Blade mesh life'] }),
  smartSettings: page(ofDevice('settings'), { title: ['设备设置', 'Device settings'] }),
  smartUseGuide: page(ofDevice('useGuide'), { title: ['使用指南', 'Usage guide'] }),
  login: page('/login/{partnerId}-{storeId}', { anonymous: true, title: ['登录', 'Sign in'] }),
  driverAuth: page('/driverAuth', { title: ['授权', 'Authorization'] }),
  KAShare: page('/KAShare/{partnerId}-{storeId}/{url}', {
    anonymous: true,
    title: ['企业选购', 'For companies'],
  }),
  aqiyi: page('/aqiyi/{partnerId}-{storeId}', {
    anonymous: true,
    title: ['会员专享', 'For members'],
  }),
  notFound: page('*', { title: ['商城', 'Mall'] }),
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
