import { detectHost, type Host } from '@mallard/host'
import { useSyncExternalStore } from 'react'

let host: Host | undefined

/** Where the shop runs; asked of the browser once. */
export function currentHost(): Host {
  host ??= detectHost(window)
  return host
}

/** The host, or undefined on the server and while a rendered page is being hydrated. */
export function useHost(): Host | undefined {
  return useSyncExternalStore(neverChanges, currentHost, () => undefined)
}

function neverChanges(): () => void {
  return () => undefined
}
