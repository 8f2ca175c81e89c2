import type { Answer } from '../answer.ts'

/** The texts we send; a channel's configuration names its approved template for each. */
export type SmsTemplate =
  | 'loginCode'
  | 'bindCode'
  | 'cancelCode'
  | 'returnCode'
  | 'invoiceCode'
  | 'promoterCode'
  | 'passwordCode'
  | 'approvalCode'

export interface SmsMessage {
  /** Eleven digits, mainland China. */
  readonly phone: string
  readonly template: SmsTemplate
  readonly params: Readonly<Record<string, string>>
  /** Our own number for it, shown in the channel's records. */
  readonly outId?: string
}

/**
 * `tooOften`: the channel's own limit (1 a minute, 5 an hour, 10 a day per phone and signature).
 */
export type SmsFailure = 'tooOften' | 'badPhone' | 'blocked' | 'config' | 'refused'

export interface SmsChannel {
  send(message: SmsMessage): Promise<Answer<{ readonly bizId: string }, SmsFailure>>
}
