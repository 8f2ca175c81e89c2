import { createPublicKey, verify as rsaVerify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { BoundedMap } from '../world/bounded.ts'
import { bytesOf, type World } from '../world/world.ts'

/**
 * Checks the merchant's `Authorization`: scheme, merchant, serial, ±5 minutes, nonce used once,
 * signature over the raw bytes.
 */
export function makeMerchantCheck({
  keys,
  timeline,
}: World): (request: FastifyRequest) => string | undefined {
  const key = createPublicKey(keys.merchantPrivateKey)
  const nonces = new BoundedMap<true>(100_000)

  return (request) => {
    const [scheme, rest] = splitOnce(request.headers.authorization ?? '')
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return '认证类型不支持'
    const parts = new Map(
      [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    )
    const part = (name: string) => parts.get(name) ?? ''
    if (part('mchid') !== keys.merchantId) return '商户号不存在'
    if (part('serial_no') !== keys.merchantSerial) return '商户证书序列号有误'
    if (Math.abs(timeline.now() / 1000 - Number(part('timestamp'))) > 300)
      return 'Http头Authorization中的timestamp与发起请求的时间不得超过5分钟'
    if (!/^\S{1,32}$/.test(part('nonce_str'))) return '随机串有误'
    const text = Buffer.concat([
      Buffer.from(
        `${request.method}\n${request.originalUrl}\n${part('timestamp')}\n${part('nonce_str')}\n`,
      ),
      bytesOf(request.body),
      Buffer.from('\n'),
    ])
    if (!rsaVerify('sha256', text, key, Buffer.from(part('signature'), 'base64')))
      return '签名错误，请检查后再试'
    if (nonces.has(part('nonce_str'))) return '随机串重复'
    nonces.set(part('nonce_str'), true)
    return undefined
  }
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(' ')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
