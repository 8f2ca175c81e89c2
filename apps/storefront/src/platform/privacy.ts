import { readStored, store } from './storage.ts'

export type PrivacyCode = 'analytics' | 'personalisation' | 'marketing'

const keyOf = (code: PrivacyCode) => `privacy.${code}`

/** Whether this browser's shopper allowed it; nothing is allowed before it was asked. */
export function isAllowed(code: PrivacyCode): boolean {
  return readStored(keyOf(code)) === '1'
}

/** Whether it was refused here or withdrawn; not before it was asked. */
export function isRefused(code: PrivacyCode): boolean {
  return readStored(keyOf(code)) === '0'
}

/** What was given or withdrawn: the privacy policy itself, or one of the choices. */
export interface PrivacyChange {
  readonly code: 'privacy' | PrivacyCode
  readonly isGiven: boolean
}

const listeners = new Set<(change: PrivacyChange) => void>()

/** Calls the listener when a consent is given or withdrawn; the answer ends that. */
export function subscribePrivacy(listener: (change: PrivacyChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notePrivacy(change: PrivacyChange): void {
  for (const listener of listeners) listener(change)
}

/** Keeps a choice here, for visitors and before the server has been asked. */
export function rememberChoice(code: PrivacyCode, allowed: boolean): void {
  const value = allowed ? '1' : '0'
  if (readStored(keyOf(code)) === value) return
  store(keyOf(code), value)
  notePrivacy({ code, isGiven: allowed })
}
