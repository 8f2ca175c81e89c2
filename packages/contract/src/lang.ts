import type { Locale } from '@mallard/kernel'

/** The language that an address asks for: `?lang=en`. */
export function langOf(url: string): Locale | undefined {
  return /[?&]lang=(en|zh)(?=[&#]|$)/.exec(url)?.[1] as Locale | undefined
}

/** The address in a language; without one, the address that leaves it to the reader's browser. */
export function withLang(url: string, lang: Locale | undefined): string {
  const bare = url.replace(/([?&])lang=[^&#]*(?:&|(?=#|$))/, '$1').replace(/[?&](?=#|$)/, '')
  if (lang === undefined) return bare
  return bare.replace(/(?=#|$)/, `${bare.includes('?') ? '&' : '?'}lang=${lang}`)
}

/** Where a link leads from a page whose own address asks for a language: it is kept. */
export function inLang(url: string, lang: Locale | undefined): string {
  return lang === undefined || langOf(url) ? url : withLang(url, lang)
}
