import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'
import type { SmsTemplate } from '../port.ts'

export interface AliyunSmsConfig {
  /** `https://dysmsapi.aliyuncs.com`, or the sandbox's. */
  readonly endpoint: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly signName: string
  /** Approved template codes, for example `SMS_154950909`. */
  readonly templates: Readonly<Partial<Record<SmsTemplate, string>>>
  readonly clock: Clock
  readonly nonce?: () => string
  readonly transport?: Transport
}
