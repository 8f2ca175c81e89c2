import type { Locale } from '@mallard/ui/locale'

// Making a format takes longer than drawing the card it is for.
const formats = new Map<Locale, Intl.NumberFormat>()

/** 15230 as 1.5万 or 15.2K. */
export function countText(count: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  formats.set(locale, format)
  return format.format(count)
}
