import { matchPage } from './paths.ts'

/** An address in its parts; `URL.canParse` is younger than the oldest browsers we serve. */
export function parsedUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

/**
 * The part of an address that leads to our own site, or undefined: `to` and its like come from
 * outside. What is returned begins with one slash, so that it stays here wherever it is put: as a
 * link, as a redirect, behind an origin.
 */
export function ownPath(url: string, origin: string): string | undefined {
  // Browsers drop tabs and line ends before they read an address, and take \ for /.
  // eslint-disable-next-line no-control-regex -- control characters are what it keeps out
  if (/[\u0000-\u001f\\]/.test(url)) return undefined
  const parsed = parsedUrl(url, origin)
  // `/.//evil.example` is ours as it stands, and another site's once it is resolved again.
  if (
    parsed?.origin !== origin ||
    !/^\/(?!\/)/.test(parsed.pathname) ||
    parsed.username !== '' ||
    parsed.password !== ''
  )
    return undefined
  return parsed.pathname + parsed.search
}

/**
 * An address of another site that may be followed on purpose: whole, of the web, and without a name
 * that hides whose it is.
 */
export function outsideAddress(url: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters are what it keeps out
  return /^https?:\/\/[^/\u0000-\u0020\\@]+(?:[/?#][^\u0000-\u0020\\]*)?$/i.test(url) &&
    parsedUrl(url)
    ? url
    : undefined
}

/**
 * The same, for pages alone: never a call that does something, nor a file, nor the login page in a
 * circle.
 */
export function pageTarget(url: string | undefined, origin: string): string | undefined {
  const path = url === undefined ? undefined : ownPath(url, origin)
  if (path === undefined) return undefined
  const { name } = matchPage(path.split('?')[0] ?? '')
  return name === 'notFound' || name === 'login' ? undefined : path
}
