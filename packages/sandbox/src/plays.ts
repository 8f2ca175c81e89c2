import { join } from 'node:path'
import { type FastifyInstance } from 'fastify'
import { playAlipay } from './alipay/alipay.ts'
import { alipayRoutes } from './alipay/routes.ts'
import { playApple } from './apple/apple.ts'
import { appleRoutes } from './apple/routes.ts'
import { billRoutes } from './bills/routes.ts'
import { controlRoutes } from './control/control.ts'
import { playFapiao } from './fapiao/fapiao.ts'
import { makeParcels } from './kd100/parcels.ts'
import { makeHostBooks } from './hosts/books.ts'
import type { Admin, ShopPlace } from './hosts/admin.ts'
import { leadPartiesBack } from './hosts/entrances.ts'
import { playHosts } from './hosts/play.ts'
import { hostRoutes } from './hosts/routes.ts'
import { makeScreens } from './hosts/screens.ts'
import { stagePages } from './hosts/stage.ts'
import { playPickups } from './kd100/pickups.ts'
import { playLabels } from './kd100/labels.ts'
import { kd100Routes } from './kd100/routes.ts'
import type { GivenDevice } from './device/books.ts'
import { playDevices } from './device/device.ts'
import { devicePages } from './device/pages.ts'
import type { HeldOrder } from './oms/books.ts'
import { playOms } from './oms/oms.ts'
import { omsPages } from './oms/pages.ts'
import { playOss } from './oss/oss.ts'
import { homePages } from './pages/home.ts'
import { playMeilisearch } from './meilisearch/meilisearch.ts'
import { playQcc } from './qcc/qcc.ts'
import { robotPages } from './robots/pages.ts'
import { playRobots } from './robots/robots.ts'
import { smsInbox } from './sms/inbox.ts'
import { screenPages } from './screen/screen.ts'
import { playSms } from './sms/sms.ts'
import { unionpayRoutes } from './unionpay/routes.ts'
import { playUnionpay } from './unionpay/unionpay.ts'
import { playWecom } from './wecom/wecom.ts'
import type { World } from './world/world.ts'
import { wxapiRoutes } from './wxapi/routes.ts'
import { playShipping } from './wxapi/shipping.ts'
import { playWeixin } from './wxapi/wxapi.ts'
import { wxopenRoutes } from './wxopen/wxopen.ts'
import { wechatCashier } from './wxpay/cashier.ts'
import { wechatRoutes } from './wxpay/routes.ts'
import { playWechat } from './wxpay/wxpay.ts'
import type { MailPlay } from './mail/smtp.ts'
import type { Plays } from './control/control.ts'

export interface PlaysOptions {
  /** Milliseconds from step to step of a parcel. */
  readonly parcelPace: number
  readonly otherOrders: readonly HeldOrder[]
  readonly devices: readonly GivenDevice[]
  readonly mail: MailPlay
  readonly shop: ShopPlace
}

/** Plays every provider; what some of them answer by themselves is served at once. */
export function playsOf(
  app: FastifyInstance,
  world: World,
  { parcelPace, otherOrders, devices, mail, shop }: PlaysOptions,
): Plays {
  const wechat = playWechat(world)
  const alipay = playAlipay(world)
  const unionpay = playUnionpay(world)
  const parcels = makeParcels(world, parcelPace)
  const weixin = playWeixin(world)
  const shipping = playShipping(world, wechat.books, weixin.holderOf)
  return {
    wechat,
    alipay,
    unionpay,
    parcels,
    sms: playSms(app, world),
    mail,
    weixin,
    shipping,
    apple: playApple(world),
    wecom: playWecom(app, world),
    pickups: playPickups(app, world),
    oms: playOms(app, world, otherOrders),
    robots: playRobots(app, world),
    devices: playDevices(app, world, () => shop.address, devices),
  }
}

interface Served {
  readonly plays: Plays
  readonly shop: ShopPlace
  /** Where what is sent to the object storage lies. */
  readonly dataDir: string
}

/** Serves what the providers answer, their pages for people, and the control plane. */
export function servePlays(
  app: FastifyInstance,
  world: World,
  { plays, shop, dataDir }: Served,
): void {
  const { wechat, alipay, unionpay, weixin, shipping, parcels } = plays
  const books = makeHostBooks(world.timeline)
  const admin: Admin = {
    world,
    books,
    screens: makeScreens(books),
    shop,
    wechat,
    alipay,
    weixin,
    apple: plays.apple,
  }
  leadPartiesBack(app, () => shop, world.url)
  hostRoutes(app, admin, playHosts(admin))
  stagePages(app, admin)
  wechatRoutes(app, world, wechat)
  wechatCashier(app, wechat)
  playFapiao(app, world, wechat)
  alipayRoutes(app, world, alipay)
  billRoutes(app, world, { wechat, alipay })
  unionpayRoutes(app, world, unionpay)
  kd100Routes(app, world, parcels)
  playLabels(app, world)
  wxapiRoutes(app, world, weixin, shipping)
  wxopenRoutes(app, world, plays)
  appleRoutes(app, world, plays.apple)
  playOss(app, world, join(dataDir, 'oss'))
  smsInbox(app, plays.sms)
  playQcc(app, world)
  robotPages(app, world, plays.robots)
  playMeilisearch(app, world)
  omsPages(app, world, plays.oms)
  devicePages(app, world, plays.devices, () => shop.publicUrl)
  screenPages(app, () => shop)
  controlRoutes(app, world, plays, books)
  homePages(app, world, plays)
}
