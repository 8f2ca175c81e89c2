import type { Acknowledgement, Answer } from '../answer.ts'

export type { Acknowledgement, Answer } from '../answer.ts'

export interface PickupParty {
  readonly name: string
  readonly phone: string
  /** The whole address in one line, as couriers read it. */
  readonly address: string
}

export interface PickupInput {
  /** Ours, 20 digits: what becomes of it is told under this number. */
  readonly pickupNo: string
  readonly sender: PickupParty
  readonly receiver: PickupParty
  readonly goods: string
  /** Beijing's `yyyy-MM-dd`, today or one of the two days that follow. */
  readonly day: string
  /** `HH:mm`. */
  readonly from: string
  readonly until: string
}

/** The channel's own numbers of a booking. */
export interface PickupRef {
  readonly taskId: string
  readonly orderId: string
}

/** `taken`: the parcel has its waybill. `failed`: nobody will come. */
export type PickupState = 'placed' | 'accepted' | 'taken' | 'cancelled' | 'failed' | 'later'

export interface PickupEvent {
  readonly ref: PickupRef
  readonly state: PickupState
  readonly courier?: { readonly name: string; readonly phone: string }
  readonly waybill?: { readonly company: string; readonly number: string }
}

export type PickupFailure = 'badRequest' | 'config' | 'refused'

/**
 * A party that sends couriers (hosts-and-providers.md §6.1). Never throws for what the other side
 * does.
 */
export interface PickupChannel {
  /** The carrier that comes, one of `carriers`. */
  readonly carrier: string
  book(input: PickupInput): Promise<Answer<PickupRef, PickupFailure>>
  /** Refused once the courier has the parcel. */
  cancel(ref: PickupRef, reason: string): Promise<Answer<'cancelled', PickupFailure>>
  parseEvent(rawBody: Buffer): Promise<Answer<PickupEvent, 'signature' | 'malformed'>>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}
