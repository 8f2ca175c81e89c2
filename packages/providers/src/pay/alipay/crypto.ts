import { createSign, createVerify, type KeyObject } from 'node:crypto'

/**
 * RSA2: SHA256 with RSA over `k=v` joined by `&`, keys sorted, values not encoded
 * (hosts-and-providers.md §2.1).
 */
export function signRequest(params: Readonly<Record<string, string>>, key: KeyObject): string {
  const text = joined(
    Object.entries(params).filter(([name, value]) => name !== 'sign' && value !== ''),
  )
  return createSign('RSA-SHA256').update(text).sign(key, 'base64')
}

/** Notifications are signed without `sign` and, unlike requests, without `sign_type`. */
export function noticeText(params: ReadonlyMap<string, string>): string {
  return joined([...params].filter(([name]) => name !== 'sign' && name !== 'sign_type'))
}

export function verifyText(text: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Base64 that reads the same but is written otherwise was touched by someone.
  return (
    bytes.toString('base64') === signature &&
    createVerify('RSA-SHA256').update(text).verify(key, bytes)
  )
}

function joined(pairs: readonly (readonly [string, string])[]): string {
  return [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
