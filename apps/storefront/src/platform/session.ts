import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { useSyncExternalStore } from 'react'
import { cookieValue, readStored, store, storageKeys } from './storage.ts'

/** Answer of the single-sign-on init. */
export type Sso = ReplyOf<Calls['identity']['ssoInit']>

/** What is kept of the shopper between visits (specification §4). */
export type Identity = Pick<NonNullable<Sso['user']>, 'id' | 'nickname' | 'avatar' | 'roles' | 'staffLevel'>

export interface Session {
  /** `done` also after a failed sign-on init: then everyone is a stranger. */
  initStatus: 'waiting' | 'done'
  /** Signed in as far as this browser knows; the server has the last word. */
  isLoggedIn: boolean
  me: Identity | undefined
  /** When the account ends, while that can still be taken back. */
  cancelAt: number | undefined
  weixinUser: Sso['weixinUser']
  weixinapi: Sso['weixinapi']
  token: string | undefined
  /** Goods in the cart. */
  cartNum: number
  /** Unread messages: the specification's `new_notice.notices`, one more with each message of the socket. */
  notices: number
}

const stranger: Session = {
  initStatus: 'waiting',
  isLoggedIn: false,
  me: undefined,
  cancelAt: undefined,
  weixinUser: null,
  weixinapi: null,
  token: undefined,
  cartNum: 0,
  notices: 0,
}

let session = stranger
const listeners = new Set<() => void>()

function change(part: Partial<Session>): void {
  session = { ...session, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the session. While a rendered page is being hydrated it is a stranger's, as on the server. */
export function useSession<T>(select: (session: Session) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(session),
    () => select(stranger),
  )
}

export function currentSession(): Session {
  return session
}

/** What this browser remembers, before the server has been asked. */
export function restoreSession(): void {
  const me = storedIdentity()
  change({ ...stranger, me, isLoggedIn: me !== undefined || hasAuthorizationCookie() })
}

function storedIdentity(): Identity | undefined {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.authorization) ?? 'null')
    return typeof value === 'object' && value !== null && 'id' in value ? (value as Identity) : undefined
  } catch {
    return undefined
  }
}

function hasAuthorizationCookie(): boolean {
  return cookieValue(storageKeys.authorization) !== undefined
}

/** Takes over the answer of the sign-on init, or notes that it failed. */
export function finishInit(answer: Sso | undefined): void {
  if (!answer) return change({ initStatus: 'done' })
  signInAs(answer.user ?? undefined)
  // After that: who is no member yet may well be a WeChat user.
  change({ token: answer.token, weixinUser: answer.weixinUser, weixinapi: answer.weixinapi, initStatus: 'done' })
}

/** Stores who is signed in after a login; without a user, forgets. */
export function signInAs(user: (Identity & { cancelAt?: number | null }) | undefined): void {
  if (!user) return forgetShopper()
  const { id, nickname, avatar, roles, staffLevel } = user
  const me = { id, nickname, avatar, roles, staffLevel }
  store(storageKeys.authorization, JSON.stringify(me))
  change({ me, isLoggedIn: true, cancelAt: user.cancelAt ?? undefined })
}

/** Clears the shopper and the WeChat user. */
export function forgetShopper(): void {
  store(storageKeys.authorization, undefined)
  document.cookie = `${storageKeys.authorization}=; Max-Age=0; Path=/`
  change({ me: undefined, isLoggedIn: false, cancelAt: undefined, weixinUser: null, cartNum: 0, notices: 0 })
}

export function setCartNum(cartNum: number): void {
  if (cartNum !== session.cartNum) change({ cartNum })
}

export function setNotices(notices: number): void {
  change({ notices })
}
