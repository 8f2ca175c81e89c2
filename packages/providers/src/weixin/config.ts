import type { Clock } from '@mallard/kernel'
import type { Transport } from '../http/transport.ts'
import type { WeixinApp } from './port.ts'
import type { PushKeys } from './push.ts'

export interface WeixinConfig {
  /** `https://api.weixin.qq.com`, or the sandbox's. */
  readonly apiUrl: string
  /** `https://open.weixin.qq.com`, or the sandbox's. */
  readonly openUrl: string
  readonly apps: Readonly<
    Partial<Record<WeixinApp, { readonly appId: string; readonly secret: string }>>
  >
  /** Of the mini-program's message push, where it is set up. */
  readonly push?: PushKeys | undefined
  readonly clock: Clock
  readonly transport?: Transport
}
