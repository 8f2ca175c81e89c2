import type { HostSettings } from '@mallard/contract/hosts'
import type { Device } from '../host.ts'

/** Sends a message to the app; answers false when the app's object is not there. */
export type Send = (page: object, message: string) => boolean

/** `obj.method(text)` on an object that the app put into the page, called as its own. */
function callObject(page: object, object: string, method: string, message: string): boolean {
  const bridge: unknown = Reflect.get(page, object)
  if (typeof bridge !== 'object' || bridge === null) return false
  // Objects of a web view are no plain ones: `in` and `bind` fail on some, a call through the
  // object never does.
  const callable = bridge as Record<string, ((text: string) => unknown) | undefined>
  if (typeof callable[method] !== 'function') return false
  callable[method](message)
  return true
}

interface WebkitPage {
  webkit?: {
    messageHandlers?: Readonly<Record<string, { postMessage(message: string): void } | undefined>>
  }
}

const harmony =
  ({ native }: HostSettings): Send =>
  (page, message) =>
    callObject(page, native.harmony.object, native.harmony.method, message)

const android =
  ({ native }: HostSettings): Send =>
  (page, message) =>
    callObject(page, native.android.object, native.android.method, message)

const ios =
  ({ native }: HostSettings): Send =>
  (page, message) => {
    const handler = (page as WebkitPage).webkit?.messageHandlers?.[native.ios.handler]
    if (!handler) return false
    handler.postMessage(message)
    return true
  }

/**
 * The transports to try: the device's own first, since user agents of apps are not always honest.
 */
export function transportsOf(device: Device, settings: HostSettings): readonly Send[] {
  const all = { harmony: harmony(settings), android: android(settings), ios: ios(settings) }
  if (device === 'other') return [all.harmony, all.android, all.ios]
  return [all[device], ...Object.values(all).filter((send) => send !== all[device])]
}
