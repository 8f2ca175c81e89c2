import type { PageWindow, Tools } from './page-window.ts'

interface Reply {
  readonly err_msg: string
}

/**
 * WeChat's own object in the page. Mini-programs announce themselves at once, the bridge comes
 * later. Runs in the page.
 */
export function weixin(
  page: PageWindow & { WeixinJSBridge?: object; __wxjs_environment?: string },
  tools: Tools,
  kind: string,
): void {
  if (kind === 'weixinMini') page.__wxjs_environment = 'miniprogram'
  const heard: Record<string, ((input: object) => void)[]> = {}
  tools.whenReady(() => {
    page.WeixinJSBridge = {
      invoke: (name: string, input: object, done?: (reply: Reply) => void) =>
        tools.ask(name, input, (result) => done?.(result as unknown as Reply)),
      call: (name: string) => tools.ask(name, {}),
      on: (name: string, run: (input: object) => void) => (heard[name] ??= []).push(run),
    }
    page.document.dispatchEvent(new page.Event('WeixinJSBridgeReady'))
  })
}
