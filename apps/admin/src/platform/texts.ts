import type { Locale } from '@mallard/kernel'
import { createContext, useContext } from 'react'
import { glossary } from './glossary.texts.ts'

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

type Glossary = TwinOf<typeof glossary.zh>
const words: { readonly zh: Glossary; readonly en: Glossary } = glossary

/** What is given, and the words of the glossary that it does not say itself. */
type WithGlossary<T> = TwinOf<T> & {
  readonly [K in keyof Glossary as K extends keyof T ? never : K]: Glossary[K]
}

interface Texts<T> {
  /** For components. */
  use(): T
  /** For everything else. */
  of(locale: Locale): T
}

function inBoth<T>(zh: T, en: T): Texts<T> {
  const of = (locale: Locale): T => (locale === 'en' ? en : zh)
  return { of, use: () => of(useLocale()) }
}

/**
 * Texts in both languages, and the words of the glossary with them; Chinese is the source, English
 * its twin.
 */
export function defineTexts<const T extends Readonly<Record<string, Text>>>(
  chinese: T,
  english: TwinOf<T>,
): Texts<WithGlossary<T>> {
  const zh = { ...words.zh, ...chinese } as unknown as WithGlossary<T>
  return inBoth(zh, { ...words.en, ...english } as WithGlossary<T>)
}

/** As `defineTexts`, but without the glossary: words that are looked up by names from elsewhere. */
export function defineWordTable<const T extends Readonly<Record<string, Text>>>(
  chinese: T,
  english: TwinOf<T>,
): Texts<TwinOf<T>> {
  return inBoth(chinese as unknown as TwinOf<T>, english)
}

/** The words of the glossary alone. */
export const glossaryTexts = defineTexts({}, {})
