import type { Locale } from '@mallard/kernel'

/** Ways to open a payment at a channel, as the shop names them. */
const names: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  JSAPI: ['微信内网页', 'In WeChat'],
  MINI: ['小程序', 'Mini program'],
  H5: ['手机网页', 'Mobile site'],
  WAP: ['手机网页', 'Mobile site'],
  APP: ['App', 'App'],
  MALLAPP: ['商城 App', 'Mall app'],
}

export function tradeTypeText(tradeType: string, locale: Locale): string {
  return names[tradeType]?.[locale === 'en' ? 1 : 0] ?? tradeType
}
