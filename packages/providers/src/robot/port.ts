import type { Answer } from '../answer.ts'

export type { Answer } from '../answer.ts'

/** One thing that happened, for those who read it by machine. */
export interface RobotEvent {
  readonly kind: string
  /** The number of the thing: an order number, the code of a SKU. */
  readonly ref: string
  readonly text: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

export interface RobotMessage {
  /** Ours, the same in every repetition. */
  readonly id: string
  /** What people read in the group; at most `maxBytes` of UTF-8. */
  readonly text: string
  /** What it tells of; a test and a digest have none. */
  readonly events: readonly RobotEvent[]
}

export interface RobotTarget {
  /** With the key that its group gave it. */
  readonly address: string
  /** What messages are signed with; empty where its kind signs none. */
  readonly secret: string
}

/**
 * `address`: there is no such robot any more. `signature`: its secret is another one. `tooOften`: not
 * now. `refused`: it does not want this message.
 */
export type RobotFailure = 'address' | 'signature' | 'tooOften' | 'refused'

/** A robot in a group, or another system that wants to be told. Never throws for what it does. */
export interface RobotChannel {
  /** Bytes of text that one message may have. */
  readonly maxBytes: number
  /** Whether messages are signed with a secret. */
  readonly isSigned: boolean
  /** Whether an address is one of its kind. */
  isAddress(address: string): boolean
  send(target: RobotTarget, message: RobotMessage): Promise<Answer<'taken', RobotFailure>>
}
