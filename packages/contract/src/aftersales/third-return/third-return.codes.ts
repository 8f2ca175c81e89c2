import type { Locale } from '@mallard/kernel'

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

/** What may be asked for: goods come back for money, or for the same goods. */
export const thirdReturnTypes = [1, 2] as const

/** How long a phone's code opens the orders of that phone, in this session (domain.md §3.4). */
export const accessMinutes = 30
