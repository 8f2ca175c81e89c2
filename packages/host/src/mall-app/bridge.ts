import type { HostSettings } from '@mallard/contract/hosts'
import { HostError, type Device, type NativeInput, type NativeReply } from '../host.ts'
import { transportsOf } from './transports.ts'

export interface BridgeError {
  code: number | string
  message: string
}

export interface NativeBridge {
  /**
   * Calls a method of the app. Resolves with a reply of code '200'; rejects with the reply of any
   * other code but '404', with `{code: 500, message: 'timeout'}` after `timeout` (ms; none: waits
   * for good), with 'args error' without method or callId.
   */
  call(
    method: string,
    input?: NativeInput,
    options?: { timeout?: number | undefined; callId?: string },
  ): Promise<NativeReply>
}

interface Waiting {
  resolve(reply: NativeReply): void
  reject(error: unknown): void
  timer: ReturnType<typeof setTimeout> | undefined
}

const keyOf = (method: string, callId: string) => `${method} ${callId}`

let serial = 0

/** Old web views know no `randomUUID`; an id has to be new only within this document. */
function newCallId(): string {
  serial += 1
  return typeof crypto === 'object' && 'randomUUID' in crypto
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${serial}-${Math.random().toString(36).slice(2)}`
}

/** A reply as text or object; undefined when it is neither ours nor readable. */
function readReply(input: unknown): NativeReply | undefined {
  const value = typeof input === 'string' ? parse(input) : input
  if (typeof value !== 'object' || value === null) return undefined
  const { method, callId, code } = value as Partial<NativeReply>
  return typeof method === 'string' &&
    typeof callId === 'string' &&
    (typeof code === 'string' || typeof code === 'number')
    ? (value as NativeReply)
    : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The page's side of the native bridge (specification §7). Creating it installs the global
 * callback; others that use it are still called.
 */
export function nativeBridge(page: object, device: Device, settings: HostSettings): NativeBridge {
  const waiting = new Map<string, Waiting>()
  const { callback } = settings.native
  const before: unknown = Reflect.get(page, callback)

  function receive(input: unknown): void {
    const reply = readReply(input)
    const key = reply && keyOf(reply.method, reply.callId)
    const call = key === undefined ? undefined : waiting.get(key)
    // '404': this handler of the app does not know the method, another one may still answer.
    if (reply && key !== undefined && call && String(reply.code) !== '404') {
      waiting.delete(key)
      clearTimeout(call.timer)
      if (String(reply.code) === '200') call.resolve(reply)
      else call.reject(reply)
    }
    if (typeof before === 'function') before.call(page, input)
  }
  Reflect.set(page, callback, receive)

  return {
    call(method, input = {}, { timeout, callId = newCallId() } = {}) {
      return new Promise((resolve, reject) => {
        // oxlint-disable-next-line prefer-promise-reject-errors -- the specification's own words
        if (!method || !callId) return reject('args error')
        const key = keyOf(method, callId)
        const giveUp = () => {
          waiting.delete(key)
          // oxlint-disable-next-line prefer-promise-reject-errors -- the specification's own shape
          reject({ code: 500, message: 'timeout' } satisfies BridgeError)
        }
        // Waiting begins before the message leaves: some apps answer inside of the call.
        waiting.set(key, {
          resolve,
          reject,
          timer: timeout === undefined ? undefined : setTimeout(giveUp, timeout),
        })
        const message = JSON.stringify({ ...input, method, callId })
        // Looked up now: apps put their object into the page at any time.
        if (transportsOf(device, settings).some((send) => trySend(send, page, message)))
          return undefined
        clearTimeout(waiting.get(key)?.timer)
        waiting.delete(key)
        return reject(new HostError('unsupported', method))
      })
    },
  }
}

function trySend(
  send: (page: object, message: string) => boolean,
  page: object,
  message: string,
): boolean {
  try {
    return send(page, message)
  } catch {
    return false
  }
}
