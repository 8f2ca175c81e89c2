import type { Instant } from '@mallard/kernel'
import type { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'

/** A device, as its cloud keeps it. */
export interface HeldDevice {
  readonly deviceId: string
  readonly model: string
  /** What the code on it says: who holds it in his hands may bind it. */
  readonly code: string
  /** Number of the brand, in the shop. */
  readonly partnerId: number
  /** `partner-store` whose pages its code leads to. */
  readonly shop: string
  /** The shop's number of its owner; empty: nobody's. */
  readonly userId: string
  /** Since when it is theirs. */
  readonly boundAt: Instant
  readonly isOn: boolean
  /** Minutes of use that the shop was not told of, as it was offline. */
  readonly unreported: number
  /** Settings that wait for it to be online. */
  readonly waiting: { readonly settingId: string; readonly values: object } | null
  readonly values: object
  /** It takes no settings, so that one can see what the shop makes of that. */
  readonly isStubborn: boolean
  readonly fault: string
  /** Where the shop wants to hear of it. */
  readonly callbackUrl: string
}

/** A device that the demo world has from the start. */
export type GivenDevice = Pick<
  HeldDevice,
  'deviceId' | 'model' | 'code' | 'partnerId' | 'shop' | 'userId' | 'isOn'
>

export type DeviceBooks = BoundedMap<HeldDevice>

export const makeDeviceBooks = (world: World): DeviceBooks =>
  world.journal.map<HeldDevice>('devices', 1000)

/** Fresh out of its box; `base` is where the shop hears of devices. */
export const freshDevice = (given: GivenDevice, base: string): HeldDevice => ({
  ...given,
  boundAt: 0,
  unreported: 0,
  waiting: null,
  values: {},
  isStubborn: false,
  fault: '',
  callbackUrl: `${base}/hooks/device/${given.partnerId}`,
})
