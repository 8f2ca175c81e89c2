/** What a setting of a device is: on or off, one of a few values, or a number within bounds. */
export const settingKinds = ['switch', 'choice', 'number'] as const
export type SettingKind = (typeof settingKinds)[number]

/** Values of a switch; every setting's value is text, as it goes to the device. */
export const switchValues = ['on', 'off'] as const

/** What became of settings that were sent to a device, as the database keeps it. */
export const settingStates = { pending: 0, applied: 1, failed: 2 } as const
export type SettingState = keyof typeof settingStates

/** What device clouds push, as the database keeps it. */
export const deviceEventKinds = [
  'bound',
  'unbound',
  'used',
  'settingApplied',
  'fault',
  'online',
  'offline',
] as const
export type DeviceEventKind = (typeof deviceEventKinds)[number]

/** Months for which a device is under warranty. */
export const warrantyMonths = 12

/** Per cent of a mesh's life at which its owner is told. */
export const lifeNoticeAt = 20

/** Days of use that a page draws. */
export const useDays = 14

/** Settings of a model, values of a choice. */
export const maxSettings = 20
export const maxChoices = 8

/** Whole per cent of a blade mesh's life that are left, after so many minutes of those it is made for. */
export function lifeLeft(usedMinutes: number, ratedMinutes: number): number {
  return Math.max(0, Math.floor((100 * (ratedMinutes - usedMinutes)) / ratedMinutes))
}
