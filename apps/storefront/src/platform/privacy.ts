import { readStored, store } from './storage.ts'

export type PrivacyCode = 'analytics' | 'personalisation'

const keyOf = (code: PrivacyCode) => `privacy.${code}`

/** Whether this browser's shopper allowed it; nothing is allowed before it was asked. */
export function isAllowed(code: PrivacyCode): boolean {
  return readStored(keyOf(code)) === '1'
}

/** Whether it was refused here or withdrawn; not before it was asked. */
export function isRefused(code: PrivacyCode): boolean {
  return readStored(keyOf(code)) === '0'
}

/** Keeps a choice here, for visitors and before the server has been asked. */
export function rememberChoice(code: PrivacyCode, allowed: boolean): void {
  store(keyOf(code), allowed ? '1' : '0')
}
