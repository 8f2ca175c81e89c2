import type { Locale } from '@mallard/ui/locale'

/** 15230 as 1.5万 or 15.2K. */
export function countText(count: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count)
}
