import type { Clock } from '@mallard/kernel'
import type { ExpressChannel } from '@mallard/providers/express'
import type { PayChannel } from '@mallard/providers/pay'
import type { SmsChannel } from '@mallard/providers/sms'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Cache } from './cache.ts'
import type { Tables } from './db/tables.ts'
import type { Limiter } from './rate-limit.ts'

export type PayMethod = PayChannel['method']

/** What every verb can use. Made once at start; tests make their own. */
export interface Services {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: Logger
  /** Answers that are the same for everyone, for 10 s at most. */
  readonly cache: Cache
  readonly limiter: Limiter
  readonly pay: Readonly<Record<PayMethod, PayChannel>>
  readonly sms: SmsChannel
  readonly express: ExpressChannel
  /** Address of the shop as the outside sees it, without a slash at the end. */
  readonly publicUrl: string
  /** Secret for keyed hashes of codes (never of passwords). */
  readonly hashKey: string
}
