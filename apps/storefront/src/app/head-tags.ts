import { languageTag, type Locale } from '@mallard/kernel'
import { withLang } from '@mallard/contract/lang'
import { parsedUrl } from '@mallard/contract/own-path'
import { isPage } from '#platform/navigator/view.ts'
import type { Head } from '#platform/screen.ts'
import { type CardPicture, sharePicture } from '#platform/share-picture.ts'
import { breadcrumbs, type Thing } from '#platform/structured-data.ts'

export interface HeadFacts {
  title: string
  head: Head
  /** What the brand is shared with, for a page without words or a picture of its own. */
  card?: { readonly text: string; readonly picture: CardPicture | null } | undefined
  siteName: string
  /** Path of the store's home. */
  home: string
  origin: string
  /** Path and query that count for this page. */
  path: string
  locale: Locale
  /** The language that the address asks for. */
  lang: Locale | undefined
  /** Whether the page is there in English as well. */
  hasEnglish: boolean
}

/** The tags that search engines and link cards read. */
export function headTags(facts: HeadFacts): string {
  const { title, head, card, siteName, origin, path, locale, lang, hasEnglish } = facts
  const counted = origin + (head.original ?? head.canonical ?? path)
  // Chinese is what the address without a language shows whoever says nothing of one.
  const own = lang === 'en' && hasEnglish ? lang : undefined
  const address = withLang(counted, own)
  const tags = [`<title>${escapeText(title)}</title>`]
  const meta = (
    name: 'name' | 'property' | 'name="description" property',
    key: string,
    content: string | undefined,
  ) => {
    if (content) tags.push(`<meta ${name}="${key}" content="${escapeText(content)}">`)
  }
  // One tag for readers of names and for readers of properties.
  meta('name="description" property', 'og:description', head.description)
  if (head.noIndex) meta('name', 'robots', 'noindex')
  else tags.push(`<link rel="canonical" href="${escapeText(address)}">`)
  if (head.canonical && !head.noIndex && hasEnglish) tags.push(...languages(counted))
  meta('property', 'og:type', head.kind ?? 'website')
  meta('property', 'og:title', head.title ?? title)
  if (!head.description) meta('property', 'og:description', card?.text)
  meta('property', 'og:site_name', siteName)
  meta('property', 'og:url', address)
  const shown = head.image ?? card?.picture
  if (shown) {
    const picture = sharePicture(shown)
    meta('property', 'og:image', absolute(picture.url, origin))
    meta('property', 'og:image:width', String(picture.width))
    meta('property', 'og:image:height', String(picture.height))
  }
  meta('property', 'og:locale', languageTag(locale).replace('-', '_'))
  tags.push(...machineWords([...(head.jsonLd ?? []), ...placeOf(facts)], origin, own))
  return tags.join('')
}

/** What one reads stands below the store's home; goods say themselves where they stand. */
function placeOf({ head, siteName, home }: HeadFacts): readonly Thing[] {
  const { kind, title, canonical, original = canonical } = head
  if (kind !== 'article' || !title || !original) return []
  return [breadcrumbs([siteName, home], [title, original])]
}

/** The same page in each language, and the one that leaves it to the reader's browser. */
function languages(counted: string): string[] {
  const plain = withLang(counted, undefined)
  const each = { 'zh-CN': plain, en: withLang(counted, 'en'), 'x-default': plain }
  return Object.entries(each).map(
    ([name, url]) => `<link rel="alternate" hreflang="${name}" href="${escapeText(url)}">`,
  )
}

function machineWords(
  things: readonly Thing[],
  origin: string,
  lang: Locale | undefined,
): string[] {
  return things.map((thing) => {
    const whole = wholeAddresses(thing, origin, lang) as object
    return `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', ...whole })}</script>`
  })
}

export function escapeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

/** JSON that cannot end the script element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Search engines want whole addresses: every text that is a path of ours gets its origin, and a page
 * of ours the language of this one.
 */
function wholeAddresses(value: unknown, origin: string, lang: Locale | undefined): unknown {
  if (typeof value === 'string') {
    if (!/^\/(?!\/)/.test(value)) return value
    const inLang = withLang(value, lang)
    return origin + (inLang === value || !isPage(value) ? value : inLang)
  }
  if (Array.isArray(value)) return value.map((item) => wholeAddresses(item, origin, lang))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, wholeAddresses(item, origin, lang)]),
  )
}

function absolute(url: string, origin: string): string {
  return url.startsWith('/') || !parsedUrl(url) ? origin + url : url
}
