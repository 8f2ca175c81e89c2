import type { Instant } from '@mallard/kernel'
import type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

export type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

/** What a device cloud pushes: `at` is when it happened, by the cloud's clock. */
export type DeviceEvent = {
  /** Told once, however often it is pushed. */
  readonly eventId: string
  readonly deviceId: string
  readonly at: Instant
} & DeviceNews

export type DeviceNews =
  /** Whose it is now: the shop's number of a member, and the model as the cloud calls it. */
  | { readonly kind: 'bound'; readonly userId: string; readonly model: string }
  | { readonly kind: 'unbound' }
  /** Whole minutes, 1 to 1440, that nobody was told of yet. */
  | { readonly kind: 'used'; readonly minutes: number }
  | {
      readonly kind: 'settingApplied'
      /** Ours, from `applySettings`. */
      readonly settingId: string
      readonly isApplied: boolean
      /** Why not; empty when it was. */
      readonly reason: string
    }
  /** An empty code: what was wrong is over. */
  | { readonly kind: 'fault'; readonly code: string; readonly text: string }
  | { readonly kind: 'online' }
  | { readonly kind: 'offline' }

/** `notFound`: no such device, or another code than its own; the cloud does not tell which. */
export type DeviceFailure = 'notFound' | 'taken' | 'badRequest' | 'config' | 'refused'
export type DeviceEventFailure = 'signature' | 'stale' | 'malformed'

interface OfDevice {
  /** A brand's devices are told of at an address of its own. */
  readonly partnerId: number
  readonly deviceId: string
}

export interface BoundDevice {
  /** As the cloud calls it. */
  readonly model: string
  readonly isOnline: boolean
  /** Since when it is the user's, by the cloud's clock, as in its events. */
  readonly boundAt: Instant
}

/** Who speaks with the devices, whatever their maker. Never throws for what the other side does. */
export interface DeviceCloud {
  /** By the code on the device; again by the same user, the same answer. */
  bind(
    wanted: OfDevice & { readonly code: string; readonly userId: string },
  ): Promise<Answer<BoundDevice, DeviceFailure>>
  /** Nothing happens to a device that is another user's by now. */
  unbind(given: OfDevice & { readonly userId: string }): Promise<Answer<true, DeviceFailure>>
  /** Taken on: the device answers when it is online. What is sent later takes its place. */
  applySettings(
    wanted: OfDevice & {
      readonly settingId: string
      readonly values: Readonly<Record<string, string>>
    },
  ): Promise<Answer<true, DeviceFailure>>
  parseEvent(
    partnerId: number,
    rawBody: Buffer,
    headers: IncomingHeaders,
  ): Promise<Answer<DeviceEvent, DeviceEventFailure>>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}
