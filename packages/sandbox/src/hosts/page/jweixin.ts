import type { miniProgram as MiniProgram } from './mini-program-sdk.ts'
import type { ownDefaults as OwnDefaults } from './own-defaults.ts'
import type { PageWindow } from './page-window.ts'

export type Input = Readonly<Record<string, unknown>> &
  Partial<Record<'success' | 'fail' | 'cancel' | 'complete' | 'trigger', (answer: object) => void>>

export interface Bridge {
  invoke(
    name: string,
    input: object,
    done: (reply: Readonly<Record<string, unknown>> & { err_msg: string }) => void,
  ): void
}

/** Methods that call the bridge with what they are given. */
export const sdkMethods = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseImage',
  'previewImage',
  'uploadImage',
  'getLocalImgData',
  'scanQRCode',
  'openAddress',
  'openLocation',
  'getLocation',
  'closeWindow',
  'hideMenuItems',
  'showMenuItems',
  'hideOptionMenu',
  'showOptionMenu',
  'chooseWXPay',
] as const

/** What is sent along with it. */
interface Parts {
  readonly methods: readonly string[]
  readonly miniProgram: typeof MiniProgram
  readonly ownDefaults: typeof OwnDefaults
}

/**
 * WeChat's SDK for pages, as far as shops use it: thin words over `WeixinJSBridge`, every call with
 * the proof that `config` was given. Runs in the page.
 */
export function jweixin(
  page: PageWindow & { WeixinJSBridge?: Bridge; wx?: object; jWeixin?: object },
  { methods, miniProgram, ownDefaults }: Parts,
): void {
  if (page.jWeixin) return
  let proof: Readonly<Record<string, unknown>> = {}
  let state: 'new' | 'ready' | 'failed' = 'new'
  let failure: object = {}
  let readyRun: (() => void)[] = []
  let errorRun: ((answer: object) => void) | undefined

  const withBridge = (run: (bridge: Bridge) => void) => {
    if (page.WeixinJSBridge) run(page.WeixinJSBridge)
    else
      page.document.addEventListener(
        'WeixinJSBridgeReady',
        () => page.WeixinJSBridge && run(page.WeixinJSBridge),
      )
  }

  const names: Readonly<Record<string, string>> = {
    openAddress: 'editAddress',
    chooseWXPay: 'getBrandWCPayRequest',
    previewImage: 'imagePreview',
  }

  function call(method: string, input: Input, more: object = {}): void {
    const { success, fail, cancel, complete, trigger: _trigger, ...rest } = input
    withBridge((bridge) => {
      bridge.invoke(
        names[method] ?? method,
        { ...rest, ...more, ...proof },
        ({ err_msg, ...answer }) => {
          const word = err_msg.slice(err_msg.indexOf(':') + 1)
          const said = { ...answer, errMsg: `${method}:${word}` }
          if (word === 'ok') success?.(said)
          else if (word.startsWith('cancel') && cancel) cancel(said)
          else fail?.(said)
          complete?.(said)
        },
      )
    })
  }

  const wx: Record<string, unknown> = {
    config(input: Readonly<Record<string, unknown>>) {
      proof = {
        verifyAppId: input['appId'],
        verifySignType: 'sha1',
        verifyTimestamp: String(input['timestamp']),
        verifyNonceStr: input['nonceStr'],
        verifySignature: input['signature'],
      }
      withBridge((bridge) => {
        bridge.invoke(
          'preVerifyJSAPI',
          {
            verifyJsApiList: input['jsApiList'],
            verifyOpenTagList: input['openTagList'],
            ...proof,
          },
          ({ err_msg }) => {
            const runs = readyRun
            readyRun = []
            state = err_msg === 'preVerifyJSAPI:ok' ? 'ready' : 'failed'
            failure = { errMsg: err_msg.replace('preVerifyJSAPI', 'config') }
            if (state === 'failed') errorRun?.(failure)
            // As the real one: `ready` runs after a failure, too.
            for (const run of runs) run()
          },
        )
      })
    },
    ready: (run: () => void) => void (state === 'new' ? readyRun.push(run) : run()),
    error(run: (answer: object) => void) {
      errorRun = run
      if (state === 'failed') run(failure)
    },
    checkJsApi: (input: Input) => call('checkJsApi', input),
  }
  for (const method of methods) wx[method] = (input: Input = {}) => call(method, input)
  Object.assign(wx, ownDefaults(call), { miniProgram: miniProgram(page, withBridge) })
  page.wx = wx
  page.jWeixin = wx
}
