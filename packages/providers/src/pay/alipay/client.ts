import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { beijingDateTime } from '@mallard/kernel'
import { unknown } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { fieldsOf, textOf, type Fields } from '../../http/fields.ts'
import { rawValues } from '../../http/raw-json.ts'
import { filePatience, httpTransport, WireFault } from '../../http/transport.ts'
import type { AlipayConfig } from './config.ts'
import { noticeText, signRequest, verifyText } from './crypto.ts'

/** What Alipay said, with a signature we could check. `code` is the sub-code where there is one. */
export type Reply =
  | { readonly kind: 'done'; readonly fields: Fields }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | ReturnType<typeof unknown>

export interface AlipayClient {
  call(method: string, content: Fields): Promise<Reply>
  /** All parameters of a request that the shopper's device sends, as a query string. */
  signed(method: string, content: Fields, extra: Readonly<Record<string, string>>): string
  isNotice(params: ReadonlyMap<string, string>): boolean
  /** A file that an answer named; undefined when it could not be had. */
  download(address: string): Promise<Buffer | undefined>
}

/** The signature covers the raw text of the one `…_response` value. */
function read(text: string, method: string, alipayKey: KeyObject): Reply {
  const values = rawValues(text)
  const raw =
    values?.get(`${method.replaceAll('.', '_')}_response`) ?? values?.get('error_response')
  const sign = values?.get('sign')
  if (!raw || !sign || !verifyText(raw, String(JSON.parse(sign)), alipayKey))
    return unknown('UNVERIFIED')
  const fields = fieldsOf(JSON.parse(raw))
  const code = textOf(fields, 'code')
  if (!fields || !code) return unknown('UNREADABLE')
  if (code === '10000') return { kind: 'done', fields }
  const subCode = textOf(fields, 'sub_code') ?? code
  const message = textOf(fields, 'sub_msg') ?? textOf(fields, 'msg') ?? ''
  return isUndecided(code, subCode)
    ? unknown(subCode, message)
    : { kind: 'refused', code: subCode, message }
}

/** 20000, 10003 and their own system errors leave it open whether it was done. */
const isUndecided = (code: string, subCode: string) =>
  !code.startsWith('4') ||
  subCode === 'ACQ.SYSTEM_ERROR' ||
  subCode.startsWith('isp.') ||
  subCode.startsWith('aop.')

export function makeClient(config: AlipayConfig): AlipayClient {
  const privateKey = createPrivateKey(config.privateKey)
  const alipayKey = createPublicKey(config.alipayPublicKey)
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  const files = config.transport ?? httpTransport(filePatience)

  function paramsOf(
    method: string,
    content: Fields,
    extra: Readonly<Record<string, string>>,
  ): URLSearchParams {
    const params = {
      app_id: config.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingDateTime(config.clock.now()),
      version: '1.0',
      ...extra,
      biz_content: JSON.stringify(content),
    }
    return new URLSearchParams({ ...params, sign: signRequest(params, privateKey) })
  }

  return {
    async call(method, content) {
      const params = paramsOf(method, content, {})
      const body = new URLSearchParams({ biz_content: params.get('biz_content') ?? '' }).toString()
      params.delete('biz_content')
      const url = new URL(config.gateway)
      url.search = params.toString()
      try {
        const headers = {
          'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
          'user-agent': 'mallard',
        }
        const answer = await transport({ method: 'POST', url, headers, body })
        return answer.status === 200
          ? read(answer.body.toString(), method, alipayKey)
          : unknown(String(answer.status))
      } catch (error) {
        if (error instanceof WireFault) return unknown(error.code)
        throw error
      }
    },
    async download(address) {
      try {
        const answer = await files({
          method: 'GET',
          url: new URL(address),
          headers: { 'user-agent': 'mallard' },
        })
        return answer.status === 200 ? answer.body : undefined
      } catch (error) {
        if (error instanceof WireFault || error instanceof TypeError) return undefined
        throw error
      }
    },
    signed: (method, content, extra) => paramsOf(method, content, extra).toString(),
    isNotice: (params) =>
      params.get('sign_type') === 'RSA2' &&
      verifyText(noticeText(params), params.get('sign') ?? '', alipayKey),
  }
}
