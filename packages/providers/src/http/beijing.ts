import type { Instant } from '@mallard/kernel'

/** Reads `yyyy-MM-dd HH:mm:ss` in Beijing time; undefined when it is no such time. */
export function parseBeijing(text: string | undefined): Instant | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const instant = Date.parse(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(instant) ? undefined : instant
}
