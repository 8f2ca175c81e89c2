import type { Call } from '@mallard/contract/api'
import { sameText } from '../secrets.ts'
import type { Session, Shopper, Staff } from './context.ts'

/** Where the token of a request came from decides whether another site could have sent it. */
export interface Credentials {
  readonly token: string | undefined
  readonly byCookie: boolean
  readonly xsrfHeader: string | undefined
  readonly origin: string | undefined
  readonly host: string
}

export type Denial = 'xsrf' | 'notLoggedIn' | 'forbidden'

/** Whether a call that changes something may have been made by another site (double submit, bound to the session). */
export function isForged(call: Call, credentials: Credentials, xsrf: string | undefined): boolean {
  if ((call.method === 'GET' && !call.isGuarded) || call.authz === 'provider') return false
  if (credentials.origin !== undefined && !sameHost(credentials.origin, credentials.host)) return true
  if (call.isBeacon && credentials.origin !== undefined) return false
  if (credentials.token !== undefined && !credentials.byCookie) return false
  // Without a live session nobody's rights can be used; the origin was compared above.
  return xsrf !== undefined && !sameText(credentials.xsrfHeader, xsrf)
}

/** Why the caller may not make this call, if so. */
export function denialOf(call: Call, who: { session: Session | undefined; shopper: Shopper | undefined; staff: Staff | undefined }): Denial | undefined {
  if (call.authz === 'none' || call.authz === 'provider') return undefined
  if (call.authz === 'operator') {
    if (!who.staff) return 'notLoggedIn'
    return call.right && !who.staff.rights.includes(call.right) ? 'forbidden' : undefined
  }
  return who.shopper ? undefined : 'notLoggedIn'
}

export function sameHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
