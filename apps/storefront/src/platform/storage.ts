import { storeCookie } from '@mallard/contract/constants'
import { readCookies } from '@mallard/contract/cookies'
import { parseScope, scopeText, type Scope } from '@mallard/kernel'

/** Names in the browser's storage (specification §3). */
export const storageKeys = {
  /**
   * Who is signed in: id, nickname, avatar, roles, staffLevel. The token itself lives in a cookie.
   * A browser may be signed in with several partners: each has an entry of its own behind a dash,
   * and this one is of the partner whose pages were opened last.
   */
  authorization: 'Authorization',
  landPage: 'landPage',
  lastStore: 'lastStore',
  theme: 'theme',
  /** Goods that were looked at on this phone. */
  seenGoods: 'seenGoods',
  /** Pages that were left before they could be recorded, a line each. */
  entered: 'trackingEntered',
} as const

/**
 * Private windows and embedded browsers may refuse storage: then nothing is remembered, and nothing
 * breaks.
 */
export function readStored(
  key: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function store(
  key: string,
  value: string | undefined,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    if (value === undefined) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // Full or forbidden.
  }
}

/** Whatever the browser has under a name, ours and what a domain above the shop's has set. */
export function cookieValues(name: string): readonly string[] {
  return readCookies(document.cookie).get(name) ?? []
}

/** The partner and store that was visited last. */
export function lastStore(): Scope | undefined {
  return parseScope(readStored(storageKeys.lastStore) ?? '')
}

/** A cookie tells the server too: it draws the pages that name no store. */
export function rememberStore(scope: Scope): void {
  const text = scopeText(scope)
  store(storageKeys.lastStore, text)
  document.cookie = `${storeCookie}=${text}; Path=/; Max-Age=31536000; SameSite=Lax`
}
