import { languageTag, type Locale } from '@mallard/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import english from 'antd/locale/en_US'
import chinese from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { savedLocale, saveLocale } from '#platform/locale.ts'
import { LocaleContext } from '#platform/texts.ts'
import { useTheme } from './theme.ts'

const SetLocale = createContext<(locale: Locale) => void>(() => undefined)

export function useSetLocale(): (locale: Locale) => void {
  return useContext(SetLocale)
}

/** Language and look of everything below. */
export function LocaleRoot({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [locale, setLocale] = useState(savedLocale)
  const theme = useTheme()
  useEffect(() => {
    document.documentElement.lang = languageTag(locale)
    dayjs.locale(locale === 'en' ? 'en' : 'zh-cn')
    saveLocale(locale)
  }, [locale])
  function change(chosen: Locale): void {
    setLocale(chosen)
    // The server's own words come in the language that is saved by then.
    saveLocale(chosen)
    void queries.invalidateQueries()
  }
  return (
    <SetLocale value={change}>
      <LocaleContext value={locale}>
        <ConfigProvider
          theme={theme}
          locale={locale === 'en' ? english : chinese}
          wave={{ disabled: true }}
          button={{ autoInsertSpace: false }}
        >
          <App message={{ maxCount: 3 }}>{children}</App>
        </ConfigProvider>
      </LocaleContext>
    </SetLocale>
  )
}
