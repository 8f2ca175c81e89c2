import {
  createPrivateKey,
  createPublicKey,
  sign as rsaSign,
  verify as rsaVerify,
} from 'node:crypto'
import type { World } from '../world/world.ts'

/** Alipay's side of RSA2. */
export interface AlipaySeal {
  /** Why the application's request is not believed, or undefined. */
  fault(
    params: ReadonlyMap<string, string>,
  ): 'isv.invalid-signature' | 'isv.invalid-app-id' | 'isv.invalid-timestamp' | undefined
  sign(text: string): string
  /** Adds `sign` over all but `sign` and `sign_type`. */
  signForm(params: Readonly<Record<string, string>>): URLSearchParams
}

const joined = (pairs: readonly (readonly [string, string])[]) =>
  [...pairs]
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

export function makeSeal({ keys, timeline }: World): AlipaySeal {
  const appKey = createPublicKey(keys.alipayAppPrivateKey)
  const own = createPrivateKey(keys.alipayPrivateKey)
  const sign = (text: string) => rsaSign('sha256', Buffer.from(text), own).toString('base64')

  return {
    sign,
    fault(params) {
      if (params.get('app_id') !== keys.alipayAppId) return 'isv.invalid-app-id'
      const text = joined([...params].filter(([name, value]) => name !== 'sign' && value !== ''))
      if (
        params.get('sign_type') !== 'RSA2' ||
        !rsaVerify(
          'sha256',
          Buffer.from(text),
          appKey,
          Buffer.from(params.get('sign') ?? '', 'base64'),
        )
      )
        return 'isv.invalid-signature'
      const sent = Date.parse(`${(params.get('timestamp') ?? '').replace(' ', 'T')}+08:00`)
      // Only the order string of an app may be older: the shopper's phone sends it.
      return Number.isNaN(sent) || Math.abs(timeline.now() - sent) > 86_400_000
        ? 'isv.invalid-timestamp'
        : undefined
    },
    signForm(params) {
      const text = joined(
        Object.entries(params).filter(([name]) => name !== 'sign' && name !== 'sign_type'),
      )
      return new URLSearchParams({ ...params, sign: sign(text) })
    },
  }
}
