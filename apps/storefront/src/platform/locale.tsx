import { languageCookieOf } from '@mallard/contract/cookies'
import type { Lang } from '@mallard/contract/lang'
import { LocaleProvider, type Locale } from '@mallard/ui/locale'
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'

/**
 * The language of a visitor: the one chosen, else the browser's first that we speak, else Chinese.
 */
export function chooseLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (cookie === 'en') return 'en'
  if (cookie === 'zh') return 'zh-CN'
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = part.trim()
    if (tag.startsWith('zh')) return 'zh-CN'
    if (tag.startsWith('en')) return 'en'
  }
  return 'zh-CN'
}

const SetLocale = createContext<(locale: Locale) => void>(() => undefined)

/** Switches the language for good: a cookie tells the server too. */
export function useSetLocale(): (locale: Locale) => void {
  return useContext(SetLocale)
}

const AddressLang = createContext<Lang | undefined>(undefined)

/** The language that the page's address asks for, if it does: links keep it. */
export function useAddressLang(): Lang | undefined {
  return useContext(AddressLang)
}

/** A language as the cookie and addresses say it. */
export const langFor = (locale: Locale): Lang => (locale === 'en' ? 'en' : 'zh')

export interface LocaleRootProps {
  initial: Locale
  /** The page's address asks for a language. */
  isInAddress: boolean
  onChange: (locale: Locale) => void
  children: ReactNode
}

export function LocaleRoot({ initial, isInAddress, onChange, children }: LocaleRootProps) {
  const [locale, setLocale] = useState(initial)
  const choose = useCallback(
    (chosen: Locale) => {
      document.cookie = languageCookieOf(langFor(chosen), '/')
      onChange(chosen)
      setLocale(chosen)
    },
    [onChange],
  )
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <SetLocale value={choose}>
      <AddressLang value={isInAddress ? langFor(locale) : undefined}>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
      </AddressLang>
    </SetLocale>
  )
}
