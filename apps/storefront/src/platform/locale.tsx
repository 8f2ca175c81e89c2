import { languageCookieOf } from '@mallard/contract/cookies'
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

export interface LocaleRootProps {
  initial: Locale
  onChange: (locale: Locale) => void
  children: ReactNode
}

export function LocaleRoot({ initial, onChange, children }: LocaleRootProps) {
  const [locale, setLocale] = useState(initial)
  const choose = useCallback(
    (chosen: Locale) => {
      document.cookie = languageCookieOf(chosen === 'en' ? 'en' : 'zh', '/')
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
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </SetLocale>
  )
}
