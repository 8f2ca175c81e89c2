import { type Instant, second } from '@mallard/kernel'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator has it: SHA-1, six digits, thirty seconds. */
const period = 30
/** Steps before and after, as clocks differ and people type slowly. */
const window = 1

/** The step whose code this is, of those that hold now; undefined for any other code. */
export function stepOfCode(secret: string, code: string, now: Instant): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? undefined : Math.floor(now / second / period) + delta
}

/** What the QR code of an authenticator holds. */
export const authenticatorUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, { issuer, label }).toString()

/** 160 bits by chance, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

function totp(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...name,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })
}
