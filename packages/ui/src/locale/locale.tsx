import type { Locale } from '@mallard/kernel'
import { createContext, useContext, type ReactNode } from 'react'
import { textsOf, type Texts } from './texts.ts'

const LocaleContext = createContext<Locale>('zh')

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The few words the kit says by itself. */
export function useTexts(): Texts {
  return textsOf(useContext(LocaleContext))
}
