import type { Clock } from '@mallard/kernel'
import type { Transport } from '../http/transport.ts'
import type { WeixinApp } from './port.ts'

export interface WeixinConfig {
  /** `https://api.weixin.qq.com`, or the sandbox's. */
  readonly apiUrl: string
  /** `https://open.weixin.qq.com`, or the sandbox's. */
  readonly openUrl: string
  readonly apps: Readonly<
    Partial<Record<WeixinApp, { readonly appId: string; readonly secret: string }>>
  >
  readonly clock: Clock
  readonly transport?: Transport
}
