/** How the client treats a refusal (specification §8). */
export type Treatment = 'toast' | 'silent' | 'signOut' | 'home'

export interface Refusal {
  code: 401 | 500 | 560
  /** zh-CN and en; `{name}` is filled from the refusal's details. */
  text: readonly [string, string]
  treat: Treatment
}

function toast(zh: string, en: string): Refusal {
  return { code: 500, text: [zh, en], treat: 'toast' }
}

/** The code book: every refusal that a call can answer with. */
export const errors = {
  // Access
  notLoggedIn: { code: 401, text: ['请先登录', 'Please sign in first'], treat: 'signOut' },
  noWeixinUser: { code: 401, text: ['请登陆微信', 'Please sign in to WeChat'], treat: 'signOut' },
  badStore: { code: 560, text: ['店铺不存在或已打烊', 'This store does not exist or is closed'], treat: 'home' },
  notFound: toast('数据不存在', 'Not found'),
  forbidden: toast('没有权限执行此操作', 'You may not do this'),
  badInput: toast('提交的信息有误：{field}', 'Something is wrong with what was sent: {field}'),
  tooOften: toast('操作太频繁，请稍后再试', 'Too many attempts, please try again later'),
  busy: toast('系统繁忙，请稍后再试', 'Busy just now, please try again'),

  // Identity
  wrongCode: toast('验证码不正确或已过期', 'The code is wrong or has expired'),
  wrongCaptcha: toast('图形验证码不正确', 'The picture code is wrong'),
  captchaNeeded: toast('请先输入图形验证码', 'Please enter the picture code first'),
  codeTooSoon: toast('验证码已发送，请{seconds}秒后再试', 'A code was sent, try again in {seconds} s'),
  codeLimit: toast('验证码发送次数过多，请稍后再试', 'Too many codes were sent, try again later'),
  smsFailed: toast('短信发送失败，请稍后再试', 'The message could not be sent, try again later'),
  accountFrozen: toast('账号已被冻结，请联系客服', 'This account is frozen, please contact us'),
  wrongPassword: toast('账号或密码不正确', 'Account or password is wrong'),

  // Goods and cart
  offShelf: toast('商品已下架', 'This item is no longer on sale'),
  soldOut: toast('商品已售罄', 'Sold out'),
  notEnoughStock: toast('库存不足，仅剩{left}件', 'Only {left} left'),
  overLimit: toast('每人限购{limit}件', 'At most {limit} per person'),
  cartFull: toast('购物车已满，请先清理', 'The cart is full'),
  cartLineGone: toast('购物车商品已变化，请刷新', 'The cart has changed, please refresh'),
  nothingChosen: toast('请选择要结算的商品', 'Choose something to check out'),

  // Checkout and orders
  flowExpired: toast('结算信息已过期，请重新下单', 'This checkout has expired, please start again'),
  flowChanged: toast('订单信息已变化', 'The order has changed'),
  priceChanged: toast('价格已变动，请重新确认', 'The price has changed, please check again'),
  addressNeeded: toast('请选择收货地址', 'Choose a delivery address'),
  notDeliverable: toast('该地区暂不支持配送：{title}', 'We do not deliver there: {title}'),
  tooManyAddresses: toast('最多保存{limit}个地址', 'At most {limit} addresses'),
  badArea: toast('请选择地区', 'Choose a region'),
  orderStateChanged: toast('订单状态已变化', 'The order has changed meanwhile'),

  // Payment
  payMethodUnavailable: toast('当前环境不支持该支付方式', 'This way of paying is not available here'),
  payFailed: toast('支付下单失败，请稍后再试', 'The payment could not be started, try again later'),
  alreadyPaid: toast('订单已支付', 'Already paid'),
  notPayable: toast('订单当前不可支付', 'This order cannot be paid now'),

  // Operator
  versionConflict: toast('数据已被他人修改，请刷新后重试', 'Someone else changed this, please reload'),
  notShippable: toast('订单当前不可发货', 'This order cannot be shipped now'),
  shipTooMany: toast('发货数量超过可发数量', 'More than is left to ship'),
  stockBelowReserved: toast('库存不能低于已占用数量{reserved}', 'Stock cannot go below the {reserved} reserved'),
} as const satisfies Record<string, Refusal>

export type ErrorName = keyof typeof errors

/** Fills `{name}` in a text from details. */
export function fillText(template: string, details: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}
