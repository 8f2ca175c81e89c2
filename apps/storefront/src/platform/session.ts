import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { useSyncExternalStore } from 'react'
import { cookieValues, readStored, store, storageKeys } from './storage.ts'

/** Answer of the single-sign-on init. */
export type Sso = ReplyOf<Calls['identity']['ssoInit']>

/** What is kept of the shopper between visits (specification §4). */
export type Identity = Pick<
  NonNullable<Sso['user']>,
  'id' | 'nickname' | 'avatar' | 'roles' | 'staffLevel'
>

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
  /** An identity that came up in this session: the member is to say whether it is theirs. */
  binding: NonNullable<Sso['binding']> | undefined
  /** Goods in the cart. */
  cartNum: number
  /**
   * Unread messages: the specification's `new_notice.notices`, one more with each message of the
   * socket.
   */
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
  binding: undefined,
  cartNum: 0,
  notices: 0,
}

let session = stranger
const listeners = new Set<() => void>()

function change(part: Partial<Session>): void {
  session = { ...session, ...part }
  for (const listener of listeners) listener()
}

/** Calls the listener at every change of the session; the answer ends that. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A part of the session. While a rendered page is being hydrated it is a stranger's, as on the
 * server.
 */
export function useSession<T>(select: (session: Session) => T): T {
  return useSyncExternalStore(
    subscribeSession,
    () => select(session),
    () => select(stranger),
  )
}

export function currentSession(): Session {
  return session
}

/** Whose pages these are. */
let partner = 0

/** Where the shopper of these pages is kept in the browser's storage. */
export const identityKey = (): string => `${storageKeys.authorization}-${partner}`

/** What this browser remembers of its shopper with a partner, before the server has been asked. */
export function restoreSession(partnerId: number): void {
  partner = partnerId
  const me = storedIdentity()
  change({
    ...stranger,
    me,
    isLoggedIn: me !== undefined || partnersSignedIn().includes(String(partner)),
  })
}

function keepIdentity(me: Identity | undefined): void {
  const text = me && JSON.stringify(me)
  store(identityKey(), text)
  store(storageKeys.authorization, text)
}

function storedIdentity(): Identity | undefined {
  try {
    const value: unknown = JSON.parse(readStored(identityKey()) ?? 'null')
    return typeof value === 'object' && value !== null && 'id' in value
      ? (value as Identity)
      : undefined
  } catch {
    return undefined
  }
}

/** The cookie says with whom this browser is signed in (specification §6), and opens nothing. */
function partnersSignedIn(): string[] {
  return cookieValues(storageKeys.authorization)
    .flatMap((value) => value.split('.'))
    .filter((each) => /^\d+$/.test(each))
}

/** Takes over the answer of the sign-on init, or notes that it failed. */
export function finishInit(answer: Sso | undefined): void {
  if (!answer) return change({ initStatus: 'done' })
  signInAs(answer.user ?? undefined)
  // After that: who is no member yet may well be a WeChat user.
  const { token, weixinUser, weixinapi } = answer
  change({ token, weixinUser, weixinapi, binding: answer.binding ?? undefined, initStatus: 'done' })
}

/** Stores who is signed in after a login; without a user, forgets. */
export function signInAs(user: (Identity & { cancelAt?: number | null }) | undefined): void {
  if (!user) return forgetShopper()
  const { id, nickname, avatar, roles, staffLevel } = user
  const me = { id, nickname, avatar, roles, staffLevel }
  keepIdentity(me)
  change({ me, isLoggedIn: true, cancelAt: user.cancelAt ?? undefined })
}

/** Notes what the member is asked, or that it is answered. */
export function setBinding(binding: Sso['binding']): void {
  change({ binding: binding ?? undefined })
}

/** Clears the shopper and the WeChat user. */
export function forgetShopper(): void {
  // What they looked at is nobody else's; a stranger's own stays.
  if (session.isLoggedIn) store(storageKeys.seenGoods, undefined)
  keepIdentity(undefined)
  const others = partnersSignedIn().filter((each) => each !== String(partner))
  document.cookie = `${storageKeys.authorization}=${others.join('.')}; Path=/; SameSite=Lax${others.length === 0 ? '; Max-Age=0' : ''}`
  change({
    me: undefined,
    isLoggedIn: false,
    cancelAt: undefined,
    binding: undefined,
    weixinUser: null,
    cartNum: 0,
    notices: 0,
  })
}

/** The number of goods in the cart as it is shown: `---` when there are none (specification §3). */
export function cartNumText(cartNum: number): number | string {
  return cartNum > 0 ? cartNum : '---'
}

export function setCartNum(cartNum: number): void {
  if (cartNum !== session.cartNum) change({ cartNum })
}

export function setNotices(notices: number): void {
  change({ notices })
}
