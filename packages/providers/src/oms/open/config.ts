import type { SignedConfig } from '../../http/signed-contract.ts'

export interface OpenOmsConfig extends SignedConfig {
  /** Where its events go; its path is part of what is signed. */
  readonly callbackUrl: string
}
