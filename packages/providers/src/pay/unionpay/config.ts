import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface UnionpayConfig {
  /** `https://gateway.95516.com/gateway/api`, or the sandbox's. */
  readonly baseUrl: string
  /** Where files of a day are had: `https://filedownload.95516.com/`, or the sandbox's. */
  readonly fileUrl: string
  /** 15 characters. */
  readonly merchantId: string
  /**
   * PKCS#8 PEM of the signing key, and the certificate whose serial number says which key it was.
   */
  readonly privateKey: string
  readonly certificate: string
  /**
   * UnionPay's own certificates (PEM): the one that signs for all, and the one below it. Messages
   * bring the rest of the chain.
   */
  readonly rootCertificate: string
  readonly middleCertificate: string
  /** The owner that UnionPay's signing certificate must name: `中国银联股份有限公司`. */
  readonly owner: string
  readonly notifyUrl: string
  /**
   * Where UnionPay's page posts the shopper back to; `?to=` and the wished page are added. Must lie
   * at the shop.
   */
  readonly frontUrl: string
  readonly clock: Clock
  readonly transport?: Transport
}
