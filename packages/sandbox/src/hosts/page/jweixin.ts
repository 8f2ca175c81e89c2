import type { PageWindow } from './page-window.ts'

type Input = Readonly<Record<string, unknown>> &
  Partial<Record<'success' | 'fail' | 'cancel' | 'complete' | 'trigger', (answer: object) => void>>

interface Bridge {
  invoke(
    name: string,
    input: object,
    done: (reply: Readonly<Record<string, unknown>> & { err_msg: string }) => void,
  ): void
}

/**
 * WeChat's SDK for pages, as far as shops use it: thin words over `WeixinJSBridge`, every call with
 * the proof that `config` was given. Runs in the page.
 */
export function jweixin(
  page: PageWindow & { WeixinJSBridge?: Bridge; wx?: object; jWeixin?: object },
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
  const methods = [
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
  ]
  for (const method of methods) wx[method] = (input: Input = {}) => call(method, input)
  // Its own defaults (specification §9); on Android the ids come as a text.
  wx['chooseImage'] = (input: Input) =>
    call('chooseImage', {
      ...input,
      count: input['count'] ?? 9,
      success: (answer) => {
        const { localIds } = answer as { localIds: unknown }
        input.success?.({
          ...answer,
          localIds: typeof localIds === 'string' ? (JSON.parse(localIds) as unknown) : localIds,
        })
      },
    })
  wx['openLocation'] = (input: Input) =>
    call('openLocation', { ...input, scale: input['scale'] ?? 28 })
  // The payment bridge wants the stamp under another name than the SDK.
  wx['chooseWXPay'] = (input: Input) =>
    call('chooseWXPay', input, {
      timeStamp: String(input['timestamp']),
      signType: input['signType'] ?? 'SHA1',
    })

  const miniProgram: Record<string, unknown> = {
    getEnv(done: (answer: { miniprogram: boolean }) => void) {
      withBridge(() =>
        done({ miniprogram: Reflect.get(page, '__wxjs_environment') === 'miniprogram' }),
      )
    },
  }
  for (const name of [
    'navigateTo',
    'redirectTo',
    'switchTab',
    'reLaunch',
    'navigateBack',
    'postMessage',
  ]) {
    miniProgram[name] = (input: Input = {}) => {
      const { success, fail, complete, ...rest } = input
      withBridge((bridge) => {
        const arg =
          name === 'navigateTo' || name === 'redirectTo'
            ? { url: rest['url'] }
            : name === 'navigateBack'
              ? { delta: rest['delta'] ?? 1 }
              : rest
        bridge.invoke('invokeMiniProgramAPI', { name, arg }, ({ err_msg, ...answer }) => {
          const said = { ...answer, errMsg: err_msg }
          if (err_msg.endsWith(':ok')) success?.(said)
          else fail?.(said)
          complete?.(said)
        })
      })
    }
  }
  wx['miniProgram'] = miniProgram
  page.wx = wx
  page.jWeixin = wx
}
