import type { Locale } from '@mallard/kernel'
import { returnType } from '../returns/returns.codes.ts'

/** Where orders come from that other platforms sold; the OMS says which. */
export const platforms = [
  { code: 'tmall', name: ['天猫', 'Tmall'] },
  { code: 'jd', name: ['京东', 'JD.com'] },
  { code: 'douyin', name: ['抖音商城', 'Douyin'] },
  { code: 'pinduoduo', name: ['拼多多', 'Pinduoduo'] },
  { code: 'other', name: ['其他平台', 'Another platform'] },
] as const

export type PlatformCode = (typeof platforms)[number]['code']

/** Name of a platform in the reader's language. */
export function platformName(code: string, locale: Locale = 'zh'): string {
  const { name } = platforms.find((each) => each.code === code) ?? platforms[platforms.length - 1]!
  return name[locale === 'en' ? 1 : 0]
}

/** What may be asked for; of what is open, the first is what is meant where nothing is named. */
export const thirdReturnTypes = [
  returnType.back,
  returnType.refundOnly,
  returnType.exchange,
  returnType.reissue,
] as const

/**
 * How far the parcel of a line is, as the OMS tells: none of it has left, it is under way, all of it
 * has arrived.
 */
export const deliveryStates = ['unsent', 'sent', 'arrived'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const deliveryNames: Readonly<Record<DeliveryState, readonly [string, string]>> = {
  unsent: ['未发货', 'Not sent yet'],
  sent: ['运输中', 'On its way'],
  arrived: ['已送达', 'Delivered'],
}

/** How far a parcel is, in words; empty where the OMS does not tell. */
export function deliveryText(state: DeliveryState | null, locale: Locale): string {
  return state === null ? '' : deliveryNames[state][locale === 'en' ? 1 : 0]
}

/** How long a phone's code opens the orders of that phone, in this session (domain.md §3.4). */
export const accessMinutes = 30
