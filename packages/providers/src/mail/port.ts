import type { Answer } from '../answer.ts'

export type { Answer } from '../answer.ts'

export interface Attachment {
  readonly name: string
  /** Media type, for example `application/pdf`. */
  readonly type: string
  readonly content: Buffer
}

export interface Mail {
  /**
   * Ours, letters, digits, `-` and `.`; the same in every repetition, so that a mailbox can tell
   * that it has it already.
   */
  readonly id: string
  /** One address. */
  readonly to: string
  /** The name beside the shop's own address. */
  readonly fromName: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

/**
 * `badAddress`: nobody is there. `refused`: the mail itself is not wanted. `busy`: not now; nothing
 * was taken. `config`: it does not know us.
 */
export type MailFailure = 'badAddress' | 'refused' | 'busy' | 'config'

/** Sends mail. Never throws for what the other side does. */
export interface MailChannel {
  /**
   * Done means: the server has taken it on. Unknown: it may have, because the connection broke
   * after the last byte.
   */
  send(mail: Mail): Promise<Answer<'taken', MailFailure>>
}
