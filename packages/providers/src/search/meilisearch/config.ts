import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface MeilisearchConfig {
  /** `http://search.internal:7700`, or the sandbox's; without a slash at its end. */
  readonly baseUrl: string
  /** May search, and change documents, indexes and settings of `goods-*`. */
  readonly key: string
  readonly clock: Clock
  readonly transport?: Transport
  /** Waits so many milliseconds; real ones unless told. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}
