import type { PayMethod, Services } from '#platform/services.ts'

type Pair = readonly [zh: string, en: string]

/** Somebody else who gets something of a shopper (PIPL art. 23), or whose code runs in a page. */
export interface SharedWith {
  readonly name: Pair
  readonly who: Pair
  readonly what: Pair
  readonly data: Pair
}

type Switched = Omit<Pick<Services, Used>, 'pay'> & {
  readonly pay: Readonly<Record<PayMethod, Pick<Services['pay'][PayMethod], 'tradeTypes'>>>
}
type Used =
  | 'pay'
  | 'sms'
  | 'express'
  | 'pickup'
  | 'fapiao'
  | 'mail'
  | 'companies'
  | 'oms'
  | 'devices'
  | 'search'
  | 'storage'
  | 'signIn'
  | 'analyticsScript'

interface Row extends SharedWith {
  readonly isOn: (services: Switched) => boolean
}

const tencent: Pair = ['深圳市腾讯计算机系统有限公司', 'Shenzhen Tencent Computer Systems']
const kuaidi100: Pair = ['深圳前海百递网络有限公司', 'Shenzhen Qianhai Baidi Network (Kuaidi100)']
const aliyun: Pair = ['阿里云计算有限公司', 'Alibaba Cloud Computing']
const payment: Pair = ['支付与退款', 'Payments and refunds']
const pays = (method: PayMethod) => (services: Switched) =>
  services.pay[method].tradeTypes.length > 0

const rows: readonly Row[] = [
  {
    isOn: () => true,
    name: ['微信 JS-SDK', 'WeChat JS-SDK'],
    who: tencent,
    what: [
      '在微信内分享、支付、选择图片、扫码',
      'Sharing, paying, choosing pictures and scanning inside WeChat',
    ],
    data: ['当前页面地址', 'Address of the page'],
  },
  {
    isOn: () => true,
    name: ['抖音小程序 SDK', 'Douyin mini-program SDK'],
    who: ['北京抖音信息服务有限公司', 'Beijing Douyin Information Service'],
    what: [
      '识别抖音小程序，在其中登录、支付与返回',
      'Recognising Douyin mini-programs; signing in, paying and going back there',
    ],
    data: ['当前页面地址', 'Address of the page'],
  },
  {
    isOn: ({ signIn }) => signIn.weixin !== undefined,
    name: ['微信登录', 'Sign in with WeChat'],
    who: tencent,
    what: ['用微信登录', 'Signing in with WeChat'],
    data: ['OpenID、UnionID、昵称、头像', 'OpenID, UnionID, nickname, picture'],
  },
  {
    isOn: ({ signIn }) => signIn.apple !== undefined,
    name: ['通过 Apple 登录', 'Sign in with Apple'],
    who: ['Apple Inc.', 'Apple Inc.'],
    what: ['用 Apple 账户登录', 'Signing in with an Apple account'],
    data: ['Apple 用户标识', 'Identifier of the Apple account'],
  },
  {
    isOn: ({ signIn }) => signIn.wecom !== undefined,
    name: ['企业微信', 'WeCom'],
    who: tencent,
    what: ['确认内部员工的身份', 'Recognising colleagues'],
    data: ['企业微信成员标识', 'Identifier of the WeCom member'],
  },
  {
    isOn: pays('wxPay'),
    name: ['微信支付', 'WeChat Pay'],
    who: ['财付通支付科技有限公司', 'Tenpay Payment Technology'],
    what: payment,
    data: ['订单号、金额、OpenID', 'Order number, amount, OpenID'],
  },
  {
    isOn: pays('aliPay'),
    name: ['支付宝', 'Alipay'],
    who: ['支付宝（中国）网络技术有限公司', 'Alipay (China) Network Technology'],
    what: payment,
    data: ['订单号、金额', 'Order number, amount'],
  },
  {
    isOn: pays('unionPay'),
    name: ['银联在线支付', 'UnionPay Online'],
    who: ['中国银联股份有限公司', 'China UnionPay'],
    what: payment,
    data: ['订单号、金额', 'Order number, amount'],
  },
  {
    isOn: ({ sms }) => sms !== undefined,
    name: ['短信服务', 'Text messages'],
    who: aliyun,
    what: ['发送验证码', 'Sending codes'],
    data: ['手机号', 'Phone number'],
  },
  {
    isOn: () => true,
    name: ['快递配送', 'Delivery'],
    who: ['承运的快递公司', 'The carrier'],
    what: ['配送', 'Delivery'],
    data: ['收货人、手机号、地址', 'Receiver, phone, address'],
  },
  {
    isOn: ({ express }) => express !== undefined,
    name: ['物流查询', 'Parcel tracking'],
    who: kuaidi100,
    what: ['查询物流进度', 'Following parcels'],
    data: ['运单号、手机号', 'Waybill number, phone number'],
  },
  {
    isOn: ({ pickup }) => pickup !== undefined,
    name: ['上门取件', 'Collection of returns'],
    who: kuaidi100,
    what: ['退货时上门取件', 'Fetching what is sent back'],
    data: ['寄件人、手机号、地址', 'Sender, phone, address'],
  },
  {
    isOn: ({ fapiao }) => fapiao !== undefined,
    name: ['电子发票', 'E-invoices'],
    who: ['财付通支付科技有限公司', 'Tenpay Payment Technology'],
    what: ['开具电子发票', 'Issuing e-invoices'],
    data: ['发票抬头、税号、金额', 'Title and tax number of the invoice, amount'],
  },
  {
    isOn: ({ mail }) => mail !== undefined,
    name: ['电子邮件', 'Mail'],
    who: ['邮件服务商', 'Our mail provider'],
    what: ['寄送电子发票', 'Sending e-invoices'],
    data: ['邮箱、发票', 'Mail address, invoice'],
  },
  {
    isOn: ({ companies }) => companies !== undefined,
    name: ['企业信息查询', 'Company look-up'],
    who: ['企查查科技股份有限公司', 'Qichacha Technology'],
    what: ['填写发票抬头时查找企业', 'Finding a company for an invoice'],
    data: ['输入的企业名称或税号', 'Name or tax number that is typed'],
  },
  {
    isOn: ({ oms }) => oms !== undefined,
    name: ['订单管理系统', 'Order management'],
    who: ['订单管理系统服务商', 'Our provider of order management'],
    what: ['处理其他平台订单的售后', 'Returns of orders from other platforms'],
    data: ['订单号、手机号、售后信息', 'Order number, phone number, what is returned'],
  },
  {
    isOn: ({ devices }) => devices !== undefined,
    name: ['智能设备云', 'Cloud of smart devices'],
    who: ['智能设备云服务商', 'Our provider of the device cloud'],
    what: ['连接和控制智能设备', 'Connecting and steering smart devices'],
    data: ['设备编号、设备状态', 'Number and state of the device'],
  },
  {
    isOn: ({ search }) => search !== undefined,
    name: ['搜索引擎', 'Search engine'],
    who: ['搜索服务商（Meilisearch）', 'Our search provider (Meilisearch)'],
    what: ['搜索商品', 'Searching goods'],
    data: ['搜索词', 'Words that are searched for'],
  },
  {
    isOn: ({ storage }) => storage.origin !== undefined,
    name: ['对象存储', 'Storage'],
    who: aliyun,
    what: ['保存上传的图片', 'Keeping pictures that are sent'],
    data: ['上传的图片', 'Pictures that are sent'],
  },
]

/** The third party of a script, by the address that it comes from. */
function countsVisits(script: string): SharedWith {
  const { host } = new URL(script)
  return {
    name: ['访问统计', 'Usage analysis'],
    who: [host, host],
    what: ['同意后统计页面使用情况', 'Seeing how pages are used, of those who agreed'],
    data: ['访问的页面、设备信息', 'Pages that are visited, device'],
  }
}

/** Who gets something of a shopper, of all that is switched on now; what is off is not there. */
export function sharedWith(services: Switched): SharedWith[] {
  const { analyticsScript } = services
  return [
    ...rows.filter(({ isOn }) => isOn(services)),
    ...(analyticsScript === undefined ? [] : [countsVisits(analyticsScript)]),
  ]
}
