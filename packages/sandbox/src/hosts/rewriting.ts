import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Shell } from './shells.ts'

/**
 * Names under which one shop is known: to the shell's browser, to the outside, on this machine; and
 * the sandbox itself.
 */
export interface Origins {
  readonly shell: string
  readonly shop: string
  readonly address: string
  readonly sandbox: string
}

const everywhere = (text: string, from: string, to: string) =>
  text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to))

/**
 * Towards the shop a shell's own origin is the shop's: in addresses, in what is posted, in `Origin`
 * and `Referer`.
 */
export const towardsShop = (text: string, origins: Origins) =>
  everywhere(text, origins.shell, origins.shop)

export function headersTowardsShop(
  headers: IncomingHttpHeaders,
  shell: Shell,
  origins: Origins,
): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(sec-ch-ua.*|connection|keep-alive|transfer-encoding|proxy-.*)$/.test(name),
  )
  const sent: OutgoingHttpHeaders = Object.fromEntries(kept)
  const host = new URL(origins.shop).host
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name]
    if (value) sent[name] = towardsShop(value, origins)
  }
  if (headers.cookie) sent['cookie'] = cookiesTowardsShop(headers.cookie)
  // Asked for plainly, because documents and answers are rewritten.
  return { ...sent, host, 'user-agent': shell.userAgent, 'accept-encoding': 'identity' }
}

/** A `Location` of the shop's. A party's address keeps its query as it is: it is signed. */
export function locationForShell(location: string, origins: Origins): string {
  if (location.startsWith(`${origins.sandbox}/`))
    return origins.shell + location.slice(origins.sandbox.length)
  return everywhere(
    everywhere(location, origins.shop, origins.shell),
    origins.address,
    origins.shell,
  )
}

/**
 * What names that are for HTTPS alone are called in the meantime: browsers refuse the prefix over
 * plain HTTP.
 */
const [guarded, unguarded] = ['__Host-', 'host.'] as const

function cookiesTowardsShop(cookies: string): string {
  return cookies
    .split('; ')
    .map((cookie) =>
      cookie.startsWith(unguarded) ? guarded + cookie.slice(unguarded.length) : cookie,
    )
    .join('; ')
}

/** Cookies of a plain-http name of their own. */
function cookieForShell(cookie: string): string {
  const named = cookie.startsWith(guarded) ? unguarded + cookie.slice(guarded.length) : cookie
  const parts = named.split(/;\s*/).filter((part) => !/^(domain=|secure$)/i.test(part))
  return parts.map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part)).join('; ')
}

/** A policy that lets the shell's script in, the sandbox's stage around, and plain http. */
function policyForShell(policy: string, nonce: string): string {
  const rules = policy
    .split(';')
    .map((rule) => rule.trim())
    .filter(
      (rule) => rule !== '' && !/^(upgrade-insecure-requests|report-uri|report-to)\b/.test(rule),
    )
  const named = rules.map((rule) => {
    if (/^script-src(-elem)?\s/.test(rule))
      return `${rule.replace(/\s'none'/, '')} 'nonce-${nonce}'`
    return /^frame-ancestors\b/.test(rule) ? "frame-ancestors 'self'" : rule
  })
  return named.some((rule) => rule.startsWith('script-src'))
    ? named.join('; ')
    : [...named, `script-src 'self' 'nonce-${nonce}'`].join('; ')
}

export interface ForShell {
  readonly headers: OutgoingHttpHeaders
  /** Of the script that is put into documents. */
  readonly nonce: string
}

export function headersForShell(headers: IncomingHttpHeaders, origins: Origins): ForShell {
  const policies = String(headers['content-security-policy'] ?? '')
  const nonce = /'nonce-([^']+)'/.exec(policies)?.[1] ?? randomBytes(16).toString('base64')
  const dropped =
    /^(strict-transport-security|x-frame-options|cross-origin-.*|content-length|content-encoding|transfer-encoding|connection|keep-alive)$/
  const sent: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.test(name)),
  )
  if (headers.location) sent['location'] = locationForShell(headers.location, origins)
  if (headers['set-cookie']) sent['set-cookie'] = headers['set-cookie'].map(cookieForShell)
  if (policies) sent['content-security-policy'] = policyForShell(policies, nonce)
  return { headers: sent, nonce }
}

/**
 * A document of the shop's with the shell's script before all others, and the parties' pages at the
 * shell's own origin.
 */
export function documentForShell(text: string, nonce: string, origins: Origins): string {
  const script = `<script src="/_host/shell.js" nonce="${nonce}"></script>`
  return answerForShell(text, origins).replace(/<head[^>]*>/i, (head) => head + script)
}

export const answerForShell = (text: string, origins: Origins) =>
  text.replaceAll(origins.sandbox, origins.shell)

/** A party's page, on its way back to the shop. */
export const partyPageForShell = (text: string, origins: Origins) =>
  text.replaceAll(origins.shop, origins.shell)
