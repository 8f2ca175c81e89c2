import { createHmac } from 'node:crypto'
import { day, parseScope, scopeText, type Instant, type Scope } from '@mallard/kernel'
import type { Session } from '#platform/http/context.ts'
import { keyedHash, sameText } from '#platform/secrets.ts'

/**
 * A visitor's session before there is anything to remember: its token says all there is to know,
 * under the server's signature, and nothing is written down. `scope.since.nonce.signature`
 */
export interface Visitor {
  readonly scope: Scope
  readonly since: Instant
  readonly nonce: string
}

/** As long as the cookie. */
const life = 30 * day

export function visitorToken(key: string, { scope, since, nonce }: Visitor): string {
  const body = `${scopeText(scope)}.${since.toString(36)}.${nonce}`
  return `${body}.${keyedHash(key, `visitor:${body}`)}`
}

/** The visitor whom a token of ours stands for. */
export function visitorIn(key: string, token: string, now: Instant): Visitor | undefined {
  const [scopePart = '', sincePart = '', nonce = '', signature] = token.split('.')
  if (!sameText(signature, keyedHash(key, `visitor:${scopePart}.${sincePart}.${nonce}`)))
    return undefined
  const scope = parseScope(scopePart)
  const since = parseInt(sincePart, 36)
  return scope && now - since < life ? { scope, since, nonce } : undefined
}

/** Number and XSRF token come from the nonce: they stay when the visitor moves to another store. */
export function visitorSession(key: string, { scope, nonce }: Visitor): Session {
  const { partnerId, storeId } = scope
  return {
    id: visitorId(key, nonce),
    partnerId,
    storeId,
    userId: null,
    xsrf: keyedHash(key, `visitor-xsrf:${nonce}`),
  }
}

/** Below zero, where no row has its number. */
function visitorId(key: string, nonce: string): number {
  return -1 - createHmac('sha256', key).update(`visitor-id:${nonce}`).digest().readUIntBE(0, 6)
}

/** Whether this session is a row of the table. */
export const isWritten = ({ id }: Pick<Session, 'id'>): boolean => id > 0
