import type { Head } from '#platform/screen.ts'

export interface HeadFacts {
  title: string
  head: Head
  siteName: string
  origin: string
  /** Path and query that count for this page. */
  path: string
  locale: string
}

/** The tags that search engines and link cards read. */
export function headTags({ title, head, siteName, origin, path, locale }: HeadFacts): string {
  const address = origin + (head.canonical ?? path)
  const tags = [`<title>${escapeText(title)}</title>`]
  const meta = (name: 'name' | 'property', key: string, content: string | undefined) => {
    if (content) tags.push(`<meta ${name}="${key}" content="${escapeText(content)}">`)
  }
  meta('name', 'description', head.description)
  if (head.noIndex) meta('name', 'robots', 'noindex')
  else tags.push(`<link rel="canonical" href="${escapeText(address)}">`)
  meta('property', 'og:type', head.kind ?? 'website')
  meta('property', 'og:title', head.title ?? title)
  meta('property', 'og:description', head.description)
  meta('property', 'og:site_name', siteName)
  meta('property', 'og:url', address)
  meta('property', 'og:image', head.image && absolute(head.image, origin))
  meta('property', 'og:locale', locale.replace('-', '_'))
  if (head.jsonLd)
    tags.push(
      `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', ...(withOrigin(head.jsonLd, origin) as object) })}</script>`,
    )
  return tags.join('')
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

/** Search engines want whole addresses: every text that is a path of ours gets its origin. */
function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]),
  )
}

function absolute(url: string, origin: string): string {
  return URL.canParse(url) ? url : origin + url
}
