import {
  createDecipheriv,
  createSign,
  createVerify,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** SHA256 with RSA, base64: every signature of API v3 (hosts-and-providers.md §1.6). */
export function signText(text: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(text).sign(key, 'base64')
}

export function verifyText(text: string | Buffer, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Base64 that reads the same but is written otherwise was touched by someone.
  return (
    bytes.toString('base64') === signature &&
    createVerify('RSA-SHA256').update(text).verify(key, bytes)
  )
}

/**
 * The five lines a request is signed over; `target` is path and query as sent, `body` the exact
 * bytes.
 */
export function requestText(
  method: string,
  target: string,
  timestamp: string,
  nonce: string,
  body: string,
): string {
  return `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`
}

/** The three lines of an answer or notification, over the raw bytes. */
export function answerText(timestamp: string, nonce: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
}

/**
 * AEAD_AES_256_GCM with the APIv3 key; the last 16 bytes are the tag. Undefined when anything was
 * altered.
 */
export function decrypt(
  apiV3Key: string,
  nonce: string,
  associatedData: string,
  ciphertext: string,
): string | undefined {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length < 16) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), {
      authTagLength: 16,
    })
    decipher.setAuthTag(bytes.subarray(-16)).setAAD(Buffer.from(associatedData))
    return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

export function randomNonce(): string {
  return randomBytes(16).toString('hex')
}
