import { answered, failed, type Answer, type IncomingHeaders } from '../../answer.ts'
import { fieldsOf, parseFields, textOf, type Fields } from '../../http/fields.ts'
import type { Notice, NoticeFailure } from '../port.ts'
import type { WechatClient } from './client.ts'
import type { WechatPayConfig } from './config.ts'
import { decrypt } from './crypto.ts'
import { readRefund, readTrade } from './trades.ts'

export async function parseNotify(
  client: WechatClient,
  config: WechatPayConfig,
  rawBody: Buffer,
  headers: IncomingHeaders,
): Promise<Answer<Notice, NoticeFailure>> {
  const verified = await client.verify(headers, rawBody)
  if (verified !== 'ok') return failed(verified, verified.toUpperCase())
  const envelope = parseFields(rawBody.toString())
  const notifyId = textOf(envelope, 'id')
  const event = textOf(envelope, 'event_type')
  const sealed = fieldsOf(envelope?.['resource'])
  if (!notifyId || !event || !sealed) return failed('malformed', 'ENVELOPE')
  const known = event === 'TRANSACTION.SUCCESS' || event.startsWith('REFUND.')
  if (!known) return answered({ about: 'other', notifyId, event })
  const opened = openedWith(config, sealed)
  if (opened.kind !== 'ok') return opened
  const resource = opened.data
  if (event.startsWith('REFUND.')) {
    const refund = readRefund(resource, 'refund_status')
    return refund ? answered({ about: 'refund', notifyId, refund }) : failed('malformed', 'REFUND')
  }
  const state = readTrade(resource)
  if (state?.state !== 'paid') return failed('malformed', 'TRADE')
  if (!Object.values(config.appIds).includes(state.trade.appId)) return failed('merchant', 'APPID')
  return answered({ about: 'payment', notifyId, trade: state.trade })
}

/** What a notice holds sealed, if it is for this merchant. */
function openedWith(config: WechatPayConfig, sealed: Fields): Answer<Fields, NoticeFailure> {
  if (textOf(sealed, 'algorithm') !== 'AEAD_AES_256_GCM') return failed('malformed', 'ALGORITHM')
  const opened = decrypt(
    config.apiV3Key,
    textOf(sealed, 'nonce') ?? '',
    textOf(sealed, 'associated_data') ?? '',
    textOf(sealed, 'ciphertext') ?? '',
  )
  if (opened === undefined) return failed('signature', 'CIPHERTEXT')
  const resource = parseFields(opened)
  if (!resource) return failed('malformed', 'RESOURCE')
  if (textOf(resource, 'mchid') !== config.merchantId) return failed('merchant', 'MCHID')
  return answered(resource)
}
