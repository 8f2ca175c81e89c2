import type { Answer } from '../answer.ts'

export interface ApplePerson {
  /** Apple's number for this person, the same in all apps of the team. */
  readonly subject: string
  /** The relay's or the person's own address; undefined when it was not asked for. */
  readonly email: string | undefined
  /** Needed to revoke the grant when the account ends. */
  readonly refreshToken: string | undefined
}

/**
 * `badCode`: unknown, used or expired; `badToken`: the identity token does not hold what it must.
 */
export type AppleFailure = 'badCode' | 'badToken' | 'config' | 'refused'

/**
 * `web` is the services id, `app` the bundle id of the native app: codes of one are worth nothing
 * for the other.
 */
export type AppleApp = 'web' | 'app'

export interface AppleChannel {
  readonly has: Readonly<Record<AppleApp, boolean>>
  /**
   * Where the browser asks; the answer comes as a form that Apple's page posts to `redirectUri`.
   */
  authorizeUrl(input: { redirectUri: string; state: string; nonce: string }): string
  /**
   * Exchanges a code and verifies the identity token: signature, issuer, audience, time and, on the
   * web, nonce.
   */
  person(input: {
    app: AppleApp
    code: string
    nonce?: string
    redirectUri?: string
  }): Promise<Answer<ApplePerson, AppleFailure>>
  /** Ends what the person granted; when an account ends. */
  revoke(app: AppleApp, refreshToken: string): Promise<Answer<true, AppleFailure>>
}
