import { languageCookieOf } from '@mallard/contract/cookies'
import { languageTag, type Locale } from '@mallard/kernel'
import { LocaleProvider } from '@mallard/ui/locale'
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'

const SetLocale = createContext<(locale: Locale) => void>(() => undefined)

/** Switches the language for good: a cookie tells the server too. */
export function useSetLocale(): (locale: Locale) => void {
  return useContext(SetLocale)
}

const AddressLang = createContext<Locale | undefined>(undefined)

/** The language that the page's address asks for, if it does: links keep it. */
export function useAddressLang(): Locale | undefined {
  return useContext(AddressLang)
}

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
      document.cookie = languageCookieOf(chosen, '/')
      onChange(chosen)
      setLocale(chosen)
    },
    [onChange],
  )
  useEffect(() => {
    document.documentElement.lang = languageTag(locale)
  }, [locale])
  return (
    <SetLocale value={choose}>
      <AddressLang value={isInAddress ? locale : undefined}>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
      </AddressLang>
    </SetLocale>
  )
}
