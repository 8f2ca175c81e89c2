import { randomUUID } from 'node:crypto'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { parseFields, textOf } from '../../http/fields.ts'
import { httpTransport, WireFault } from '../../http/transport.ts'
import type { SmsChannel, SmsFailure } from '../port.ts'
import type { AliyunSmsConfig } from './config.ts'
import { authorization, canonicalQuery, sha256 } from './signature.ts'

/**
 * Codes of SendSms (hosts-and-providers.md §4); everything else that Aliyun refuses is our
 * configuration.
 */
const failures: Readonly<Record<string, SmsFailure>> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'tooOften',
  'isv.DAY_LIMIT_CONTROL': 'tooOften',
  'isv.MOBILE_NUMBER_ILLEGAL': 'badPhone',
  'isv.MOBILE_COUNT_OVER_LIMIT': 'badPhone',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'blocked',
  'isv.AMOUNT_NOT_ENOUGH': 'refused',
  'isv.OUT_OF_SERVICE': 'refused',
}

/** What a reply means; a fault of their own leaves open whether anything was sent. */
function read(status: number, text: string): Answer<{ readonly bizId: string }, SmsFailure> {
  const fields = parseFields(text)
  const code = textOf(fields, 'Code')
  if (!fields || !code || status >= 500) return unknown(code ?? String(status))
  if (code === 'OK') return answered({ bizId: textOf(fields, 'BizId') ?? '' })
  if (code.startsWith('isp.')) return unknown(code, textOf(fields, 'Message'))
  return failed(failures[code] ?? 'config', code, textOf(fields, 'Message'))
}

/** Aliyun's SendSms, 2017-05-25. It answers HTTP 200 for refusals too: `Code` decides. */
export function createAliyunSms(config: AliyunSmsConfig): SmsChannel {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  const url = new URL(config.endpoint)

  return {
    async send(message) {
      const template = config.templates[message.template]
      if (!template) return failed('config', 'TEMPLATE', message.template)
      if (!/^1\d{10}$/.test(message.phone)) return failed('badPhone', 'PHONE')
      const query = canonicalQuery({
        PhoneNumbers: message.phone,
        SignName: config.signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify(message.params),
        ...(message.outId ? { OutId: message.outId } : {}),
      })
      const bodyHash = sha256('')
      const signedHeaders = {
        host: url.host,
        'x-acs-action': 'SendSms',
        'x-acs-content-sha256': bodyHash,
        'x-acs-date': `${new Date(config.clock.now()).toISOString().slice(0, 19)}Z`,
        'x-acs-signature-nonce': config.nonce?.() ?? randomUUID(),
        'x-acs-version': '2017-05-25',
      }
      const key = { id: config.accessKeyId, secret: config.accessKeySecret }
      const headers = {
        ...signedHeaders,
        authorization: authorization(
          { method: 'POST', path: url.pathname, query, headers: signedHeaders, bodyHash },
          key,
        ),
      }
      try {
        const answer = await transport({
          method: 'POST',
          url: new URL(`${url.href}?${query}`),
          headers,
          body: '',
        })
        return read(answer.status, answer.body.toString())
      } catch (error) {
        if (error instanceof WireFault) return unknown(error.code)
        throw error
      }
    },
  }
}
