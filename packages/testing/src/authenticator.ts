import { TOTP } from 'otpauth'

/** What an authenticator shows at a moment, for a secret in base32. */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret }).generate({ timestamp: at })
