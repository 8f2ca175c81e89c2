import type { PageWindow, Tools } from './page-window.ts'

/** The objects that native apps put into the page (specification §7). Runs in the page. */
export function native(page: PageWindow, tools: Tools, device: string): void {
  const name = 'MallBridge'
  const reply = (result: Readonly<Record<string, unknown>>) => {
    const callback: unknown = Reflect.get(page, 'MallBridgeCallback')
    // Android and Harmony call back with a text, iOS with an object.
    if (typeof callback === 'function')
      callback.call(page, device === 'ios' ? result : JSON.stringify(result))
  }
  const postMessage = (message: unknown) => tools.ask('native', { message }, reply)
  if (device === 'ios')
    Object.defineProperty(page, 'webkit', {
      value: { messageHandlers: { [name]: { postMessage } } },
      configurable: true,
    })
  else Object.defineProperty(page, name, { value: { postMessage }, configurable: true })
}
