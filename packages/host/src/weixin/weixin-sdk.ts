import type { HostPage } from '../environment.ts'
import { HostError, type WeixinSignature } from '../host.ts'
import { loadScript } from '../script.ts'
import { within } from '../settle.ts'

interface SdkCall<Answer> {
  success?: (answer: Answer) => void
  cancel?: () => void
  fail?: (answer: { errMsg?: string }) => void
}

/** The part of `jweixin` that is used. */
export interface WeixinSdk {
  config(input: WeixinSignature & { debug: boolean; jsApiList: readonly string[] }): void
  ready(done: () => void): void
  error(done: (answer: { errMsg?: string }) => void): void
  updateAppMessageShareData(
    input: { title: string; desc: string; link: string; imgUrl: string } & SdkCall<unknown>,
  ): void
  updateTimelineShareData(
    input: { title: string; link: string; imgUrl: string } & SdkCall<unknown>,
  ): void
  chooseImage(
    input: { count: number; sizeType: readonly string[]; sourceType: readonly string[] } & SdkCall<{
      localIds: string[]
    }>,
  ): void
  getLocalImgData(input: { localId: string } & SdkCall<{ localData: string }>): void
  scanQRCode(
    input: { needResult: 0 | 1; scanType: readonly string[] } & SdkCall<{ resultStr: string }>,
  ): void
  openLocation(
    input: {
      latitude: number
      longitude: number
      name: string
      address: string
      scale: number
    } & SdkCall<unknown>,
  ): void
  closeWindow(): void
  miniProgram: MiniProgram
}

export interface MiniProgram {
  navigateTo(input: { url: string } & SdkCall<unknown>): void
  navigateBack(input?: { delta: number }): void
  getEnv(done: (answer: { miniprogram: boolean }) => void): void
}

export const jsApiList = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseImage',
  'getLocalImgData',
  'scanQRCode',
  'openLocation',
  'closeWindow',
] as const

/** WeChat's own functions answer within this (ms), unless the shopper is choosing. */
const patience = 10_000

/** The SDK, from the configured addresses. */
export async function weixinSdk(page: HostPage, addresses: readonly string[]): Promise<WeixinSdk> {
  await loadScript(page.document, addresses, () => page.wx?.miniProgram !== undefined)
  if (!page.wx) throw new HostError('script')
  return page.wx
}

const presented = new WeakSet<WeixinSdk>()

/** Presents the shop's signature; what follows may be called when this has resolved. */
export function configured(
  page: HostPage,
  sdk: WeixinSdk,
  signature: WeixinSignature,
): Promise<void> {
  const isFirst = !presented.has(sdk)
  presented.add(sdk)
  const ready = new Promise<void>((resolve, reject) => {
    sdk.config({ ...signature, debug: false, jsApiList })
    sdk.error(({ errMsg }) => reject(new HostError('refused', errMsg)))
    // From the second signature on `ready` runs at once, while the app still checks it and refuses
    // every call: its bridge says when.
    if (isFirst || !page.WeixinJSBridge) return sdk.ready(resolve)
    page.WeixinJSBridge.invoke('preVerifyJSAPI', proofOf(signature), ({ err_msg }) =>
      err_msg === 'preVerifyJSAPI:ok' ? resolve() : reject(new HostError('refused', err_msg)),
    )
  })
  return within(patience, ready)
}

/** What `config` sends. */
function proofOf({
  appId,
  timestamp,
  nonceStr,
  signature,
}: WeixinSignature): Readonly<Record<string, string | readonly string[]>> {
  return {
    verifyJsApiList: jsApiList,
    verifyAppId: appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(timestamp),
    verifyNonceStr: nonceStr,
    verifySignature: signature,
  }
}

/** One call of the SDK as a promise; undefined when the shopper gave up. */
export function ask<Answer>(
  start: (call: SdkCall<Answer>) => void,
  milliseconds: number = patience,
): Promise<Answer | undefined> {
  const answer = new Promise<Answer | undefined>((resolve, reject) => {
    start({
      success: resolve,
      cancel: () => resolve(undefined),
      fail: ({ errMsg }) =>
        errMsg?.includes('cancel') ? resolve(undefined) : reject(new HostError('refused', errMsg)),
    })
  })
  return within(milliseconds, answer)
}

/** Whether the page stands in a mini-program. The SDK answers late or never: then it does not. */
export async function isMiniProgram(
  page: HostPage,
  addresses: readonly string[],
  milliseconds = 800,
): Promise<boolean> {
  if (page.__wxjs_environment === 'miniprogram') return true
  const asked = weixinSdk(page, addresses).then(
    (sdk) =>
      new Promise<boolean>((resolve) =>
        sdk.miniProgram.getEnv(({ miniprogram }) => resolve(miniprogram)),
      ),
  )
  return within(milliseconds, asked).catch(() => page.__wxjs_environment === 'miniprogram')
}
