import type { Answer } from '../answer.ts'
import type { PickupParty } from '../pickup/port.ts'

export type { Answer } from '../answer.ts'

/** Who sends a parcel, or gets it. */
export type LabelParty = PickupParty

/** What a shop agreed with a carrier, as the carrier's branch gave it. */
export interface LabelAccount {
  /** One of `carriers`, as Kuaidi100 names it. */
  readonly carrier: string
  /** Customer number at the carrier. */
  readonly partnerId: string
  readonly partnerKey: string
  /** Only some carriers have one; empty otherwise. */
  readonly partnerSecret: string
  /** The branch that fetches the parcels; empty where the number says it. */
  readonly branch: string
  /** Number of the template, 100 × 150 mm; empty: the carrier's usual one. */
  readonly template: string
}

export interface LabelInput {
  /** Ours, 32 letters at most: asked again with it, the same label is meant. */
  readonly labelNo: string
  readonly account: LabelAccount
  readonly sender: LabelParty
  readonly receiver: LabelParty
  /** What is in it, in a few words. */
  readonly goods: string
}

export interface Label {
  readonly waybill: string
  readonly taskId: string
  /** Where its picture is, for some days. */
  readonly pictureUrl: string
}

/** `refused`: by the carrier, in the message's words: no numbers left, not served, account off. */
export type LabelFailure = 'badRequest' | 'config' | 'refused'

/**
 * A party that gives waybill numbers and draws their labels (hosts-and-providers.md §6.1). Never
 * throws for what the other side does.
 */
export interface LabelChannel {
  order(input: LabelInput): Promise<Answer<Label, LabelFailure>>
  /** Gives a number back that nothing was sent with. Refused once the parcel was seen. */
  cancel(
    label: { readonly labelNo: string; readonly waybill: string; readonly account: LabelAccount },
    reason: string,
  ): Promise<Answer<'cancelled', LabelFailure>>
  /** A PNG or JPEG of at most 1 MB. */
  picture(url: string): Promise<Answer<Buffer, 'refused'>>
}
