import type { Locale } from '@mallard/kernel'
import { defineTexts } from '#platform/texts.ts'

export const agreementTexts = defineTexts(
  {
    title: '协议与隐私',
    loading: '正在加载',
    agreements: '协议与规则',
    version: (version: string, time: string) => `版本 ${version} · ${time} 更新`,
    agreed: (version: string, time: string) => `您于 ${time} 同意了版本 ${version}`,
    outdated: '有新版本',
    choices: '可选授权',
    choicesNote: '以上授权并非使用商城所必需，可随时开启或撤回，撤回后立即停止。',
    analytics: '使用情况分析',
    analyticsNote:
      '允许使用第三方统计了解页面使用情况，用于改进商城；撤回后，商城自己的页面访问记录也随之停止。',
    personalisation: '个性化推荐',
    personalisationNote: '允许根据浏览与购买记录推荐商品；关闭后展示与您无关的推荐，价格不受影响。',
    allowed: (time: string) => `${time} 开启`,
    withdrawn: (time: string) => `${time} 撤回`,
    saved: '已保存',
    sdkTitle: '第三方 SDK 与信息共享',
    sdkNote: '仅在对应的功能或环境中使用，只提供所需的最少信息。',
    sdkWho: (who: string) => `提供方：${who}`,
    sdkWhat: (what: string) => `用途：${what}`,
    sdkData: (data: string) => `信息：${data}`,
  },
  {
    title: 'Agreements',
    loading: 'Loading',
    agreements: 'Agreements and rules',
    version: (version, time) => `Version ${version} · updated ${time}`,
    agreed: (version, time) => `You accepted version ${version} on ${time}`,
    outdated: 'New version',
    choices: 'Optional permissions',
    choicesNote:
      'The shop works without these. Turn them on or off at any time; changes take effect at once.',
    analytics: 'Usage analysis',
    analyticsNote:
      'Lets third-party statistics see how pages are used, to improve the shop. Turning it off also ends our own record of your visits.',
    personalisation: 'Personalised recommendations',
    personalisationNote:
      'Recommends items based on what you viewed and bought. When off, you see what everyone sees; prices are never affected.',
    allowed: (time) => `Turned on ${time}`,
    withdrawn: (time) => `Turned off ${time}`,
    saved: 'Saved',
    sdkTitle: 'Third-party SDKs and data sharing',
    sdkNote: 'Used only where a feature or app needs them, with as little data as possible.',
    sdkWho: (who) => `By: ${who}`,
    sdkWhat: (what) => `For: ${what}`,
    sdkData: (data) => `Information: ${data}`,
  },
)

interface Sdk {
  name: string
  who: string
  what: string
  data: string
}

/** What of others runs in our pages or gets something of a shopper (PIPL art. 23). */
export const sdks: Readonly<Record<Locale, readonly Sdk[]>> = {
  zh: [
    {
      name: '微信 JS-SDK',
      who: '深圳市腾讯计算机系统有限公司',
      what: '在微信内分享、支付、选择图片、扫码',
      data: '当前页面地址',
    },
    {
      name: '抖音小程序 SDK',
      who: '北京抖音信息服务有限公司',
      what: '识别抖音小程序，在其中登录、支付与返回',
      data: '当前页面地址',
    },
    {
      name: '微信支付',
      who: '财付通支付科技有限公司',
      what: '支付与退款',
      data: '订单号、金额、OpenID',
    },
    {
      name: '支付宝',
      who: '支付宝（中国）网络技术有限公司',
      what: '支付与退款',
      data: '订单号、金额',
    },
    { name: '银联在线支付', who: '中国银联股份有限公司', what: '支付与退款', data: '订单号、金额' },
    { name: '短信服务', who: '短信通道服务商', what: '发送验证码与订单通知', data: '手机号' },
    {
      name: '快递服务',
      who: '承运的快递公司与物流查询服务商',
      what: '配送与物流查询',
      data: '收货人、手机号、地址、运单号',
    },
  ],
  en: [
    {
      name: 'WeChat JS-SDK',
      who: 'Shenzhen Tencent Computer Systems',
      what: 'Sharing, paying, choosing pictures and scanning inside WeChat',
      data: 'Address of the page',
    },
    {
      name: 'Douyin mini-program SDK',
      who: 'Beijing Douyin Information Service',
      what: 'Recognising Douyin mini-programs; signing in, paying and going back there',
      data: 'Address of the page',
    },
    {
      name: 'WeChat Pay',
      who: 'Tenpay Payment Technology',
      what: 'Payments and refunds',
      data: 'Order number, amount, OpenID',
    },
    {
      name: 'Alipay',
      who: 'Alipay (China) Network Technology',
      what: 'Payments and refunds',
      data: 'Order number, amount',
    },
    {
      name: 'UnionPay Online',
      who: 'China UnionPay',
      what: 'Payments and refunds',
      data: 'Order number, amount',
    },
    {
      name: 'Text messages',
      who: 'Our text message provider',
      what: 'Codes and news of orders',
      data: 'Phone number',
    },
    {
      name: 'Delivery',
      who: 'The carrier, and our provider of parcel tracking',
      what: 'Delivery and tracking',
      data: 'Receiver, phone, address, waybill number',
    },
  ],
}
