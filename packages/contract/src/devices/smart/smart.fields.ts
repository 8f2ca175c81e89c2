import { z } from 'zod'
import { GoodsCard } from '../../catalog/catalog/catalog.fields.ts'
import { CalendarDay, Moment, PictureRef } from '../../fields.ts'
import { settingKinds } from './smart.codes.ts'

const Words = z.object({ zh: z.string(), en: z.string() })

/** One setting of a model, in both languages. */
export const SettingSetup = z.object({
  /** As the device calls it. */
  code: z.string(),
  kind: z.enum(settingKinds),
  name: Words,
  /** Of a choice; else none. */
  options: z.array(z.object({ value: z.string(), name: Words })),
  /** Bounds and step of a number, which is whole. */
  least: z.number().int(),
  most: z.number().int(),
  step: z.number().int(),
  unit: Words,
  /** What a device has until somebody sets another value. */
  initial: z.string(),
})

/** One setting of a device, in the reader's language. */
export const DeviceSetting = z.object({
  code: z.string(),
  kind: z.enum(settingKinds),
  name: z.string(),
  /** Of a choice; else none. */
  options: z.array(z.object({ value: z.string(), name: z.string() })),
  /** Bounds and step of a number, which is whole. */
  least: z.number().int(),
  most: z.number().int(),
  step: z.number().int(),
  unit: z.string(),
  /** What was wished for last, while the device has not answered; else what it has. */
  value: z.string(),
})
export type DeviceSetting = z.output<typeof DeviceSetting>

export const UseDay = z.object({
  day: CalendarDay,
  minutes: z.number().int(),
})
export type UseDay = z.output<typeof UseDay>

export const Warranty = z.object({
  /** 12 digits, as on the card. */
  cardNo: z.string(),
  activatedAt: Moment,
  /** The moment of activation, or of the purchase if that was earlier. */
  startAt: Moment,
  endAt: Moment,
  isOver: z.boolean(),
  /** The order that the device was bought with, where one was found. */
  orderSn: z.string().nullable(),
})
export type Warranty = z.output<typeof Warranty>

export const DeviceFault = z.object({
  /** The device's own code. */
  code: z.string(),
  /** What the device says of it; may be empty. */
  text: z.string(),
  at: Moment,
})
export type DeviceFault = z.output<typeof DeviceFault>

export const DeviceCard = z.object({
  deviceId: z.string(),
  /** Name of its model. */
  name: z.string(),
  pic: PictureRef.nullable(),
  isOnline: z.boolean(),
  boundAt: Moment,
  /** Whole per cent of the mesh's life that are left. */
  lifeLeft: z.number().int(),
})
export type DeviceCard = z.output<typeof DeviceCard>

/** All that the pages of a device show. */
export const SmartDevice = DeviceCard.extend({
  /** The model, as the maker calls it. */
  model: z.string(),
  /** Null: never. */
  seenAt: Moment.nullable(),
  /** Null: all is well. */
  fault: DeviceFault.nullable(),
  /** The last 14 days, oldest first, of this owner alone. */
  use: z.array(UseDay),
  warranty: Warranty.nullable(),
  mesh: z.object({
    usedMinutes: z.number().int(),
    ratedMinutes: z.number().int(),
    /** Since when this mesh has been in it. */
    since: Moment,
    /** SKU to put into the cart. */
    productSn: z.string(),
    /** Its goods; null: the store sells it no more. */
    goods: GoodsCard.nullable(),
  }),
  settings: z.array(DeviceSetting),
  /** What became of the settings saved last; null: none were. */
  saved: z
    .object({
      state: z.enum(['pending', 'applied', 'failed']),
      at: Moment,
      /** Why the device did not take them; empty in other states. */
      reason: z.string(),
    })
    .nullable(),
  /** Its goods: their guide tells how it is used, where there is one. */
  productId: z.number().int(),
})
export type SmartDevice = z.output<typeof SmartDevice>
