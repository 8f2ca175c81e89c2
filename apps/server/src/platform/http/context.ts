import type { Authz } from '@mallard/contract/api'
import type { Clock, Locale, Scope } from '@mallard/kernel'
import type { Logger } from 'pino'
import type { Services } from '../services.ts'

/** A session, as the edge needs it. */
export interface Session {
  /** Below zero: a visitor's, of whom nothing is written down. */
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly userId: number | null
  /** Must come back in X-XSRF-TOKEN when the session comes by cookie. */
  readonly xsrf: string
}

export interface Shopper {
  readonly id: number
}

export interface Staff {
  readonly id: number
  readonly name: string
  readonly partnerId: number
  readonly sessionId: number
  readonly rights: readonly string[]
  /** Those that hold in every store of the partner. */
  readonly rightsEverywhere: readonly string[]
  /** What they must do before anything else is answered. */
  readonly owes: 'password' | 'factor' | undefined
}

interface BaseContext {
  readonly services: Services
  readonly clock: Clock
  readonly log: Logger
  readonly scope: Scope
  readonly session: Session | undefined
  /**
   * The member of this scope's partner who is signed in. A session of another partner is a
   * stranger's here.
   */
  readonly shopper: Shopper | undefined
  readonly staff: Staff | undefined
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  /** Whether the client has gone, so that nobody reads the answer. */
  isGone(): boolean
  /** Cookies and redirects that the answer carries. */
  readonly answer: AnswerHeaders
}

/** What a handler may tell the edge to send along. */
export interface AnswerHeaders {
  /** The session token to keep for a partner, and its XSRF token. */
  setSession(session: { partnerId: number; token: string; xsrf: string; isSignedIn: boolean }): void
  /** The browser forgets its session with this partner. */
  clearSession(partnerId: number): void
  /** Which of the browser's tokens was found to be good. */
  choose(token: string): void
  /** Who of the staff asks, and by which of the browser's tokens. */
  chooseStaff(token: string, staffId: number): void
  /** The token that the browser has for this partner. */
  sessionToken(partnerId: number): string | undefined
  /** The same for a member of staff, and what the browser keeps of having signed them in. */
  setStaff(
    session: { token: string; xsrf: string; known: { name: string; value: string } } | null,
  ): void
  /** Ticket for pages of the mini-program, for a minute. */
  setPageTicket(ticket: string): void
  /** What the browser keeps of having signed a member in. */
  remember(known: { name: string; value: string }): void
  /** All that the browser has under a name. */
  cookies(name: string): readonly string[]
}

/** Of who has no browser: nothing is sent along. */
export const noAnswer: AnswerHeaders = {
  setStaff: () => undefined,
  setSession: () => undefined,
  clearSession: () => undefined,
  choose: () => undefined,
  chooseStaff: () => undefined,
  sessionToken: () => undefined,
  setPageTicket: () => undefined,
  remember: () => undefined,
  cookies: () => [],
}

/** Context of a call that anyone may make. */
export type Ctx = BaseContext
/** Context of a call that wants a signed-in shopper. */
export type ShopperCtx = BaseContext & { readonly shopper: Shopper }
/** Context of a call of the back office. */
export type StaffCtx = BaseContext & { readonly staff: Staff }

export type CtxOf<A extends Authz> = A extends 'user' | 'self'
  ? ShopperCtx
  : A extends 'operator'
    ? StaffCtx
    : Ctx
