import { languageTag } from '@mallard/kernel'
import { Button } from 'antd'
import { useLocale } from '#platform/texts.ts'
import { useSetLocale } from './locale-root.tsx'
import { shellTexts } from './shell.texts.ts'

export function LanguageButton() {
  const locale = useLocale()
  const setLocale = useSetLocale()
  const other = locale === 'en' ? 'zh' : 'en'
  return (
    <Button type="text" lang={languageTag(other)} onClick={() => setLocale(other)}>
      {shellTexts.use().toEnglish}
    </Button>
  )
}
