import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'
import type { TradeType } from '../port.ts'

export interface WechatPayConfig {
  /** `https://api.mch.weixin.qq.com`, or the sandbox's. */
  readonly baseUrl: string
  readonly merchantId: string
  /** Serial of the merchant's certificate, upper-case hex. */
  readonly merchantSerial: string
  /** PKCS#8 PEM. */
  readonly merchantPrivateKey: string
  /** 32 bytes, for notifications and platform certificates. */
  readonly apiV3Key: string
  /**
   * Serial (`PUB_KEY_ID_…`, or a platform certificate's hex) → PEM of the public key or
   * certificate. Keep old and new during a rotation.
   */
  readonly platformKeys: Readonly<Record<string, string>>
  /**
   * Certificate mode: fetch platform certificates whose serial is not in the map. Off for merchants
   * in public-key mode.
   */
  readonly downloadCertificates?: boolean
  /** App id per trade type; a trade type without one is not offered. */
  readonly appIds: Readonly<Partial<Record<TradeType, string>>>
  /** Https, no query. */
  readonly notifyUrl: string
  readonly refundNotifyUrl: string
  readonly clock: Clock
  /** Source of nonces: 32 letters or digits. */
  readonly nonce?: () => string
  readonly transport?: Transport
}
