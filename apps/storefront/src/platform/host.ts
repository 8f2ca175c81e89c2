import { detectHost, type DetectOptions, type Host, type HostServices } from '@mallard/host'
import { useSyncExternalStore } from 'react'

let host: Host | undefined
let options: DetectOptions = {}
const listeners = new Set<() => void>()

/**
 * Looked up when it is used: the host is known before there is anything to call the server with.
 */
const services: HostServices = {
  signWeixin: (url) =>
    options.services?.signWeixin(url) ?? Promise.reject(new Error('no services')),
}

/**
 * What the host may use of the shop: the operator's settings, before the host is first asked for;
 * calls to the server, whenever they are there.
 */
export function connectHost(given: DetectOptions): void {
  options = { ...options, ...given }
}

/**
 * Where the shop runs. Ask again each time: a late sign of a mini-program may change the answer
 * once.
 */
export function currentHost(): Host {
  host ??= detectHost(window, { ...options, services })
  return host
}

/** Asks the host's own SDK what the user agent did not say. */
export async function recheckHost(): Promise<void> {
  if (!(await currentHost().recheck())) return
  host = undefined
  for (const listener of listeners) listener()
}

/** The host, or undefined on the server and while a rendered page is being hydrated. */
export function useHost(): Host | undefined {
  return useSyncExternalStore(subscribe, currentHost, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
