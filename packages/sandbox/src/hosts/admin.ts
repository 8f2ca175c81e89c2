import type { ApplePlay } from '../apple/apple.ts'
import type { AlipayPlay } from '../alipay/alipay.ts'
import type { World } from '../world/world.ts'
import type { WeixinPlay } from '../wxapi/wxapi.ts'
import type { WechatPlay } from '../wxpay/wxpay.ts'
import type { HostBooks } from './books.ts'
import type { Screens } from './screens.ts'

/** Where the shop is that the shells show. */
export interface ShopPlace {
  /** As the outside knows it: what its own addresses begin with. */
  readonly publicUrl: string
  /** Where it answers on this machine. */
  readonly address: string
}

/** What every shell works with. */
export interface Admin {
  readonly world: World
  readonly books: HostBooks
  readonly screens: Screens
  readonly shop: ShopPlace
  readonly wechat: WechatPlay
  readonly alipay: AlipayPlay
  readonly weixin: WeixinPlay
  readonly apple: ApplePlay
}

/** Who holds the phone: one of the sandbox's people, signed in to WeChat, Apple and the apps. */
export const holder = 'anran'
