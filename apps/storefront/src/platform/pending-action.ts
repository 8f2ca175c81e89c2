import { readStored, store } from './storage.ts'

/**
 * What a stranger tapped before they were asked to sign in; done once they come back, without
 * another tap.
 */
export type PendingAction =
  | { readonly kind: 'addCart' | 'buy'; readonly productSn: string; readonly quantity: number }
  | { readonly kind: 'favourite'; readonly itemId: number }
  | { readonly kind: 'draw'; readonly grantUuids: readonly string[] }

interface Kept {
  readonly action: PendingAction
  /** Only there: anyone who goes elsewhere after signing in has changed their mind. */
  readonly path: string
  readonly at: number
}

const key = 'pendingAction'
/** Long enough to find a code or a password. */
const life = 15 * 60_000

export function keepPending(action: PendingAction): void {
  const kept: Kept = { action, path: location.pathname, at: Date.now() }
  store(key, JSON.stringify(kept), 'sessionStorage')
}

export function dropPending(): void {
  store(key, undefined, 'sessionStorage')
}

export function hasPending(): boolean {
  return readStored(key, 'sessionStorage') !== undefined
}

/** The action that waits for this page, once. */
export function takePending(path: string): PendingAction | undefined {
  const text = readStored(key, 'sessionStorage')
  if (text === undefined) return undefined
  const kept = keptIn(text)
  if (kept?.path !== path) return undefined
  dropPending()
  return Date.now() - kept.at < life ? kept.action : undefined
}

function keptIn(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept
  } catch {
    return undefined
  }
}
