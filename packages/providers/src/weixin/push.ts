import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import { second, type Instant } from '@mallard/kernel'
import { answered, failed, type Acknowledgement, type Answer } from '../answer.ts'
import { integerOf, parseFields, textOf, type Fields } from '../http/fields.ts'

/** What the mini-program's message push is signed and encrypted with, as both sides were given it. */
export interface PushKeys {
  readonly token: string
  /** `EncodingAESKey`, 43 characters. */
  readonly aesKey: string
}

/** What stands in the address of a push. */
export interface PushQuery {
  readonly timestamp?: string | undefined
  readonly nonce?: string | undefined
  /** Of the address, when it is tried out. */
  readonly signature?: string | undefined
  /** Of what was sent. */
  readonly msg_signature?: string | undefined
  readonly echostr?: string | undefined
}

export type PushFailure = 'badSignature' | 'malformed'

export type MiniEvent =
  /** A payer confirmed receipt of what a payment was for, or the time to do so is over. */
  | {
      readonly kind: 'received'
      readonly payNo: string
      readonly transactionId: string
      readonly at: Instant
    }
  | { readonly kind: 'other'; readonly event: string }

/** What it wants to hear, whatever became of it; anything else is sent again. */
export const pushAcknowledge = {
  success: {
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: 'success',
    isTaken: true,
  },
  failure: { status: 403, body: '' },
} as const satisfies Record<string, Acknowledgement>

function isSigned(token: string, parts: readonly (string | undefined)[], signature = ''): boolean {
  const own = createHash('sha1')
    .update([token, ...parts.map((part) => part ?? '')].toSorted().join(''))
    .digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === own.length && timingSafeEqual(given, own)
}

/** The answer to WeChat's trying out of the address: its own words back. */
export function echoOf({ token }: PushKeys, query: PushQuery): Acknowledgement {
  const { timestamp, nonce, signature, echostr = '' } = query
  return isSigned(token, [timestamp, nonce], signature)
    ? { status: 200, contentType: 'text/plain; charset=utf-8', body: echostr }
    : pushAcknowledge.failure
}

/** Reads a push in JSON, in the safe mode. */
export function readPush(
  { token, aesKey }: PushKeys,
  appId: string,
  query: PushQuery,
  rawBody: Buffer,
): Answer<MiniEvent, PushFailure> {
  const sealed = textOf(parseFields(rawBody.toString()), 'Encrypt')
  const { timestamp, nonce, msg_signature } = query
  if (!sealed) return failed('malformed', 'SHAPE')
  if (!isSigned(token, [timestamp, nonce, sealed], msg_signature))
    return failed('badSignature', 'SIGN')
  const fields = opened(aesKey, appId, sealed)
  return fields ? answered(eventOf(fields)) : failed('malformed', 'SHAPE')
}

/** 16 bytes of chance, the length of the message, the message, the app that it is for. */
function opened(aesKey: string, appId: string, sealed: string): Fields | undefined {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    const padded = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()])
    const plain = padded.subarray(0, padded.length - (padded.at(-1) ?? 0))
    const end = 20 + plain.readUInt32BE(16)
    if (plain.subarray(end).toString() !== appId) return undefined
    return parseFields(plain.subarray(20, end).toString())
  } catch {
    return undefined
  }
}

function eventOf(fields: Fields): MiniEvent {
  const event = textOf(fields, 'Event') ?? ''
  const at = integerOf(fields, 'confirm_receive_time')
  const [payNo, transactionId] = [
    textOf(fields, 'merchant_trade_no'),
    textOf(fields, 'transaction_id'),
  ]
  // It is pushed when everything was sent as well, without that time.
  return event === 'trade_manage_order_settlement' && at && payNo && transactionId
    ? { kind: 'received', payNo, transactionId, at: at * second }
    : { kind: 'other', event }
}
