import type { Acts, Environment } from '../environment.ts'
import { HostError } from '../host.ts'
import { leaveFor } from '../leave.ts'
import { recheckBy } from '../recheck.ts'
import { pickImages, defaultImageCount } from '../pictures.ts'
import { shopperPatience, within } from '../settle.ts'
import type { ShareCard } from '../share.ts'
import { acts as plain, inOneWindow } from '../wap/wap.host.ts'
import { payByBridge } from './weixin-bridge.ts'
import { pickByWeixin } from './weixin-pictures.ts'
import { ask, configured, isMiniProgram, weixinSdk, type WeixinSdk } from './weixin-sdk.ts'

/** A signature that comes later (ms) is for a page that has been left. */
const signPatience = 20_000
/** The SDK's own default (specification §9). */
const defaultScale = 28

/**
 * The messaging browser: its payment bridge, and its SDK once the shop's signature is accepted.
 * `sites`: how other sites are reached from there.
 */
export function acts(environment: Environment, sites = inOneWindow(environment.page)): Acts {
  const { page, settings } = environment
  const own = { ...plain(environment), ...sites }
  const sdk = sdkOf(environment)

  return {
    ...own,
    recheck: recheckBy(page, 'weixinMiniProgram', () =>
      isMiniProgram(page, settings.scripts.weixin),
    ),
    pay: async (order) =>
      order.method === 'wxPay' ? payByBridge(page, order) : leaveFor(page, order),
    async setShareCard(card) {
      // A card that could not be set leaves the messenger's own guess at title and picture.
      await sdk().then(
        (wx) => setCard(wx, card),
        () => undefined,
      )
    },
    async share(card) {
      await this.setShareCard(card)
      return 'menu'
    },
    async closeWindow() {
      const wx = await weixinSdk(page, settings.scripts.weixin)
      wx.closeWindow()
      return true
    },
    async chooseImage(options = {}) {
      const wx = await sdk().catch(() => undefined)
      return wx ? pickByWeixin(wx, options.count ?? defaultImageCount) : pickImages(page, options)
    },
    async scan() {
      const wx = await sdk()
      const answer = await ask<{ resultStr: string }>(
        (call) => wx.scanQRCode({ needResult: 1, scanType: ['qrCode', 'barCode'], ...call }),
        shopperPatience,
      )
      return answer?.resultStr
    },
    async openLocation(place) {
      const wx = await sdk().catch(() => undefined)
      if (!wx) return own.openLocation(place)
      const { latitude, longitude, name, address = '', scale = defaultScale } = place
      await ask((call) => wx.openLocation({ latitude, longitude, name, address, scale, ...call }))
      return undefined
    },
    renewTitle: () => renewTitle(page.document),
  }
}

/**
 * The signed SDK. iOS checks the address of the first document for as long as it lives, others the
 * one that is shown.
 */
export function sdkOf({
  page,
  device,
  settings,
  services,
  landingUrl,
}: Environment): () => Promise<WeixinSdk> {
  let signed: { url: string; sdk: Promise<WeixinSdk> } | undefined
  let last: Promise<void> = Promise.resolve()
  const address = () => (device === 'ios' ? landingUrl : (page.location.href.split('#')[0] ?? ''))
  const current = (): Promise<WeixinSdk> => {
    const url = address()
    if (signed?.url === url) return signed.sdk
    const sdk = weixinSdk(page, settings.scripts.weixin).then(async (wx) => {
      const signature = await within(signPatience, services.signWeixin(url))
      // The shopper went on in the meantime: what was signed is not what would be checked.
      if (address() !== url) return current()
      // One after the other: the app holds calls against the signature whose check ended last.
      last = last.catch(() => undefined).then(() => configured(page, wx, signature))
      await last
      return wx
    })
    signed = { url, sdk }
    sdk.catch(() => {
      // Another page, or a second press, may try again.
      if (signed?.sdk === sdk) signed = undefined
    })
    return sdk
  }
  return current
}

async function setCard(
  wx: WeixinSdk,
  { title, text = '', link, image = '' }: ShareCard,
): Promise<void> {
  await Promise.all([
    ask((call) =>
      wx.updateAppMessageShareData({ title, desc: text, link, imgUrl: image, ...call }),
    ),
    ask((call) => wx.updateTimelineShareData({ title, link, imgUrl: image, ...call })),
  ]).catch((error: unknown) => {
    if (!(error instanceof HostError)) throw error
  })
}

/** Its iOS version reads the title when a document loads: an empty frame is one. */
function renewTitle(document: Document): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.src = '/favicon.svg'
  frame.addEventListener('load', () => setTimeout(() => frame.remove(), 10))
  document.body.append(frame)
}
