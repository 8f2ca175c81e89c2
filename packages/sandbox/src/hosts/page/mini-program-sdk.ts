import type { Bridge, Input } from './jweixin.ts'
import type { PageWindow } from './page-window.ts'

/**
 * The part of WeChat's SDK that a web view in a mini-program has. Sent to the browser as text: it
 * uses nothing but its arguments.
 */
export function miniProgram(
  page: PageWindow,
  withBridge: (run: (bridge: Bridge) => void) => void,
): Readonly<Record<string, unknown>> {
  const methods: Record<string, unknown> = {
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
    methods[name] = (input: Input = {}) => {
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
  return methods
}
