import type { Scope } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'

/** A text in Chinese and in English. */
type TwoTexts = readonly [zh: string, en: string]

/** A day of Beijing in a store. */
export interface DigestDay {
  readonly scope: Scope
  readonly from: Date
  readonly until: Date
}

/** What waits for staff now: what it is called, and how many there are. */
interface Waiting {
  readonly name: TwoTexts
  readonly count: number
}

export interface DigestShare {
  /** What the day brought, a line each. */
  readonly day?: readonly TwoTexts[]
  readonly waiting?: readonly Waiting[]
}

/** What a feature adds to the digest of a store; it reads a few rows or counts by an index. */
export type DigestPart = (services: Services, day: DigestDay) => Promise<DigestShare>

/** The digest of a day, of what all features say. */
export function digestOf(date: string, shares: readonly DigestShare[]): TwoTexts {
  const lines = shares.flatMap(({ day = [] }) => day)
  const waiting = shares.flatMap((share) => share.waiting ?? []).filter(({ count }) => count > 0)
  const waits = (language: 0 | 1) =>
    waiting
      .map(({ name, count }) => `${name[language]} ${count}`)
      .join(language === 0 ? '、' : ', ')
  return [
    [
      `昨日简报 ${date}`,
      ...lines.map(([zh]) => zh),
      waiting.length > 0 ? `待办：${waits(0)}` : '没有待办',
    ].join('\n'),
    [
      `Digest of ${date}`,
      ...lines.map(([, en]) => en),
      waiting.length > 0 ? `Waiting: ${waits(1)}` : 'Nothing waits',
    ].join('\n'),
  ]
}
