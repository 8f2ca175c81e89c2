import type { Locale } from '@mallard/kernel'
import { useLocale } from '@mallard/ui/locale'

type Text = string | ((...values: never[]) => string)
type TwinOf<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string
}

export interface TextsHook<T> {
  (): T
  /** Without React, for example in a screen's `head`. */
  of(locale: Locale): T
}

/**
 * Texts of a feature in both languages; zh-CN is the source, en its twin. `export const
 * useCartTexts = defineTexts({ empty: '…' }, { empty: '…' })`.
 */
export function defineTexts<const T extends Readonly<Record<string, Text>>>(
  chinese: T,
  english: TwinOf<T>,
): TextsHook<TwinOf<T>> {
  const of = (locale: Locale): TwinOf<T> =>
    locale === 'en' ? english : (chinese as unknown as TwinOf<T>)
  return Object.assign(() => of(useLocale()), { of })
}
