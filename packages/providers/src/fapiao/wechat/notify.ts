import { answered, failed, type Answer, type IncomingHeaders } from '../../answer.ts'
import { fieldsOf, parseFields, textOf } from '../../http/fields.ts'
import type { WechatClient } from '../../pay/wechat/client.ts'
import { decrypt } from '../../pay/wechat/crypto.ts'
import type { FapiaoNotice, FapiaoNoticeFailure } from '../port.ts'
import type { WechatFapiaoConfig } from './config.ts'

const told = ['FAPIAO.ISSUED', 'FAPIAO.REVERSED']

export async function parseNotify(
  client: WechatClient,
  config: WechatFapiaoConfig,
  rawBody: Buffer,
  headers: IncomingHeaders,
): Promise<Answer<FapiaoNotice, FapiaoNoticeFailure>> {
  const verified = await client.verify(headers, rawBody)
  if (verified !== 'ok') return failed(verified, verified.toUpperCase())
  const envelope = parseFields(rawBody.toString())
  const notifyId = textOf(envelope, 'id')
  const sealed = fieldsOf(envelope?.['resource'])
  if (!notifyId || !sealed) return failed('malformed', 'ENVELOPE')
  if (!told.includes(textOf(envelope, 'event_type') ?? '')) return answered({ notifyId })
  if (textOf(sealed, 'algorithm') !== 'AEAD_AES_256_GCM') return failed('malformed', 'ALGORITHM')
  const opened = decrypt(
    config.apiV3Key,
    textOf(sealed, 'nonce') ?? '',
    textOf(sealed, 'associated_data') ?? '',
    textOf(sealed, 'ciphertext') ?? '',
  )
  if (opened === undefined) return failed('signature', 'CIPHERTEXT')
  const resource = parseFields(opened)
  if (textOf(resource, 'mchid') !== config.merchantId) return failed('merchant', 'MCHID')
  const applyNo = textOf(resource, 'fapiao_apply_id')
  return applyNo ? answered({ notifyId, applyNo }) : failed('malformed', 'RESOURCE')
}
