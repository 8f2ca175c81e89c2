import { fen } from '@mallard/kernel'
import type { OwnKeys } from '../keys.ts'
import { appIds } from '../keys.ts'
import { refusal, type Order, type Product, type Refusal } from './books.ts'

type Json = Readonly<Record<string, unknown>>

const jsonOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const wrong = (field: string, why: string): Refusal =>
  refusal(400, 'PARAM_ERROR', `参数错误：${field} ${why}`)

const text = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && [...value].length >= min && [...value].length <= max

/** Https without a query; plain http only on this machine, which is the sandbox's own licence. */
export function isNotifyUrl(value: unknown): value is string {
  if (!text(value, 1, 255)) return false
  try {
    const url = new URL(value)
    const loopback = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
    return (
      (url.protocol === 'https:' || (url.protocol === 'http:' && loopback)) &&
      url.search === '' &&
      url.hash === ''
    )
  } catch {
    return false
  }
}

const productAppIds: Readonly<Record<Product, readonly string[]>> = {
  jsapi: [appIds.JSAPI, appIds.MINI],
  h5: [appIds.H5],
  app: [appIds.APP, appIds.MALLAPP],
}

/** Reads and checks the body that creates a trade (field limits: hosts-and-providers.md §1.6). */
export function readOrder(keys: OwnKeys, product: Product, value: unknown): Order | Refusal {
  const body = jsonOf(value)
  if (body['mchid'] !== keys.merchantId) return wrong('mchid', '与签名商户号不一致')
  if (!productAppIds[product].includes(String(body['appid'])))
    return refusal(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
  if (!text(body['description'], 1, 127)) return wrong('description', '长度为1到127')
  if (
    typeof body['out_trade_no'] !== 'string' ||
    !/^[0-9A-Za-z_\-|*]{6,32}$/.test(body['out_trade_no'])
  )
    return wrong('out_trade_no', '格式有误')
  if (!isNotifyUrl(body['notify_url'])) return wrong('notify_url', '须为https且不带参数')
  if (body['attach'] !== undefined && !text(body['attach'], 1, 128))
    return wrong('attach', '长度为1到128')
  const amount = jsonOf(body['amount'])
  if (!Number.isSafeInteger(amount['total']) || (amount['total'] as number) < 1)
    return wrong('amount.total', '须为正整数，单位分')
  if (amount['currency'] !== undefined && amount['currency'] !== 'CNY')
    return wrong('amount.currency', '仅支持CNY')
  const expires = body['time_expire']
  if (
    expires !== undefined &&
    !(
      typeof expires === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(expires)
    )
  )
    return wrong('time_expire', '须为rfc3339')
  const openId = jsonOf(body['payer'])['openid']
  if (product === 'jsapi' && !text(openId, 1, 128)) return wrong('payer.openid', '必填')
  const scene = jsonOf(body['scene_info'])
  if (product === 'h5' && !text(scene['payer_client_ip'], 3, 45))
    return wrong('scene_info.payer_client_ip', '必填')
  if (
    product === 'h5' &&
    !['Wap', 'iOS', 'Android'].includes(String(jsonOf(scene['h5_info'])['type']))
  )
    return wrong('scene_info.h5_info.type', '有误')
  return {
    payNo: body['out_trade_no'],
    product,
    appId: String(body['appid']),
    description: body['description'],
    amount: fen(amount['total'] as number),
    notifyUrl: body['notify_url'],
    openId: typeof openId === 'string' ? openId : undefined,
    expiresAt: typeof expires === 'string' ? Date.parse(expires) : undefined,
  }
}

export interface RefundForm {
  readonly payNo: string | undefined
  readonly transactionId: string | undefined
  readonly refundNo: string
  readonly amount: number
  readonly total: number
  readonly notifyUrl: string | undefined
}

export function readRefundForm(value: unknown): RefundForm | Refusal {
  const body = jsonOf(value)
  const amount = jsonOf(body['amount'])
  const payNo = body['out_trade_no']
  const transactionId = body['transaction_id']
  if (!text(payNo, 6, 32) && !text(transactionId, 1, 32))
    return wrong('out_trade_no', '与transaction_id二选一')
  if (
    typeof body['out_refund_no'] !== 'string' ||
    !/^[0-9A-Za-z_\-|*@]{1,64}$/.test(body['out_refund_no'])
  )
    return wrong('out_refund_no', '格式有误')
  if (body['reason'] !== undefined && !text(body['reason'], 1, 80))
    return wrong('reason', '长度为1到80')
  if (body['notify_url'] !== undefined && !isNotifyUrl(body['notify_url']))
    return wrong('notify_url', '须为https且不带参数')
  if (!Number.isSafeInteger(amount['refund']) || (amount['refund'] as number) < 1)
    return wrong('amount.refund', '须为正整数，单位分')
  if (!Number.isSafeInteger(amount['total']) || amount['currency'] !== 'CNY')
    return wrong('amount', '有误')
  return {
    payNo: text(payNo, 6, 32) ? payNo : undefined,
    transactionId: text(transactionId, 1, 32) ? transactionId : undefined,
    refundNo: body['out_refund_no'],
    amount: amount['refund'] as number,
    total: amount['total'] as number,
    notifyUrl: typeof body['notify_url'] === 'string' ? body['notify_url'] : undefined,
  }
}
