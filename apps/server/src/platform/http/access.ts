import type { Call } from '@mallard/contract/api'
import { sameText } from '../secrets.ts'
import type { Session, Shopper, Staff } from './context.ts'

/** Where the token of a request came from decides whether another site could have sent it. */
export interface Credentials {
  /** Token of a host without cookies. */
  readonly header: string | undefined
  /**
   * Tokens that a browser keeps for a partner, or for any where none is said, those of somebody who
   * is signed in first. Where a neighbour has set a cookie of the same name, the right one is among
   * them.
   */
  tokensFor(partnerId?: number): readonly string[]
  readonly xsrfHeader: string | undefined
  /** The store that a page of ours belongs to, on calls whose path names none. */
  readonly store: string | undefined
  readonly origin: string | undefined
  isOwnOrigin(origin: string): boolean
}

export type Sender = Pick<Credentials, 'origin' | 'isOwnOrigin'> & {
  readonly byCookie: boolean
  /** The tokens that came back, one of which must be the session's. */
  readonly xsrfSent: readonly string[]
}

export type Denial = 'xsrf' | 'notLoggedIn' | 'forbidden'

/**
 * Whether a call that changes something may have been made by another site (double submit, bound to
 * the session).
 */
export function isForged(
  call: Call,
  { origin, isOwnOrigin, byCookie, xsrfSent }: Sender,
  xsrf: string | undefined,
): boolean {
  if ((call.method === 'GET' && !call.isGuarded) || call.authz === 'provider') return false
  if (origin !== undefined && !isOwnOrigin(origin)) return true
  if (call.isBeacon && origin !== undefined) return false
  if (!byCookie) return false
  // Without a live session nobody's rights can be used; the origin was compared above.
  return xsrf !== undefined && !xsrfSent.some((sent) => sameText(sent, xsrf))
}

/** Why the caller may not make this call, if so. */
export function denialOf(
  call: Call,
  who: { session: Session | undefined; shopper: Shopper | undefined; staff: Staff | undefined },
): Denial | undefined {
  if (call.authz === 'none' || call.authz === 'provider') return undefined
  if (call.authz === 'operator') {
    if (!who.staff) return 'notLoggedIn'
    return call.right && !who.staff.rights.includes(call.right) ? 'forbidden' : undefined
  }
  return who.shopper ? undefined : 'notLoggedIn'
}

const debts = { password: 'needsOwnPassword', factor: 'needsFactor' } as const

/** What a member of staff must do before this call is answered, if anything. */
export function debtOf(
  call: Call,
  staff: Staff | undefined,
): (typeof debts)[keyof typeof debts] | undefined {
  if (call.authz !== 'operator' || !staff?.owes) return undefined
  const isAnswered = call.whileOwing === 'anything' || call.whileOwing === staff.owes
  return isAnswered ? undefined : debts[staff.owes]
}
