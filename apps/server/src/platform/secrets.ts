import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 22 characters of base62: 128 random bits (domain.md §1). */
export function randomToken(): string {
  return randomText(22, base62)
}

export function randomText(length: number, alphabet: string): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      const limit = 256 - (256 % alphabet.length)
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

/** 256 random bits as base64url: a session token. Only its hash is stored. */
export function sessionToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Keyed, for values with few possibilities such as six digits. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

export function sixDigits(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}
