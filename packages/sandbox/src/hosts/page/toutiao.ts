import type { PageWindow, Tools } from './page-window.ts'

type Input = Readonly<Record<string, unknown>> &
  Partial<Record<'success' | 'fail' | 'complete', (answer: object) => void>>

/** The pipe that the short-video app puts into a web view for its SDK. Runs in the page. */
export function toutiaoPipe(page: PageWindow, tools: Tools): void {
  tools.whenReady(() =>
    Object.defineProperty(page, 'ToutiaoJSBridge', {
      value: { invoke: tools.ask },
      configurable: true,
    }),
  )
}

/**
 * The short-video app's SDK for pages in a mini-program, and for those that ask whether they are in
 * one. Runs in the page.
 */
export function toutiaoSdk(
  page: PageWindow & { tt?: object; ToutiaoJSBridge?: { invoke: Tools['ask'] } },
): void {
  if (page.tt) return
  const withBridge = (run: (invoke: Tools['ask']) => void, tries = 100) => {
    if (page.ToutiaoJSBridge) run(page.ToutiaoJSBridge.invoke)
    else if (tries > 0) page.setTimeout(() => withBridge(run, tries - 1), 50)
  }
  const miniProgram: Record<string, unknown> = {
    getEnv: (done: (answer: { miniprogram: boolean }) => void) =>
      withBridge((invoke) =>
        invoke('getEnv', {}, ({ miniprogram }) => done({ miniprogram: miniprogram === true })),
      ),
  }
  for (const name of [
    'navigateTo',
    'redirectTo',
    'switchTab',
    'reLaunch',
    'navigateBack',
    'postMessage',
    'setSwipeBackModeSync',
  ]) {
    miniProgram[name] = (input: Input = {}) => {
      const { success, fail, complete, ...arg } = input
      withBridge((invoke) =>
        invoke('invokeMiniProgramAPI', { name, arg }, (answer) => {
          const said = { errMsg: answer['err_msg'] }
          if (String(answer['err_msg']).endsWith(':ok')) success?.(said)
          else fail?.(said)
          complete?.(said)
        }),
      )
    }
  }
  page.tt = { miniProgram }
}
