import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { day, hour, minute, type Instant } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { smsSignName, smsTemplates } from '../keys.ts'
import { answerWith } from '../world/answering.ts'
import { BoundedMap } from '../world/bounded.ts'
import { bytesOf, type World } from '../world/world.ts'

export interface TextMessage {
  readonly bizId: string
  readonly phone: string
  readonly text: string
  /** The template's `code`, where it has one. */
  readonly code: string | undefined
  readonly at: Instant
}

const texts: Readonly<Record<string, string>> = {
  [smsTemplates.loginCode]: '您的登录验证码为${code}，5分钟内有效，请勿告知他人。',
  [smsTemplates.bindCode]: '您正在绑定手机号，验证码为${code}，5分钟内有效。',
  [smsTemplates.cancelCode]: '您正在注销账号，验证码为${code}，5分钟内有效。如非本人操作请忽略。',
  [smsTemplates.returnCode]: '您正在申请退换货，验证码为${code}，5分钟内有效。',
  [smsTemplates.promoterCode]:
    '您正在办理推广合作业务，验证码为${code}，5分钟内有效。如非本人操作请忽略。',
  [smsTemplates.approvalCode]:
    '您正在确认一项后台审批，验证码为${code}，5分钟内有效。如非本人操作请立即联系店主。',
  [smsTemplates.passwordCode]:
    '您正在设置登录密码，验证码为${code}，5分钟内有效。如非本人操作请忽略。',
  [smsTemplates.invoiceCode]:
    '您正在查询订单发票，验证码为${code}，5分钟内有效。如非本人操作请忽略。',
}

/** Aliyun's limits per phone and signature. */
const limits: readonly { within: number; most: number; text: string }[] = [
  { within: minute, most: 1, text: '触发分钟级流控Permits:1' },
  { within: hour, most: 5, text: '触发小时级流控Permits:5' },
  { within: day, most: 10, text: '触发天级流控Permits:10' },
]

export interface SmsPlay {
  messages(phone?: string): readonly TextMessage[]
  /** Tests that log in often can do without the limits. */
  limit(on: boolean): void
}

interface Refusal {
  readonly code: string
  readonly message: string
}

export function playSms(app: FastifyInstance, world: World): SmsPlay {
  const sent = world.journal.map<TextMessage>('sms.messages', 2000)
  const nonces = new BoundedMap<true>(10_000)
  let limited = true
  const messages = (phone?: string) =>
    sent.newest(2000).filter((each) => phone === undefined || each.phone === phone)

  function accept(query: URLSearchParams): Refusal | { bizId: string } {
    const phone = query.get('PhoneNumbers') ?? ''
    if (!/^1[3-9]\d{9}$/.test(phone))
      return { code: 'isv.MOBILE_NUMBER_ILLEGAL', message: '手机号码格式错误' }
    if (query.get('SignName') !== smsSignName)
      return { code: 'isv.SMS_SIGNATURE_ILLEGAL', message: '短信签名不合法' }
    const template = texts[query.get('TemplateCode') ?? '']
    if (!template) return { code: 'isv.SMS_TEMPLATE_ILLEGAL', message: '短信模板不合法' }
    const params = paramsOf(query.get('TemplateParam'))
    if (!params) return { code: 'isv.INVALID_JSON_PARAM', message: '参数格式错误' }
    if (!/^[0-9A-Za-z]{4,8}$/.test(params['code'] ?? ''))
      return { code: 'isv.TEMPLATE_MISSING_PARAMETERS', message: '模板缺少变量code' }
    const now = world.timeline.now()
    const earlier = messages(phone)
    const over = limits.find(
      ({ within, most }) => earlier.filter((each) => now - each.at < within).length >= most,
    )
    if (limited && over) return { code: 'isv.BUSINESS_LIMIT_CONTROL', message: over.text }
    const bizId = `${now}${randomBytes(4).readUInt32BE()}^0`
    const text = `【${smsSignName}】${template.replace('${code}', params['code'] ?? '')}`
    sent.set(bizId, { bizId, phone, text, code: params['code'], at: now })
    return { bizId }
  }

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.originalUrl, world.url())
    const struck = world.faults.strike('sms', 'send', url.searchParams.get('PhoneNumbers') ?? '')
    const said = (status: number, code: string, message: string, extra = {}) => ({
      status,
      headers: { 'content-type': 'application/json;charset=utf-8' },
      body: JSON.stringify({
        RequestId: randomBytes(16).toString('hex').toUpperCase(),
        Code: code,
        Message: message,
        ...extra,
      }),
    })
    const refusals = {
      internal: () => said(500, 'ServiceUnavailable', 'service unavailable'),
      tooMany: () => said(400, 'Throttling.User', 'Request was denied due to user flow control.'),
    }
    return answerWith(reply, struck, refusals, () => {
      const fault = signatureFault(world, request, url, nonces)
      if (fault) return said(400, fault, fault)
      if (
        request.headers['x-acs-action'] !== 'SendSms' ||
        request.headers['x-acs-version'] !== '2017-05-25'
      )
        return said(404, 'InvalidAction.NotFound', 'Specified api is not found.')
      const result = accept(url.searchParams)
      return 'bizId' in result
        ? said(200, 'OK', 'OK', { BizId: result.bizId })
        : said(200, result.code, result.message)
    })
  }
  app.post('/sms/aliyun', send)
  // Aliyun's own address is `/` of its host.
  app.post('/sms/aliyun/', send)

  return {
    messages,
    limit(on) {
      limited = on
    },
  }
}

function paramsOf(text: string | null): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]))
      : undefined
  } catch {
    return undefined
  }
}

const hex = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const encode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('!', '%21')
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll('*', '%2A')

/** ACS3-HMAC-SHA256: key, hash of the body, age (15 minutes), nonce used once, signature. */
function signatureFault(
  { keys, timeline }: World,
  request: FastifyRequest,
  url: URL,
  nonces: BoundedMap<true>,
): string | undefined {
  const found =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!found) return 'MissingAuthorization'
  const [, id = '', names = '', given = ''] = found
  if (id !== keys.smsKeyId) return 'InvalidAccessKeyId.NotFound'
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const bodyHash = hex(bytesOf(request.body))
  if (header('x-acs-content-sha256') !== bodyHash) return 'InvalidContentSha256'
  if (!(Math.abs(timeline.now() - Date.parse(header('x-acs-date'))) < 15 * minute))
    return 'InvalidTimeStamp.Expired'
  const signed = names.split(';')
  if (
    ![
      'host',
      'x-acs-action',
      'x-acs-content-sha256',
      'x-acs-date',
      'x-acs-signature-nonce',
      'x-acs-version',
    ].every((name) => signed.includes(name))
  )
    return 'IncompleteSignature'
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const lines = [
    request.method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${header(name)}`),
    '',
    names,
    bodyHash,
  ]
  const expected = createHmac('sha256', keys.smsSecret)
    .update(`ACS3-HMAC-SHA256\n${hex(Buffer.from(lines.join('\n')))}`)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return 'SignatureDoesNotMatch'
  if (nonces.has(header('x-acs-signature-nonce'))) return 'SignatureNonceUsed'
  nonces.set(header('x-acs-signature-nonce'), true)
  return undefined
}
