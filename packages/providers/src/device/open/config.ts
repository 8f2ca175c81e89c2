import type { SignedConfig } from '../../http/signed-contract.ts'

export interface OpenDeviceConfig extends SignedConfig {
  /** Where its events go, before the number of the partner; its path is part of what is signed. */
  readonly callbackBase: string
}
