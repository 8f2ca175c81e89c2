import type { Locale } from '@mallard/kernel'

/** What a dish is called in a language; its Chinese name where it has no English one. */
export function nameOfDish(
  { dish, dishEn }: { readonly dish: string; readonly dishEn: string },
  locale: Locale,
): string {
  return (locale === 'en' && dishEn) || dish
}
