import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Clock } from '@mallard/kernel'
import { unknown } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { headerOf, listOf, parseFields, fieldsOf, textOf, type Fields } from '../../http/fields.ts'
import { filePatience, httpTransport, WireFault, type WireRequest } from '../../http/transport.ts'
import type { WechatPayConfig } from './config.ts'
import { answerText, decrypt, randomNonce, requestText, signText, verifyText } from './crypto.ts'
import { makeKeyring, platformKey } from './keyring.ts'

/**
 * What WeChat said, with a signature we could check. `code` is compared without underscores: its
 * spelling drifts.
 */
export type Reply =
  | { readonly kind: 'done'; readonly fields: Fields }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly message: string
    }
  | ReturnType<typeof unknown>

export type Verified = 'ok' | 'signature' | 'stale' | 'malformed'

export interface WechatClient {
  call(method: WireRequest['method'], target: string, body?: Fields): Promise<Reply>
  verify(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ): Promise<Verified>
  /**
   * A file that an answer named: asked for like a call, but nobody signs its bytes. Undefined when
   * it could not be had.
   */
  download(address: string): Promise<Buffer | undefined>
  /** Signs for the shopper's device. */
  sign(text: string): string
  nonce(): string
}

/**
 * Answers and notifications older or newer than this are not believed (wechatpay-go's validators).
 */
const freshFor = 300_000

/** Whether WeChat signed this, with a key that is known, and just now. */
async function verifyWith(
  clock: Clock,
  keyOf: (serial: string) => Promise<KeyObject | undefined> | KeyObject | undefined,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): Promise<Verified> {
  const [timestamp, once, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => headerOf(headers, `wechatpay-${name}`),
  )
  if (!timestamp || !once || !signature || !serial || !/^\d{1,12}$/.test(timestamp))
    return 'malformed'
  // WeChat sends wrong signatures on purpose, to see that they are refused.
  if (signature.startsWith('WECHATPAY/SIGNTEST/')) return 'signature'
  if (Math.abs(clock.now() - Number(timestamp) * 1000) >= freshFor) return 'stale'
  const key = await keyOf(serial)
  return key && verifyText(answerText(timestamp, once, body), signature, key) ? 'ok' : 'signature'
}

/** Certificates by their serial number, as a download has them sealed. */
function certificatesIn(body: Buffer, apiV3Key: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const each of listOf(parseFields(body.toString()), 'data')) {
    const sealed = fieldsOf(each['encrypt_certificate'])
    const pem = decrypt(
      apiV3Key,
      textOf(sealed, 'nonce') ?? '',
      textOf(sealed, 'associated_data') ?? '',
      textOf(sealed, 'ciphertext') ?? '',
    )
    const serial = textOf(each, 'serial_no')
    if (pem && serial) found[serial.toUpperCase()] = pem
  }
  return found
}

interface Signing {
  readonly privateKey: KeyObject
  readonly nonce: () => string
}

/** Says that it is the merchant who asks: the header of that name. */
function authorization(
  { clock, merchantId, merchantSerial }: WechatPayConfig,
  { privateKey, nonce }: Signing,
  { method, url, body }: { method: WireRequest['method']; url: URL; body: string },
): string {
  const timestamp = String(Math.floor(clock.now() / 1000))
  const once = nonce()
  const signature = signText(
    requestText(method, url.pathname + url.search, timestamp, once, body),
    privateKey,
  )
  const parts = {
    mchid: merchantId,
    nonce_str: once,
    timestamp,
    serial_no: merchantSerial,
    signature,
  }
  return `WECHATPAY2-SHA256-RSA2048 ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`
}

export function makeClient(config: WechatPayConfig): WechatClient {
  if (Buffer.byteLength(config.apiV3Key) !== 32) throw new Error('the APIv3 key must have 32 bytes')
  const privateKey = createPrivateKey(config.merchantPrivateKey)
  const nonce = config.nonce ?? randomNonce
  const signing = { privateKey, nonce }
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  const files = config.transport ?? httpTransport(filePatience)
  const keyring = makeKeyring(
    config.platformKeys,
    config.clock,
    config.downloadCertificates ? downloadCertificates : undefined,
  )

  const urlOf = (target: string) => new URL(config.baseUrl.replace(/\/$/, '') + target)

  function send(method: WireRequest['method'], url: URL, body: string, over = transport) {
    const headers = {
      accept: 'application/json',
      'user-agent': 'mallard',
      authorization: authorization(config, signing, { method, url, body }),
      ...(keyring.announced ? { 'wechatpay-serial': keyring.announced } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    return over({ method, url, headers, ...(body ? { body } : {}) })
  }

  async function downloadCertificates(
    known: (serial: string) => KeyObject | undefined,
  ): Promise<Record<string, string>> {
    const answer = await send('GET', urlOf('/v3/certificates'), '').catch(() => undefined)
    if (answer?.status !== 200) return {}
    const found = certificatesIn(answer.body, config.apiV3Key)
    const offered = (serial: string) => {
      const pem = found[serial.toUpperCase()]
      return pem ? platformKey(pem).key : undefined
    }
    // The first download is signed by a certificate that only it carries: the APIv3 key vouches for
    // that one.
    const verified = await verifyWith(
      config.clock,
      (serial) => known(serial) ?? offered(serial),
      answer.headers,
      answer.body,
    )
    return verified === 'ok' ? found : {}
  }

  return {
    nonce,
    sign: (text) => signText(text, privateKey),
    verify: (headers, body) => verifyWith(config.clock, keyring.keyOf, headers, body),
    async download(address) {
      try {
        const answer = await send('GET', new URL(address), '', files)
        return answer.status === 200 ? answer.body : undefined
      } catch (error) {
        if (error instanceof WireFault || error instanceof TypeError) return undefined
        throw error
      }
    },
    async call(method, target, body) {
      try {
        const answer = await send(method, urlOf(target), body ? JSON.stringify(body) : '')
        const verified = await verifyWith(config.clock, keyring.keyOf, answer.headers, answer.body)
        // An answer that nobody vouches for proves nothing, least of all that money did not move.
        if (verified !== 'ok')
          return unknown(`UNVERIFIED_${answer.status}`, `HTTP ${answer.status}: ${verified}`)
        const fields = answer.body.length > 0 ? parseFields(answer.body.toString()) : {}
        if (!fields) return unknown('UNREADABLE')
        if (answer.status < 300) return { kind: 'done', fields }
        const code = (textOf(fields, 'code') ?? '').replaceAll('_', '').toUpperCase()
        const message = textOf(fields, 'message') ?? ''
        const definite = answer.status < 500 && answer.status !== 429
        if (!definite && code !== 'OPENIDMISMATCH')
          return unknown(code || String(answer.status), message)
        return { kind: 'refused', status: answer.status, code, message }
      } catch (error) {
        if (error instanceof WireFault) return unknown(error.code)
        throw error
      }
    },
  }
}
