import type { Readable } from 'node:stream'
import type { Instant } from '@mallard/kernel'
import type { Answer } from '../answer.ts'

/** What one browser may send, once. */
export interface Permit {
  /** Chosen by us: letters, digits, `-` and `/`. */
  readonly key: string
  readonly contentTypes: readonly string[]
  /** Bytes. */
  readonly maxSize: number
  readonly expiresAt: Instant
}

/** How the browser sends it: a form whose last field is the file, or the file alone. */
export interface UploadForm {
  readonly method: 'POST' | 'PUT'
  /** Absolute, or a path of the shop itself. */
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

export type StorageFailure = 'missing' | 'tooLarge' | 'config' | 'refused'

export interface Stored {
  /** Bytes. */
  readonly size: number
}

/** What became of bytes that a browser sent to the shop itself. */
export type Received = 'taken' | 'forbidden' | 'again' | 'tooLarge' | 'broken'

/** Where files lie. Nothing in it is reachable from the outside but by what `permit` allows. */
export interface StorageChannel {
  permit(permit: Permit): UploadForm
  head(key: string): Promise<Answer<Stored, StorageFailure>>
  /** Whole; objects larger than `max` bytes are refused. */
  read(key: string, max: number): Promise<Answer<Buffer, StorageFailure>>
  /** Bytes from `from` on, `max` of them or what there is up to the end; none behind it. */
  part(key: string, from: number, max: number): Promise<Answer<Buffer, StorageFailure>>
  write(key: string, bytes: Buffer, contentType: string): Promise<Answer<Stored, StorageFailure>>
  /** Good as well when there is nothing. */
  remove(key: string): Promise<Answer<null, StorageFailure>>
  /**
   * Only where browsers send to the shop itself: `address` is the path and query that `permit`
   * gave.
   */
  receive?(address: string, body: Readable): Promise<Received>
  /** Only where browsers send elsewhere: the origin that pages must be allowed to reach. */
  readonly origin?: string
}

/** Keys that every store takes; nothing that could lead out of a folder. */
export const goodKey = /^(?:[a-z0-9-]{1,64}\/){0,4}[a-z0-9-]{1,80}$/
