import type { Answer } from '../answer.ts'

/** A member of the corporation, or somebody else who opened the page in WeChat or WeCom. */
export type WecomPerson =
  | { readonly kind: 'colleague'; readonly userId: string }
  | { readonly kind: 'externalIdentity' }

export type WecomFailure = 'badCode' | 'badToken' | 'tooOften' | 'config' | 'refused'

export interface WecomChannel {
  readonly corpId: string
  /**
   * Where WeCom's browser asks its user; the answer comes to `redirectUri` with `code` and `state`.
   */
  authorizeUrl(input: { redirectUri: string; state: string }): string
  /** Exchanges a code; good once, for five minutes. */
  person(code: string): Promise<Answer<WecomPerson, WecomFailure>>
  /**
   * Whether somebody of this user id still belongs to the corporation; false for who has left or
   * was shut out.
   */
  isColleague(userId: string): Promise<Answer<boolean, WecomFailure>>
}
