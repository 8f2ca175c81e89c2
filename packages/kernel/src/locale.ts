/** The languages that shop and back office speak. */
export type Locale = 'zh' | 'en'

/** A language as HTML, browsers and search engines name it. */
export const languageTag = (locale: Locale): 'zh-CN' | 'en' => (locale === 'en' ? 'en' : 'zh-CN')
