import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Lower-case hex of HMAC-SHA256 over parts joined by line feeds: every message of the contract is
 * signed so, in both directions.
 */
export function sign(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex')
}

export function isSigned(
  given: string | undefined,
  secret: string,
  ...parts: readonly string[]
): boolean {
  const expected = Buffer.from(sign(secret, ...parts))
  const signature = Buffer.from(given ?? '')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
