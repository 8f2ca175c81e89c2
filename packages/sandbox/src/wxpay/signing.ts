import {
  createCipheriv,
  createPrivateKey,
  randomBytes,
  sign as rsaSign,
  type KeyObject,
} from 'node:crypto'
import type { Outcome } from '../world/answering.ts'
import type { Struck } from '../world/faults.ts'
import type { World } from '../world/world.ts'

export type Signer = 'publicKey' | 'certificate' | 'nextCertificate'

/** WeChat's side of API v3: signs answers and notifications, seals resources. */
export interface Platform {
  /**
   * Which key signs from now on; the switch from certificates to public keys can happen at any
   * moment.
   */
  use(signer: Signer): void
  seal(originalType: string, resource: unknown): Record<string, string>
  headers(body: string, struck: Struck): Record<string, string>
  answer(status: number, value: unknown, struck: Struck): Outcome
}

export function makePlatform({ keys, timeline }: World): Platform {
  const signers: Record<Signer, { serial: string; key: KeyObject }> = {
    publicKey: { serial: keys.platformKeyId, key: createPrivateKey(keys.platformPrivateKey) },
    certificate: {
      serial: keys.certificates[0].serial,
      key: createPrivateKey(keys.certificates[0].privateKey),
    },
    nextCertificate: {
      serial: keys.certificates[1].serial,
      key: createPrivateKey(keys.certificates[1].privateKey),
    },
  }
  let current: Signer = 'publicKey'

  function headers(body: string, struck: Struck): Record<string, string> {
    const { serial, key } = signers[current]
    const seconds = Math.floor(timeline.now() / 1000) - (struck.has('staleTimestamp') ? 301 : 0)
    const nonce = randomBytes(16).toString('hex')
    // A genuine signature over something else is the hardest wrong one to spot.
    const text = `${seconds}\n${nonce}\n${struck.has('wrongSignature') ? `${body} ` : body}\n`
    const signature = rsaSign('sha256', Buffer.from(text), key).toString('base64')
    return {
      'content-type': 'application/json; charset=utf-8',
      'request-id': randomBytes(12).toString('hex').toUpperCase(),
      'wechatpay-timestamp': String(seconds),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': struck.has('signTest')
        ? `WECHATPAY/SIGNTEST/${signature.slice(20)}`
        : signature,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-serial': struck.has('wrongSerial') ? otherSerial(serial) : serial,
    }
  }

  return {
    use(signer) {
      current = signer
    },
    seal(originalType, resource) {
      const nonce = randomBytes(6).toString('hex')
      const cipher = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce)
      cipher.setAAD(Buffer.from(originalType))
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify(resource)),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return {
        original_type: originalType,
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        associated_data: originalType,
        nonce,
      }
    },
    headers,
    answer(status, value, struck) {
      const body = value === undefined ? '' : JSON.stringify(value)
      return { status, headers: headers(body, struck), body }
    },
  }
}

/** A serial of the same length, which no certificate has. */
const otherSerial = (serial: string) => `${serial.slice(0, -1)}${serial.endsWith('0') ? '1' : '0'}`
