export { LocaleProvider, useLocale, useTexts } from './locale.tsx'
export { textsOf, type Texts } from './texts.ts'
