export { LocaleProvider, useLocale, useTexts } from './locale.tsx'
export { textsOf, type Locale, type Texts } from './texts.ts'
