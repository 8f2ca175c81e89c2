/** The languages that an address can ask for: `?lang=en`. */
export type Lang = 'en' | 'zh'

export function langOf(url: string): Lang | undefined {
  return /[?&]lang=(en|zh)(?=[&#]|$)/.exec(url)?.[1] as Lang | undefined
}

/** The address in a language; without one, the address that leaves it to the reader's browser. */
export function withLang(url: string, lang: Lang | undefined): string {
  const bare = url.replace(/([?&])lang=[^&#]*(?:&|(?=#|$))/, '$1').replace(/[?&](?=#|$)/, '')
  if (lang === undefined) return bare
  return bare.replace(/(?=#|$)/, `${bare.includes('?') ? '&' : '?'}lang=${lang}`)
}

/** Where a link leads from a page whose own address asks for a language: it is kept. */
export function inLang(url: string, lang: Lang | undefined): string {
  return lang === undefined || langOf(url) ? url : withLang(url, lang)
}
