import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

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

/** A token that is always the same for a text: 22 characters of base62. */
export function tokenOf(text: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
  let token = ''
  while (token.length < 22) {
    token += base62[Number(rest % 62n)]
    rest /= 62n
  }
  return token
}

/** 256 random bits as base64url: a session token. Only its hash is stored. */
export function sessionToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Keyed, for values with few possibilities such as six digits. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

export function sixDigits(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

const [ivLength, tagLength] = [12, 16]

function sealingKey(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `seal:${purpose}`, 32))
}

/**
 * AES-256-GCM, for what has to be read again. `purpose` keeps what is sealed for one thing from
 * being opened as another.
 */
export function seal(key: string, purpose: string, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when it was altered, or sealed with another key. */
export function unseal(key: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivLength + tagLength) return undefined
  const decipher = createDecipheriv(
    'aes-256-gcm',
    sealingKey(key, purpose),
    bytes.subarray(0, ivLength),
    { authTagLength: tagLength },
  )
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(ivLength + tagLength)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    return undefined
  }
}

/**
 * Whether a secret is the expected one, in the same time wherever they differ. An empty one never
 * is.
 */
export function sameText(given: string | undefined, expected: string): boolean {
  if (given === undefined || expected === '') return false
  // By their bytes: a header of as many characters may have more of them.
  const bytes = [Buffer.from(given), Buffer.from(expected)] as const
  return bytes[0].length === bytes[1].length && timingSafeEqual(...bytes)
}
