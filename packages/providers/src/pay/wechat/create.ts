import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { textOf, type Fields } from '../../http/fields.ts'
import type { ClientPay, PayAttempt, PayFailure, TradeType } from '../port.ts'
import type { WechatClient } from './client.ts'
import type { WechatPayConfig } from './config.ts'
import { payFailureOf } from './refusals.ts'

const products = {
  JSAPI: 'jsapi',
  MINI: 'jsapi',
  H5: 'h5',
  WAP: 'h5',
  APP: 'app',
  MALLAPP: 'app',
} as const satisfies Record<TradeType, string>

/** RFC 3339 in Beijing time, whole seconds. */
function rfc3339(instant: number): string {
  return `${new Date(instant + 28_800_000).toISOString().slice(0, 19)}+08:00`
}

function missingOf(attempt: PayAttempt, product: string): string | undefined {
  if (!/^[0-9A-Za-z_-]{6,32}$/.test(attempt.payNo)) return 'payNo'
  if (attempt.amount < 1) return 'amount'
  if (attempt.subject === '') return 'subject'
  if (product === 'jsapi' && !attempt.openId) return 'openId'
  return product === 'h5' && !attempt.clientIp ? 'clientIp' : undefined
}

function bodyOf(
  config: WechatPayConfig,
  attempt: PayAttempt,
  appid: string,
  product: string,
): Fields {
  return {
    appid,
    mchid: config.merchantId,
    description: [...attempt.subject].slice(0, 127).join(''),
    out_trade_no: attempt.payNo,
    time_expire: rfc3339(attempt.expiresAt),
    notify_url: config.notifyUrl,
    amount: { total: attempt.amount, currency: 'CNY' },
    ...(product === 'jsapi' ? { payer: { openid: attempt.openId } } : {}),
    ...(product === 'h5'
      ? {
          scene_info: {
            payer_client_ip: attempt.clientIp,
            h5_info: { type: attempt.device ?? 'Wap' },
          },
        }
      : {}),
  }
}

export async function create(
  client: WechatClient,
  config: WechatPayConfig,
  attempt: PayAttempt,
): Promise<Answer<ClientPay, PayFailure>> {
  const appid = config.appIds[attempt.tradeType]
  if (!appid) return failed('unsupported', attempt.tradeType)
  const product = products[attempt.tradeType]
  const missing = missingOf(attempt, product)
  if (missing) return failed('badRequest', missing)
  const reply = await client.call(
    'POST',
    `/v3/pay/transactions/${product}`,
    bodyOf(config, attempt, appid, product),
  )
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') return failed(payFailureOf(reply.code), reply.code, reply.message)
  if (product === 'h5') {
    const url = textOf(reply.fields, 'h5_url')
    if (!url) return unknown('NO_H5_URL')
    return answered({
      form: 'url',
      url: attempt.returnUrl ? `${url}&redirect_url=${encodeURIComponent(attempt.returnUrl)}` : url,
    })
  }
  const prepayId = textOf(reply.fields, 'prepay_id')
  if (!prepayId) return unknown('NO_PREPAY_ID')
  return answered(
    product === 'jsapi'
      ? bridgePay(client, config, appid, prepayId)
      : appPay(client, config, appid, prepayId),
  )
}

function bridgePay(
  client: WechatClient,
  config: WechatPayConfig,
  appId: string,
  prepayId: string,
): ClientPay {
  const timeStamp = String(Math.floor(config.clock.now() / 1000))
  const nonceStr = client.nonce()
  const packed = `prepay_id=${prepayId}`
  const sign = client.sign(`${appId}\n${timeStamp}\n${nonceStr}\n${packed}\n`)
  return {
    form: 'bridge',
    params: { appId, timeStamp, nonceStr, package: packed, signType: 'RSA', sign },
  }
}

/**
 * The app signs the bare prepay id, although `package` says otherwise (wechatpay-go,
 * services/payments/app).
 */
function appPay(
  client: WechatClient,
  config: WechatPayConfig,
  appid: string,
  prepayid: string,
): ClientPay {
  const timestamp = String(Math.floor(config.clock.now() / 1000))
  const noncestr = client.nonce()
  const sign = client.sign(`${appid}\n${timestamp}\n${noncestr}\n${prepayid}\n`)
  return {
    form: 'app',
    params: {
      appid,
      partnerid: config.merchantId,
      prepayid,
      package: 'Sign=WXPay',
      noncestr,
      timestamp,
      sign,
    },
  }
}
