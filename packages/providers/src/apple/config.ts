import type { Clock } from '@mallard/kernel'
import type { Transport } from '../http/transport.ts'

export interface AppleConfig {
  /** `https://appleid.apple.com`, or the sandbox's. */
  readonly baseUrl: string
  /** Who signs identity tokens: `https://appleid.apple.com` also where another host plays it. */
  readonly issuer: string
  /** Services id of the web shop, and bundle id of the native app. */
  readonly clientIds: { readonly web?: string | undefined; readonly app?: string | undefined }
  readonly teamId: string
  readonly keyId: string
  /** ES256 private key, PEM (PKCS 8). */
  readonly privateKey: string
  readonly clock: Clock
  readonly transport?: Transport
}
