import type { Locale } from '@mallard/kernel'
import { createContext, useContext } from 'react'

export const LocaleContext = createContext<Locale>('zh')

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

type Text = string | ((...values: never[]) => string)
type TwinOf<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string
}

/**
 * Texts in both languages; Chinese is the source, English its twin. `use` is for components, `of`
 * for everything else.
 */
export function defineTexts<const T extends Readonly<Record<string, Text>>>(
  chinese: T,
  english: TwinOf<T>,
): { use(): TwinOf<T>; of(locale: Locale): TwinOf<T> } {
  const of = (locale: Locale): TwinOf<T> =>
    locale === 'en' ? english : (chinese as unknown as TwinOf<T>)
  return { of, use: () => of(useLocale()) }
}
